import { violations } from "./support/axe";
import { expect, test } from "./support/journey";
import { places } from "./support/places";

test("a page that changes its price: what changed, which sentence, and a new revision", {
  tag: "@long",
}, async ({ studio: page }) => {
  const key = crypto.randomUUID().replaceAll("-", "");
  await page.getByRole("textbox", { name: /URL/ }).fill(`${places().pages}/product-ja?changes=${key}`);
  await page.getByRole("button", { name: "追加" }).click();
  await page.getByRole("button", { name: /^台本をつくる.*クレジット/ }).click({ timeout: 30_000 });
  const script = page.getByRole("group", { name: "台本" });
  await expect(script.getByText(/8,580円/).first()).toBeVisible({ timeout: 40_000 });

  // Where the page says it.
  await page.getByRole("switch", { name: /出典を表示/ }).check();
  const cited = script.getByRole("list", { name: "ページの記載" });
  await expect(cited.filter({ hasText: "8,580円" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const source = cited.getByRole("button", { name: /二倍の時間/ });
  await source.click();
  const text = page.getByRole("dialog", { name: "読み取った本文" });
  await expect(text.locator("mark:focus")).toBeInViewport();
  await expect(text.locator("mark:focus")).toHaveText("二倍");
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(source).toBeFocused();

  await page.getByRole("tab", { name: "ページの情報" }).click();
  await page.getByRole("button", { name: "もう一度読み取る（無料）" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "ページが変わりました" });
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: "変更点を見る" }).click();
  const dialog = page.getByRole("dialog", { name: "ページの変更点" });
  await expect(dialog.locator("dl")).toContainText("￥8,580");
  await expect(dialog.locator("dl")).toContainText("￥7,980");
  await expect(dialog.getByText("通常9,900円のところ").last()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await dialog.getByRole("button", { name: "新しいバージョンをつくる（無料）" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("combobox", { name: "バージョン" })).toHaveValue("バージョン 2");
  await expect(script).toContainText("7,980円");
  await expect(script).not.toContainText("8,580円");
  await expect(notice).toBeHidden();

  // Nothing is lost.
  await page.getByRole("combobox", { name: "バージョン" }).click();
  await page.getByRole("option", { name: /バージョン 1/ }).click();
  await expect(script).toContainText("8,580円");
});
