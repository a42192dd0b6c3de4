import type { Page } from "@playwright/test";

/**
 * The buttons in the primary colour on what lies on top: a dialog, or the screen. A notice across the screen may have
 * one of its own, because it is about something else.
 */
export const primaries = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.background = "var(--mantine-primary-color-filled)";
    const primary = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const top = [...document.querySelectorAll("[role=dialog]")].filter(isShown).at(-1) ?? document.body;
    return [...top.querySelectorAll<HTMLElement>(".mantine-Button-root")]
      .filter((button) => isShown(button) && getComputedStyle(button).backgroundColor === primary)
      .filter((button) => !button.closest("[role=status], [class*=_notice]"))
      .map((button) => button.innerText.trim());
  });
