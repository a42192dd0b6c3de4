import type { Page } from "@playwright/test";
import { beginAtTop } from "./begin-at-top";

/** More than any screen has stops. */
const STOPS = 250;

/**
 * Edges and choices that are lost where the system chooses the colours: a field, a button or something that lies over
 * the screen without a border, and something chosen that only its ground would tell from the others.
 */
export const lostInForcedColours = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const EDGED = [
      "input:not([type=checkbox], [type=radio], [type=range]), textarea, select",
      ".mantine-Button-root:not([data-variant=subtle], [data-variant=transparent])",
      "[role=dialog], [role=menu], [role=listbox], .mantine-Notification-root, .mantine-Alert-root",
    ].join();
    // A field that stands behind the words entered so far has its border around them all.
    const FRAME = ".mantine-TagsInput-input";
    const CHOSEN =
      "[aria-selected=true], [aria-pressed=true], [aria-current]:not([aria-current=false]), [aria-checked=true], input:checked, [data-spoken], [data-chosen]";
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return width > 1 && height > 1 && isSeen && !element.closest("[inert], [aria-hidden=true]");
    };
    const hasBorder = (element: Element | null) => {
      if (!element) return false;
      const style = getComputedStyle(element);
      return style.borderTopStyle !== "none" && Number.parseFloat(style.borderTopWidth) >= 1;
    };
    /** Something that the system's colours leave: a line around or below it, or a colour of the system's own. */
    const hasMark = (element: Element) => {
      const style = getComputedStyle(element);
      const isOutlined = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
      const isFilled = style.forcedColorAdjust === "none" && style.backgroundColor !== "rgba(0, 0, 0, 0)";
      return isOutlined || isFilled || style.textDecorationLine === "underline";
    };
    const isTold = (element: Element) => {
      // A field that is not seen itself is drawn by its label or by the element behind it.
      const drawn =
        element instanceof HTMLInputElement ? [...(element.labels ?? []), element.nextElementSibling] : [];
      return [element, ...drawn.filter((part) => part !== null)].some(
        (part) => hasMark(part) || [...part.querySelectorAll("*")].some(hasMark),
      );
    };
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.classList[0] ?? ""} "${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 30)}"`;
    const edgeless = [...document.querySelectorAll(EDGED)].filter(
      // Some have their border on what is around them, or within.
      (element) =>
        isShown(element) &&
        ![element, element.parentElement, element.firstElementChild, element.closest(FRAME)].some(hasBorder),
    );
    const untold = [...document.querySelectorAll(CHOSEN)].filter(
      (element) => (isShown(element) || element.matches("input")) && !isTold(element),
    );
    return [
      ...edgeless.map((element) => `${name(element)} has no edge`),
      ...untold.map((element) => `${name(element)} does not look chosen`),
    ];
  });

/**
 * Goes once around a screen by Tab, and tells of stops that no line is drawn around. A screen of fewer stops than the
 * least has not been gone around.
 */
export async function focusLost(page: Page, least: number): Promise<string[]> {
  const lost: string[] = [];
  await beginAtTop(page);
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(() => {
      const now = document.activeElement;
      const isOver = !now || now === document.body || now.hasAttribute("data-been");
      if (isOver) {
        for (const been of document.querySelectorAll("[data-been]")) been.removeAttribute("data-been");
        return null;
      }
      now.setAttribute("data-been", "");
      const isLined = (element: Element | null | undefined) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      };
      const drawn = now instanceof HTMLInputElement ? [now.nextElementSibling, now.labels?.[0]] : [];
      const isTold = [now, ...drawn].some(isLined);
      const name = now.getAttribute("aria-label") ?? now.textContent?.trim().slice(0, 30);
      return isTold
        ? ""
        : `${now.tagName.toLowerCase()}.${now.classList[0] ?? ""} "${name}" has the focus, and no line`;
    });
    if (found === null) return stop < least ? [...lost, `only ${stop} stops`] : lost;
    if (found) lost.push(found);
  }
  return [...lost, `more than ${STOPS} stops`];
}
