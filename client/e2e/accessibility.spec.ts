import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { expect, test } from "./support/journey";

const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, reducedMotion: "reduce" } as never);

    test("the main screen has no violation of WCAG A and AA, from first run to script, wide and narrow", async ({
      studio: page,
    }) => {
      expect(await violations(page)).toEqual([]);
      await page.getByRole("button", { name: /商品ページ/ }).click();
      await page.getByRole("button", { name: /^台本をつくる.*クレジット/ }).click({ timeout: 30_000 });
      await expect(page.getByRole("group", { name: "台本" })).toBeVisible({ timeout: 40_000 });
      await expect(page.getByRole("button", { name: /^音声をつくる.*クレジット/ })).toBeVisible();
      expect(await violations(page)).toEqual([]);

      for (const width of [360, 768, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflows(page)).toBe(false);
      }
      await page.setViewportSize({ width: 360, height: 800 });
      for (const pane of ["ページ", "設定", "台本"]) {
        await page
          .getByRole("navigation", { name: "表示する内容" })
          .getByRole("button", { name: pane })
          .click();
        expect(await violations(page)).toEqual([]);
      }
    });
  });
}
