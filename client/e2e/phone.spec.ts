import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey";
import { isDrawn } from "./support/moves";
import { places } from "./support/places";
import { bothButton, countActions, japanesePlayer, positionOf } from "./support/steps";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test("on a phone: from an address by touch, pane by pane, to hearing it with the player at hand [1.1] [2.6]", {
  tag: "@long",
}, async ({ studio: page }) => {
  test.setTimeout(180_000);
  const tabs = page.getByRole("navigation", { name: "表示する内容" });
  const toPane = (name: string) => tabs.getByRole("button", { name }).tap();

  const adding = await countActions(page);
  await page.getByRole("textbox", { name: /URL/ }).fill(`${places().pages}/product-ja`);
  await page.getByRole("button", { name: "追加" }).tap();
  await expect(page.getByRole("heading", { name: "ページを読み取りました" })).toBeVisible({
    timeout: 30_000,
  });
  expect(await adding()).toEqual({ presses: 1, fields: 1 });
  // Each pane has the way above it and the next step at its foot.
  const way = page.getByRole("list", { name: "進み具合" });
  const inPane = { ページ: "form", 設定: "[role=tablist]", 台本: "h1" };
  for (const [pane, part] of Object.entries(inPane)) {
    await toPane(pane);
    await expect(way).toBeInViewport({ ratio: 1 });
    await expect(bothButton(page)).toBeInViewport({ ratio: 1 });
    // A reader who goes by landmarks finds the pane that is shown.
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page.getByRole("main").locator(part)).toBeInViewport();
    await expect(page.getByRole("complementary")).toHaveCount(0);
  }
  // With the press and the field of the address: two presses and one field to the first sound.
  const ordering = await countActions(page);
  await bothButton(page).tap();
  const script = page.getByRole("group", { name: "台本" });
  await expect(script).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => positionOf(japanesePlayer(page)), { timeout: 90_000 }).toBeGreaterThan(0);
  expect(await ordering()).toEqual({ presses: 1, fields: 0 });
  // The player is one line; what is rarely needed opens below it.
  const tools = japanesePlayer(page).getByRole("button", { name: "ほかの操作" });
  const speed = japanesePlayer(page).getByRole("button", { name: /^再生速度/ });
  const download = japanesePlayer(page).getByRole("button", { name: "ダウンロード" });
  await expect(speed).toBeHidden();
  await tools.tap();
  await expect(speed).toBeVisible();
  await expect(download).toBeVisible({ timeout: 90_000 });
  // Its menu stands above the whole player, whose play button stays in sight.
  await download.tap();
  const menu = page.getByRole("menu");
  await expect(menu).toBeVisible();
  await expect
    .poll(async () => {
      const [files, whole] = [await menu.boundingBox(), await japanesePlayer(page).boundingBox()];
      return (whole?.y ?? 0) - ((files?.y ?? 0) + (files?.height ?? 0));
    })
    .toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  // On a small phone that lies on its side there is less room than it has rows: the first is scrolled to.
  await page.setViewportSize({ width: 667, height: 331 });
  await speed.tap();
  await expect.poll(async () => (await menu.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await menu.getByRole("menuitemradio", { name: "0.5×", exact: true }).scrollIntoViewIfNeeded();
  await expect(menu.getByRole("menuitemradio", { name: "0.5×", exact: true })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await tools.tap();
  await expect(speed).toBeHidden();
  await expect(download).toBeHidden();
  // With a row for the word about the sound, while there is one.
  expect((await japanesePlayer(page).boundingBox())?.height).toBeLessThan(80);
  // Both the way and the player leave most of the screen to the pane.
  expect((await page.getByRole("main").boundingBox())?.height).toBeGreaterThan(844 * 0.65);

  for (const pane of ["ページ", "設定", "台本"]) {
    await toPane(pane);
    await expect(japanesePlayer(page).getByRole("button", { name: "一時停止" })).toBeInViewport();
    await expect(way).toBeInViewport({ ratio: 1 });
    expect(await overflows(page)).toBe(false);
  }
  await script.locator("[role=button]:not(button)").last().tap();
  await expect(script.locator("[data-spoken]").last()).toBeVisible();

  // Held sideways: what is played and what comes next stay at hand, and the script keeps the room between.
  await page.setViewportSize({ width: 844, height: 390 });
  const feet = page.locator("[data-feet]");
  await expect(japanesePlayer(page).getByRole("button", { name: "一時停止" })).toBeInViewport();
  await expect
    .poll(async () => {
      const [foot, head] = [await feet.boundingBox(), await page.getByRole("banner").boundingBox()];
      return (foot?.y ?? 0) - (head?.y ?? 0) - (head?.height ?? 0);
    })
    .toBeGreaterThanOrEqual(164);
  expect(await overflows(page)).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });

  // How far a skip goes is kept in the account.
  await tools.tap();
  await japanesePlayer(page).getByRole("button", { name: "プレーヤーの設定" }).tap();
  const kept = page.waitForResponse(
    (answer) => !!answer.request().postData()?.includes('"SetPlayerSettings"'),
  );
  await page.getByText("30秒", { exact: true }).tap();
  await kept;

  // A start at the open entry, which is answered after the screen is drawn: the way has its room from the beginning.
  const answered = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes('"Workspace"')) await answered.promise;
    await route.continue();
  });
  await page.reload();
  await expect(tabs).toBeVisible();
  await isDrawn(page);
  await expect(way).toHaveCount(0);
  const top = (await page.getByRole("main").boundingBox())?.y;
  answered.resolve();
  await expect(japanesePlayer(page).getByRole("button", { name: "30秒進む" })).toBeVisible();
  await expect(way).toBeVisible();
  expect((await page.getByRole("main").boundingBox())?.y).toBe(top);
});
