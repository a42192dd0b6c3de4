/** The heading of the screen, else its main part; null while the screen is still loading. */
const startOf = (root: Document) => root.querySelector<HTMLElement>("main h1") ?? root.querySelector("main");

/** Puts the focus and the sight to the beginning of the screen; false while the screen is still loading. */
export function goToStart(): boolean {
  const start = startOf(document);
  if (!start) return false;
  window.scrollTo(0, 0);
  // A screen may have put the focus into its first field itself.
  if (!start.closest("main")?.contains(document.activeElement)) {
    start.tabIndex = -1;
    start.focus({ preventScroll: true });
  }
  return true;
}
