import { type ReactNode, useCallback, useState } from "react";

/** Words for screen readers. The same words in a new element are spoken anew. */
export function useSpoken() {
  const [{ words, turn }, setSaid] = useState({ words: "", turn: 0 });
  const say = useCallback(
    (said: string) => setSaid((before) => ({ words: said, turn: before.turn + 1 })),
    [],
  );
  const spoken: ReactNode = <span key={turn}>{words}</span>;
  return { spoken, say };
}
