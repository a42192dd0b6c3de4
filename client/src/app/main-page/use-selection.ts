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

/** The last choice; the address follows a moment later. */
const chosen = () => read(new URLSearchParams(location.search));

/** Keeps the selection in the address, so that it survives a reload and can be bookmarked. */
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
      // Does nothing when the user has left the screen meanwhile.
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
  const { entryId, revision } = read(params);
  /** Closes an entry that is deleted; another one that is open stays so. */
  const close = (id: string) => {
    if (id === entryId) select(null);
  };
  return { entryId, revision, chosen, select, close };
}
