import { useCallback, useRef, useState } from "react";

const GAP = 8;

/**
 * How far from its button a menu opens: above the whole player. On a phone the buttons stand below the line of the
 * play button, which their menus would cover.
 */
export function useAbovePlayer() {
  const button = useRef<HTMLButtonElement>(null);
  const [offset, setOffset] = useState(GAP);
  const measure = useCallback(() => {
    const player = button.current?.closest("section");
    if (!button.current || !player) return;
    setOffset(button.current.getBoundingClientRect().top - player.getBoundingClientRect().top + GAP);
  }, []);
  return { button, offset, measure };
}
