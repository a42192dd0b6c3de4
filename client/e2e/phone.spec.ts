import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey";
import { bothButton, countActions, japanesePlayer, positionOf } from "./support/steps";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test("on a phone: a sample by touch, pane by pane, to hearing it with the player at hand [1.1] [2.6]", async ({
  studio: page,
}) => {
  test.setTimeout(180_000);
  const tabs = page.getByRole("navigation", { name: "表示する内容" });
  const toPane = (name: string) => tabs.getByRole("button", { name }).tap();

  await page.getByRole("button", { name: /商品ページ/ }).tap();
  await expect(page.getByRole("heading", { name: "ページを読み取りました" })).toBeVisible({
    timeout: 30_000,
  });
  // Each pane has the next step at its foot.
  for (const pane of ["ページ", "設定", "台本"]) {
    await toPane(pane);
    await expect(bothButton(page)).toBeInViewport();
  }
  const actions = await countActions(page);
  await bothButton(page).tap();
  const script = page.getByRole("group", { name: "台本" });
  await expect(script).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => positionOf(japanesePlayer(page)), { timeout: 90_000 }).toBeGreaterThan(0);
  expect(await actions()).toEqual({ presses: 1, fields: 0 });
  await expect(japanesePlayer(page).getByRole("button", { name: "ダウンロード" })).toBeVisible({
    timeout: 90_000,
  });

  for (const pane of ["ページ", "設定", "台本"]) {
    await toPane(pane);
    await expect(japanesePlayer(page).getByRole("button", { name: "一時停止" })).toBeInViewport();
    expect(await overflows(page)).toBe(false);
  }
  await script.locator("[role=button]:not(button)").last().tap();
  await expect(script.locator("[data-spoken]").last()).toBeVisible();

  // How far a skip goes is kept in the account.
  await japanesePlayer(page).getByRole("button", { name: "プレーヤーの設定" }).tap();
  const kept = page.waitForResponse(
    (answer) => !!answer.request().postData()?.includes('"SetPlayerSettings"'),
  );
  await page.getByText("30 秒", { exact: true }).tap();
  await kept;
  await page.reload();
  await expect(japanesePlayer(page).getByRole("button", { name: "30 秒進む" })).toBeVisible();
});
