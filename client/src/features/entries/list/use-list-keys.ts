import { useCallback, useEffect, useRef } from "react";
import { isUnwanted } from "#lib/single-keys";
import { isTyping, usesArrows } from "#lib/typing";
import { leadsDown, neighbour } from "./list-keys";

interface List {
  ids: readonly string[];
  selected: string | null;
  select(id: string): void;
  /** Brings the entries that follow the last one; none where there are no more. */
  more: (() => void) | null;
}

/**
 * Walks through the entries by j, k and the arrows, wherever the focus is but in a field. Keys may come
 * faster than the screen follows: each goes on from where the last one led. From the last entry that was
 * read the way goes on as soon as the next ones are there. Returns what a click does, too.
 */
export function useListKeys({ ids, selected, select, more }: List) {
  const ahead = useRef<string[]>([]);
  useEffect(() => {
    const arrived = ahead.current.indexOf(selected ?? "");
    ahead.current = arrived < 0 ? [] : ahead.current.slice(arrived + 1);
  }, [selected]);

  const go = useCallback(
    (id: string) => {
      ahead.current.push(id);
      select(id);
    },
    [select],
  );

  const end = useRef<string | null>(null);
  useEffect(() => {
    const left = end.current;
    const next = left && neighbour(ids, left, "j");
    if (!next) return;
    end.current = null;
    if ((ahead.current.at(-1) ?? selected) === left) go(next);
  }, [ids, selected, go]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isUnwanted(event)) return;
      const taken = event.key.startsWith("Arrow") ? usesArrows : isTyping;
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || taken(event.target))
        return;
      const from = ahead.current.at(-1) ?? selected;
      const next = neighbour(ids, from, event.key);
      if (next) go(next);
      else if (more && from !== null && from === ids.at(-1) && leadsDown(event.key)) {
        end.current = from;
        more();
      } else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [ids, selected, go, more]);

  return go;
}
