import { useCallback, useRef, useState } from "react";

/** Several pages at once: null while a click opens a page instead. */
export type Picked = ReadonlySet<string> | null;

/** Choosing several pages of a list. */
export function usePicking() {
  const [picked, setPicked] = useState<Picked>(null);
  const last = useRef<string | null>(null);

  const start = useCallback(() => {
    last.current = null;
    setPicked(new Set());
  }, []);
  const stop = useCallback(() => setPicked(null), []);
  const pick = useCallback((ids: Iterable<string>) => setPicked(new Set(ids)), []);

  /** Chooses one more, or one less; with `ids`, the rows in their order, all up to the last one as well. */
  const toggle = useCallback((id: string, ids: readonly string[] | null) => {
    const from = last.current;
    last.current = id;
    setPicked((before) => {
      const next = new Set(before);
      const range = ids && from !== null && ids.includes(from) ? between(ids, from, id) : [id];
      const adds = !next.has(id);
      for (const one of range) {
        if (adds) next.add(one);
        else next.delete(one);
      }
      return next;
    });
  }, []);

  return { picked, start, stop, pick, toggle };
}

function between(ids: readonly string[], one: string, other: string): readonly string[] {
  const [from, to] = [ids.indexOf(one), ids.indexOf(other)].toSorted((a, b) => a - b) as [number, number];
  return ids.slice(from, to + 1);
}
