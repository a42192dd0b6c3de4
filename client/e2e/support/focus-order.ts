import type { Page } from "@playwright/test";
import { beginAtTop } from "./begin-at-top";

/** More than any screen has stops. */
const STOPS = 250;

/** A stop of Tab: what is wrong with it, and whether the round is complete. */
interface Stop {
  problem: string | null;
  isOver: boolean;
}

/** A stop that was made, with its pane at that time: what is drawn for the focus alone stands in none afterwards. */
interface Made {
  element: Element;
  pane: Element | null;
}

declare global {
  interface Window {
    /** Stops of the round so far. */
    stops: Made[];
  }
}

/**
 * Goes once around a screen by Tab, and tells where that is out of order: a stop that cannot be seen, one above or
 * before the last one in the same pane, a pane that is come back to, and a tabindex that jumps the queue. A screen of
 * fewer stops than the least has not been gone around.
 */
export async function outOfOrder(page: Page, least: number): Promise<string[]> {
  await beginAtTop(page);
  const problems = await page.evaluate(() => {
    window.stops = [];
    return [...document.querySelectorAll("[tabindex]")]
      .filter((element) => Number(element.getAttribute("tabindex")) > 0)
      .map((element) => `a positive tabindex: ${element.outerHTML.slice(0, 80)}`);
  });
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press("Tab");
    const { problem, isOver } = await page.evaluate(nextStop);
    if (isOver) return stop < least ? [...problems, `only ${stop} stops`] : problems;
    if (problem) problems.push(problem);
  }
  return [...problems, `more than ${STOPS} stops`];
}

/** In the page: looks at the stop that has the focus now, beside the last one. */
function nextStop(): Stop {
  const PANES =
    "header, nav, aside, [role=complementary], main, [role=main], footer, [role=dialog], [role=menu], [role=region], [role=toolbar], section[aria-label], [data-feet]";
  const now = document.activeElement;
  if (!now || now === document.body || window.stops.some(({ element }) => element === now))
    return { problem: null, isOver: true };
  const left = window.stops.map(({ pane }) => pane);
  const { element: before, pane: paneBefore = null } = window.stops.at(-1) ?? {};
  const pane = now.closest(PANES);
  window.stops.push({ element: now, pane });
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} "${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 30)}"`;
  const wrong = (what: string): Stop => ({ problem: `${name(now)} ${what}`, isOver: false });
  // A field that is drawn by its label is seen where that is.
  const boxOf = (element: Element) => {
    const own = element.getBoundingClientRect();
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    return own.width > 1 && own.height > 1 ? own : (label ?? element).getBoundingClientRect();
  };
  const isShown = (element: Element) => {
    const { width, height } = boxOf(element);
    const isDrawn = element instanceof HTMLInputElement || element.checkVisibility({ opacityProperty: true });
    return width > 1 && height > 1 && isDrawn && element.checkVisibility({ visibilityProperty: true });
  };
  if (!isShown(now) || now.closest("[aria-hidden=true], [inert]"))
    return wrong("has the focus and is not seen");
  const box = boxOf(now);
  if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
    return wrong("has the focus out of sight");
  if (!before?.isConnected || !isShown(before)) return { problem: null, isOver: false };
  if (pane !== paneBefore) {
    const isReturn =
      left.includes(pane) && !paneBefore?.closest(PANES)?.contains(pane) && !pane?.contains(paneBefore);
    return isReturn ? wrong("is in a pane that Tab has left already") : { problem: null, isOver: false };
  }
  const last = boxOf(before);
  const shared = Math.min(box.bottom, last.bottom) - Math.max(box.top, last.top);
  const isSameLine = shared > Math.min(box.height, last.height) / 2;
  const isAfter = box.left >= last.right - 2;
  // The pencil stands in the margin of the sentence that it belongs to.
  const isPencil = before.matches("span[role=button]") && before.closest("[data-offered]")?.contains(now);
  if (!isPencil && isSameLine && box.right <= last.left + 2) return wrong(`stands before ${name(before)}`);
  if (!isSameLine && box.bottom <= last.top + 2 && !isAfter) return wrong(`stands above ${name(before)}`);
  return { problem: null, isOver: false };
}
