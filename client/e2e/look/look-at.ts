import { expect, type Page } from "@playwright/test";
import type { Language } from "../support/texts";
import { type Situation, situation, stands, type View } from "./view";

export const schemes = ["light", "dark"] as const;

/** As the device's own choice changes. */
export async function wear(page: Page, colorScheme: (typeof schemes)[number]) {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
  // Colours change over a frame, however short they are told to take.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** A dialog that only tells something has its buttons. */
const FEWEST_STOPS = 2;

/** Opens each view, and lets `look` at it once it stands; it is told how many stops of Tab there are at least. */
export async function lookAt<More extends object>(
  page: Page,
  language: Language,
  views: View<More>[],
  more: More,
  look: (name: string, at: Situation, fewestStops: number) => Promise<void>,
): Promise<void> {
  const at = { ...situation(page, language), ...more };
  for (const view of views) {
    await view.open(at);
    await stands(at);
    await look(view.name, at, view.fewestStops ?? FEWEST_STOPS);
    await view.leave?.(at);
  }
}
