import type { Page } from "@playwright/test";
import { askAs } from "./support/admin";
import { expect, signUp, test } from "./support/journey";
import { buyMonthlyPlan, entryList } from "./support/steps";

/** The limit of the monthly plan. */
const MANY = 500;
const PAGE = 50;

async function addMany(email: string) {
  const create = "mutation ($url: String!) { createEntry(url: $url) { id } }";
  const numbers = Array.from({ length: MANY }, (_, at) => at + 1);
  const worker = async () => {
    for (let number = numbers.shift(); number; number = numbers.shift())
      await askAs(email, create, { url: `https://shop.example/items/${String(number).padStart(3, "0")}` });
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

/** How long the page itself is busy with what the keys do, a press; its own clock. */
const timePresses = (page: Page, key: string, times: number) =>
  page.evaluate(
    async ([key, times]) => {
      const began = performance.now();
      for (let press = 0; press < times; press++) {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
        await new Promise(requestAnimationFrame);
      }
      return (performance.now() - began) / times;
    },
    [key, times] as const,
  );

const many = "five hundred entries: page by page, walked through by keys, and found by a search";
test(many, { tag: "@long" }, async ({ page }, info) => {
  test.setTimeout(240_000);
  const email = await signUp(page);
  await buyMonthlyPlan(page);
  await addMany(email);

  const began = Date.now();
  await page.reload();
  const rows = entryList(page).getByRole("listitem");
  await expect(rows).toHaveCount(PAGE);
  info.annotations.push({ type: "list", description: `${Date.now() - began} ms until it shows` });

  // Beyond the last one that was read, the keys bring the next page and go on.
  await rows.last().getByRole("button").first().click();
  await page.locator("body").press("j");
  await expect(rows).toHaveCount(2 * PAGE);
  await expect(rows.nth(PAGE).locator("[aria-current]")).toBeInViewport();

  for (let shown = 2 * PAGE; shown < MANY; shown += PAGE) {
    await page.getByRole("button", { name: "さらに表示" }).click();
    await expect(rows).toHaveCount(shown + PAGE);
  }
  await expect(page.getByRole("button", { name: "さらに表示" })).toHaveCount(0);

  await rows.first().getByRole("button").first().click();
  await expect(rows.first().locator("[aria-current]")).toBeVisible();
  const each = await timePresses(page, "j", 20);
  info.annotations.push({ type: "j", description: `${each.toFixed(0)} ms a press among ${MANY}` });
  await expect(rows.nth(20).locator("[aria-current]")).toBeInViewport();

  await page.getByRole("searchbox").fill("items/001");
  await expect(rows).toHaveCount(1);
  await page.getByRole("searchbox").fill("");
  await expect(rows).toHaveCount(MANY);
});
