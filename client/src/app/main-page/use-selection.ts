import { useCallback, useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";

export interface Selection {
  entryId: string | null;
  /** The revision that was chosen; what is shown follows from it and from what exists. */
  revision: string | null;
}

const read = (params: URLSearchParams): Selection => ({
  entryId: params.get("entry"),
  revision: params.get("revision"),
});

/** What was chosen last: the screen follows the address a moment later. */
const chosen = () => read(new URLSearchParams(location.search));

/** What is open, kept in the address: it survives a reload and can be bookmarked. */
export function useSelection() {
  const [params, setParams] = useSearchParams();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const select = useCallback(
    (entryId: string | null, revision: string | null = null) => {
      // What ends after one has gone to another screen calls nobody back.
      if (!isHere.current) return;
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [key, value] of [
            ["entry", entryId],
            ["revision", revision],
          ] as const) {
            if (value === null) next.delete(key);
            else next.set(key, value);
          }
          return next;
        },
        { replace: true },
      );
    },
    [setParams],
  );
  return { ...read(params), chosen, select };
}
