import { useCallback, useEffect, useMemo, useState } from "react";

/** Controls that work for every kind of media. */
export interface Media {
  /** Seconds. */
  time: number;
  playing: boolean;
  play(): void;
  toggle(): void;
  seek(seconds: number): void;
  skip(seconds: number): void;
}

export interface FileMedia extends Media {
  media: HTMLAudioElement;
}

interface Needs {
  /** Null while there is no file yet. */
  url: string | null;
  /** Known before the file is; the element's own once it has been read. */
  duration: number;
  rate: number;
  volume: number;
  /** The link ran out: ask for a new one. */
  onExpired(): void;
}

/** One audio element and its state. A new link for the same audio goes on where the old one stopped. */
export function useMedia({ url, duration, rate, volume, onExpired }: Needs): FileMedia {
  const media = useMemo(() => {
    const element = new Audio();
    // The duration is known, so only the played part is fetched.
    element.preload = "none";
    return element;
  }, []);
  const [time, setTime] = useState(0);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (url === null) return;
    const at = media.currentTime;
    const wasPlaying = !media.paused;
    media.src = url;
    if (at > 0) media.currentTime = at;
    if (wasPlaying) void media.play().catch(() => undefined);
  }, [media, url]);

  useEffect(() => {
    media.defaultPlaybackRate = rate;
    media.playbackRate = rate;
    media.volume = volume;
  }, [media, rate, volume]);

  useEffect(() => {
    const follow = () => setTime(media.currentTime);
    const state = () => setPlaying(!media.paused && !media.ended);
    const events: [string, () => void][] = [
      ["timeupdate", follow],
      ["seeking", follow],
      ["play", state],
      ["pause", state],
      ["ended", state],
      ["error", onExpired],
    ];
    for (const [name, listener] of events) media.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of events) media.removeEventListener(name, listener);
    };
  }, [media, onExpired]);

  useEffect(
    () => () => {
      media.pause();
      media.removeAttribute("src");
      media.load();
    },
    [media],
  );

  const play = useCallback(() => void media.play().catch(() => undefined), [media]);
  const toggle = useCallback(() => (media.paused ? play() : media.pause()), [media, play]);
  const seek = useCallback(
    (seconds: number) => {
      // Before anything was fetched there is nowhere to go.
      if (media.preload === "none") media.preload = "metadata";
      media.currentTime = Math.min(Math.max(seconds, 0), duration);
    },
    [media, duration],
  );
  const skip = useCallback((seconds: number) => seek(media.currentTime + seconds), [media, seek]);

  return { media, time, playing, play, toggle, seek, skip };
}
