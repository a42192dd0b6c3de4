import { expect, test } from "./support/journey";
import { places } from "./support/places";
import { bothButton, countActions, japanesePlayer, positionOf } from "./support/steps";

test("from an address to sound, and one sentence anew [1.1] [2.6] [4.4] [8.2]", async ({ studio: page }) => {
  const actions = await countActions(page);
  await page.getByRole("textbox", { name: /URL/ }).fill(`${places().pages}/product-ja`);
  await page.getByRole("button", { name: "追加" }).click();
  await expect(page.getByRole("heading", { name: "ページを読み取りました" })).toBeVisible();
  const way = page.getByRole("list", { name: "進み具合" });
  const isNext = (stage: string) =>
    expect(way.locator("[aria-current=step]")).toContainText(stage, { timeout: 90_000 });
  await isNext("台本（次）");

  // One price for script and audio; what was made begins to sound by itself.
  await bothButton(page).click();
  const player = japanesePlayer(page);
  await expect(player).toBeVisible({ timeout: 90_000 });
  await expect.poll(() => positionOf(player), { timeout: 90_000 }).toBeGreaterThan(0);
  expect(await actions()).toEqual({ presses: 2, fields: 1 });
  await isNext("使用中（次）");

  const script = page.getByRole("group", { name: "台本" });
  const sentences = script.locator("[role=button]:not(button)");
  const count = await sentences.count();
  expect(count).toBeGreaterThan(2);
  await expect(script.locator("[data-spoken]")).toHaveCount(1);
  await player.getByRole("button", { name: "一時停止" }).click();

  // A click on a sentence seeks to it.
  await sentences.nth(count - 1).click();
  await expect(sentences.nth(count - 1)).toHaveAttribute("data-spoken", "true");

  // An edited sentence costs what is new, and says so before. It opens though the player is only coming to it.
  await sentences.nth(1).dblclick();
  await page.getByRole("textbox", { name: "文", exact: true }).fill("この文だけを書きかえました。");
  await page.keyboard.press("Enter");
  await expect(page.getByText("保存済み")).toBeVisible();
  await expect(page.getByText(/文のうち1文が変更/)).toBeVisible();
  await expect(player.getByText("台本が更新されています")).toBeVisible();
  await page.getByRole("button", { name: /^音声を更新する/ }).click();
  await expect(page.getByText("変更された文はありません。")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("この文だけを書きかえました。")).toBeVisible();
});

test("several addresses at once, one of them unreadable; deleting clears the selection [4.8] [4.9]", async ({
  studio: page,
  provoked,
}) => {
  provoked(/status of 422/);
  const { pages } = places();
  await page.getByRole("textbox", { name: /URL/ }).fill(`${pages}/blocked\n${pages}/article-en`);
  await page.getByRole("button", { name: "追加" }).click();
  await expect(page.getByText("2件のページを追加しました")).toBeVisible();

  await expect(page.getByText("ページを読み取れませんでした")).toBeVisible();
  await page.getByRole("button", { name: "本文を貼り付ける" }).click();
  await page
    .getByRole("textbox", { name: /^本文/ })
    .fill("ここに本文があります。十分な長さの文章を、そのまま貼り付けました。".repeat(6));
  await page.getByRole("button", { name: "この本文を使う" }).click();
  await expect(page.getByRole("heading", { name: "ページを読み取りました" })).toBeVisible();

  const list = page.getByRole("list", { name: "ページの一覧" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await list.locator("[aria-current]").hover();
  await list
    .getByRole("listitem")
    .filter({ has: page.locator("[aria-current]") })
    .getByRole("button", { name: /を削除$/ })
    .click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "ライブラリ" })).toBeVisible();
  await page.getByRole("button", { name: "元に戻す" }).last().click();
  await expect(list.getByRole("listitem")).toHaveCount(2);
});
