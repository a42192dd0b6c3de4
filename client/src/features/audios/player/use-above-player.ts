import { useEffect, useRef, useState } from "react";

const GAP = 8;

interface Room {
  availableHeight: number;
  elements: { floating: HTMLElement };
}

/**
 * Where a menu opens: above the whole player. On a phone the buttons stand below the line of the play button, which
 * their menus would cover. A menu that is higher than its room, or than `most` pixels, scrolls.
 */
export function useAbovePlayer(most = Number.POSITIVE_INFINITY) {
  const button = useRef<HTMLButtonElement>(null);
  const [offset, setOffset] = useState(GAP);
  // Known before a menu opens: it settles on its side by the first offset that it has.
  useEffect(() => {
    const player = button.current?.closest("section");
    if (!player) return;
    const observer = new ResizeObserver(() => {
      const top = button.current?.getBoundingClientRect().top ?? 0;
      setOffset(Math.max(0, top - player.getBoundingClientRect().top) + GAP);
    });
    observer.observe(player);
    return () => observer.disconnect();
  }, []);
  const apply = ({ availableHeight, elements: { floating } }: Room) => {
    const maxHeight = `${Math.min(most, Math.floor(availableHeight - GAP))}px`;
    Object.assign(floating.style, { maxHeight, overflowY: "auto" });
  };
  return { button, place: { offset, middlewares: { size: { apply } } } };
}
