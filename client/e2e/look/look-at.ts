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

/** Opens each view, and lets `look` at it once it stands. */
export async function lookAt<More extends object>(
  page: Page,
  language: Language,
  views: View<More>[],
  more: More,
  look: (name: string, at: Situation) => Promise<void>,
): Promise<void> {
  const at = { ...situation(page, language), ...more };
  for (const view of views) {
    await view.open(at);
    await stands(at);
    await look(view.name, at);
    await view.leave?.(at);
  }
}
