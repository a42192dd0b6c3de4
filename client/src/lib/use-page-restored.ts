import { useEffect, useRef } from "react";

/** Calls back when the browser shows this very page again by "back", as it was when it was left. */
export function usePageRestored(onRestored: () => void): void {
  const latest = useRef(onRestored);
  latest.current = onRestored;
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && latest.current();
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
}
