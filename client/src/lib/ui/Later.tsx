import { type ReactNode, startTransition, useEffect, useState } from "react";

/**
 * A part that what stands around it need not wait for: drawn right after it, in slices of its own. What it sets in
 * motion when it is first there would else make one long task of the whole screen's first drawing.
 */
export function Later({ children }: { children: ReactNode }) {
  const [isTurn, setTurn] = useState(false);
  useEffect(() => startTransition(() => setTurn(true)), []);
  return isTurn && children;
}
