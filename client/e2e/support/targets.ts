import type { Page } from "@playwright/test";

/** WCAG 2.5.8, without its exception for small targets that stand apart. */
const SMALLEST = 24;

/**
 * Controls on the screen that are smaller than a fingertip needs. A label belongs to its field; a link within a
 * sentence is as high as the sentence is, and a field that is not seen is reached by its label alone.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((smallest) => {
    const controls =
      "a[href], button, input, select, textarea, summary, [role=button], [role=checkbox], [role=menuitem], [role=option], [role=radio], [role=slider], [role=switch], [role=tab]";
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest("[inert], [aria-hidden=true]");
    const isInSentence = (element: Element) => getComputedStyle(element).display === "inline";
    const sizeOf = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const boxes = [element, ...labels.filter(isShown)].map((part) => part.getBoundingClientRect());
      const [left, top] = [
        Math.min(...boxes.map((box) => box.left)),
        Math.min(...boxes.map((box) => box.top)),
      ];
      const [right, bottom] = [
        Math.max(...boxes.map((box) => box.right)),
        Math.max(...boxes.map((box) => box.bottom)),
      ];
      return { width: right - left, height: bottom - top };
    };
    return [...document.querySelectorAll(controls)]
      .filter((element) => isShown(element) && !isInSentence(element))
      .flatMap((element) => {
        const { width, height } = sizeOf(element);
        // Half a pixel is lost where a screen is scaled.
        const isSmall = width > 1 && height > 1 && Math.min(width, height) < smallest - 0.5;
        const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 30);
        return isSmall
          ? [`${element.tagName.toLowerCase()} "${name}" ${Math.round(width)}×${Math.round(height)}`]
          : [];
      });
  }, SMALLEST);
