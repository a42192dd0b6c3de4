import { useMediaQuery } from "@mantine/hooks";
import { useLayoutEffect, useRef } from "react";

/** Where the player is one line, and what is rarely needed opens below it. */
const NARROW = "(max-width: 48em)";

/** Whether the tools fold away. Turning or zooming takes nobody's place away: the focus stays, or goes on among them. */
export function useFolded(isOpen: boolean, onOpen: (isOpen: boolean) => void) {
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const tools = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const before = useRef(isNarrow);
  const back = useRef<HTMLElement | null>(null);
  // Read before the change is drawn: a browser may take the focus from what is hidden at once.
  const held = document.activeElement;
  useLayoutEffect(() => {
    const group = tools.current;
    if (before.current === isNarrow) {
      if (isOpen) back.current?.focus();
      back.current = null;
      return;
    }
    before.current = isNarrow;
    if (!isNarrow) {
      if (held !== null && held === opener.current) group?.querySelector("button")?.focus();
      return;
    }
    if (isOpen) return;
    if (held instanceof HTMLElement && group?.contains(held)) back.current = held;
    // The focus of an open menu is elsewhere on the page, and comes back to its button.
    if (back.current || group?.querySelector("[aria-expanded=true]")) onOpen(true);
  });
  return { isNarrow, tools, opener };
}
