import { useEffect } from "react";
import { isTyping, usesArrows } from "#lib/typing";
import { neighbour } from "./list-keys";

/** Walks through the entries by j, k and the arrows, wherever the focus is but in a field. */
export function useListKeys(ids: readonly string[], selected: string | null, select: (id: string) => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const taken = event.key.startsWith("Arrow") ? usesArrows : isTyping;
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || taken(event.target))
        return;
      const next = neighbour(ids, selected, event.key);
      if (!next) return;
      event.preventDefault();
      select(next);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [ids, selected, select]);
}
