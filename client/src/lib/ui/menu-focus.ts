/**
 * Moves the focus from a menu's item to the menu's button before the item acts. The item goes away with its menu,
 * and an overlay that it opens could give the focus back to nothing.
 */
export function keepMenuFocus(): void {
  const keep = ({ target }: MouseEvent) => {
    const item = target instanceof Element ? target.closest("[role=menuitem]") : null;
    const button = item?.closest("[role=menu]")?.getAttribute("aria-labelledby");
    if (button) document.getElementById(button)?.focus({ preventScroll: true });
  };
  document.addEventListener("click", keep, { capture: true });
}
