import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

export interface Selection {
  entryId: string | null;
  /** The revision that was chosen; what is shown follows from it and from what exists. */
  revision: string | null;
}

/** What is open, kept in the address: it survives a reload and can be bookmarked. */
export function useSelection() {
  const [params, setParams] = useSearchParams();
  const selection: Selection = { entryId: params.get("entry"), revision: params.get("revision") };

  const select = useCallback(
    (entryId: string | null, revision: string | null = null) =>
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
      ),
    [setParams],
  );
  return { ...selection, select };
}
