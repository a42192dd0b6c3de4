import { useEffect } from "react";
import { isUnwanted } from "#lib/single-keys";
import { isModalOpen } from "#lib/typing";
import type { Media } from "../playback/use-media";
import { playerAction } from "./player-keys";

export function usePlayerKeys({ toggle, skip }: Media, skipSeconds: number) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = playerAction(event);
      if (!action || isUnwanted(event) || isModalOpen()) return;
      event.preventDefault();
      if (action === "toggle") toggle();
      else skip(action === "back" ? -skipSeconds : skipSeconds);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [toggle, skip, skipSeconds]);
}
