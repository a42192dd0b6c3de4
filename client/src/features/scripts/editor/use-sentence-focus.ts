import { useCallback, useState } from "react";

/** The sentence that Tab reaches, and a count that rises whenever it shall take the focus itself. */
export function useSentenceFocus() {
  const [{ index, turn }, setFocus] = useState({ index: 0, turn: 0 });
  return {
    index,
    turn,
    set: useCallback((to: number) => setFocus({ index: to, turn: 0 }), []),
    go: useCallback((to: number) => setFocus(({ turn: before }) => ({ index: to, turn: before + 1 })), []),
  };
}
