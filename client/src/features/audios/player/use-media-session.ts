import { useEffect } from "react";
import type { Media } from "../playback/use-media";

/** Title and keys on the lock screen, on headphones and on the keyboard's media keys. */
export function useMediaSession(
  title: string,
  artist: string,
  { play, toggle, skip }: Media,
  skipSeconds: number,
) {
  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session || typeof MediaMetadata === "undefined") return;
    session.metadata = new MediaMetadata({ title, artist });
    const handlers: [MediaSessionAction, () => void][] = [
      ["play", play],
      ["pause", toggle],
      ["seekbackward", () => skip(-skipSeconds)],
      ["seekforward", () => skip(skipSeconds)],
    ];
    for (const [action, handler] of handlers) session.setActionHandler(action, handler);
    return () => {
      session.metadata = null;
      for (const [action] of handlers) session.setActionHandler(action, null);
    };
  }, [title, artist, play, toggle, skip, skipSeconds]);
}
