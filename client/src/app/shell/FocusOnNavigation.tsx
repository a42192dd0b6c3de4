import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { goToStart } from "#lib/ui/go-to-start";

/** Renders nothing; after a change of screen the focus and the sight are at its beginning. */
export function FocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (goToStart()) return;
    const waiting = new MutationObserver(() => goToStart() && waiting.disconnect());
    waiting.observe(document.body, { childList: true, subtree: true });
    return () => waiting.disconnect();
  }, [pathname]);

  return null;
}
