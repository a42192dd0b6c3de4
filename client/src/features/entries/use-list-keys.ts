import { useEffect, useRef } from "react";
import { isUnwanted } from "#lib/single-keys";
import { isTyping, usesArrows } from "#lib/typing";
import { neighbour } from "./list-keys";

/**
 * Walks through the entries by j, k and the arrows, wherever the focus is but in a field. Keys may come
 * faster than the screen follows: each goes on from where the last one led.
 */
export function useListKeys(ids: readonly string[], selected: string | null, select: (id: string) => void) {
  const ahead = useRef<string[]>([]);
  useEffect(() => {
    const arrived = ahead.current.indexOf(selected ?? "");
    ahead.current = arrived < 0 ? [] : ahead.current.slice(arrived + 1);
  }, [selected]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isUnwanted(event)) return;
      const taken = event.key.startsWith("Arrow") ? usesArrows : isTyping;
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || taken(event.target))
        return;
      const next = neighbour(ids, ahead.current.at(-1) ?? selected, event.key);
      if (!next) return;
      event.preventDefault();
      ahead.current.push(next);
      select(next);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [ids, selected, select]);
}
