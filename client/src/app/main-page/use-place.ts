import { startTransition, useCallback, useState } from "react";

/** An element that others draw into. It is told in a drawing of its own: the one that makes it ends sooner. */
export function usePlace() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const ref = useCallback((element: HTMLElement | null) => startTransition(() => setPlace(element)), []);
  return [place, ref] as const;
}
