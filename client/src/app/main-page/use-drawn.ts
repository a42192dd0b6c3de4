import { startTransition, useEffect, useState } from "react";
import { whenIdle } from "#lib/when-idle";

/**
 * Whether a pane is drawn: at once where it is seen. Another has time until the page has nothing else to do, for what
 * nobody sees would keep what somebody waits for.
 */
export function useDrawn(isSeen: boolean): boolean {
  const [isDrawn, setDrawn] = useState(isSeen);
  if (isSeen && !isDrawn) setDrawn(true);
  useEffect(() => {
    if (!isDrawn) return whenIdle(() => startTransition(() => setDrawn(true)));
  }, [isDrawn]);
  return isDrawn;
}
