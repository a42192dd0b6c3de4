import { type ReactNode, startTransition, useEffect, useState } from "react";

interface Props {
  /** How many drawings later. Parts of one turn are drawn together. */
  turn?: number;
  /** Stands there until then. */
  before?: ReactNode;
  children: ReactNode;
}

/**
 * A part that the rest of the screen need not wait for. It is drawn right after the rest, in slices of its own: its
 * effects would else make one long task of the whole screen's first drawing.
 */
export function Later({ turn = 1, before = null, children }: Props) {
  const [drawings, setDrawings] = useState(0);
  useEffect(() => {
    if (drawings < turn) startTransition(() => setDrawings(drawings + 1));
  }, [drawings, turn]);
  return drawings < turn ? before : children;
}
