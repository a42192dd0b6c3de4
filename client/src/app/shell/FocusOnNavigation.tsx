import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** The heading of the screen, else its main part; null while the screen is still loading. */
const startOf = (root: Document) => root.querySelector<HTMLElement>("main h1") ?? root.querySelector("main");

/** Renders nothing; after a change of screen the focus and the sight are at its beginning. */
export function FocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const arrive = () => {
      const start = startOf(document);
      if (!start) return false;
      window.scrollTo(0, 0);
      // A screen may have put the focus into its first field itself.
      if (!start.closest("main")?.contains(document.activeElement)) {
        start.tabIndex = -1;
        start.focus({ preventScroll: true });
      }
      return true;
    };
    if (arrive()) return;
    const waiting = new MutationObserver(() => arrive() && waiting.disconnect());
    waiting.observe(document.body, { childList: true, subtree: true });
    return () => waiting.disconnect();
  }, [pathname]);

  return null;
}
