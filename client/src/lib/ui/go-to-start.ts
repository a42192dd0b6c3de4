const MAIN = "main, [role=main]";

/** The heading of the screen, else its main part; null while the screen is still loading. */
function startOf(root: Document): HTMLElement | null {
  // A narrow screen has more than one, and shows one of them.
  const parts = [...root.querySelectorAll<HTMLElement>(MAIN)];
  const shown = parts.find((part) => part.getClientRects().length > 0) ?? parts[0];
  return shown?.querySelector("h1") ?? shown ?? null;
}

/** Puts the focus and the sight to the beginning of the screen; false while the screen is still loading. */
export function goToStart(): boolean {
  const start = startOf(document);
  if (!start) return false;
  window.scrollTo(0, 0);
  // A screen may have put the focus into its first field itself.
  if (!start.closest(MAIN)?.contains(document.activeElement)) {
    start.tabIndex = -1;
    start.focus({ preventScroll: true });
  }
  return true;
}
