import type { Page } from "@playwright/test";

/** Texts of what has slipped into a second line, in rows that are meant to be one. */
export const brokenRows = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-row]")].flatMap((row) => {
      const [first, ...others] = [...row.children].filter((child) => child.getClientRects().length > 0);
      const bottom = first?.getBoundingClientRect().bottom ?? 0;
      return others
        .filter((child) => child.getBoundingClientRect().top >= bottom)
        .map((child) => child.textContent);
    }),
  );
