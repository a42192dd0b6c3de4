import { expect, test } from "./support/journey";
import { places } from "./support/places";
import { entryList, makeScript, submitPages } from "./support/steps";

test("what one tab does the other one shows, and a text written in both is lost in neither [4.4] [8.6]", async ({
  studio: page,
  context,
  provoked,
}) => {
  provoked(/409 \(Conflict\)/);
  test.setTimeout(150_000);
  const other = await context.newPage();
  await other.goto("/");
  await expect(other.getByRole("button", { name: /商品ページ/ })).toBeVisible();

  await submitPages(page, `${places().pages}/product-ja`);
  const script = await makeScript(page);
  // The other tab knew nothing of this page; nobody reloads it.
  const row = entryList(other).getByRole("listitem");
  await expect(row).toContainText("台本あり", { timeout: 30_000 });
  await row.getByRole("button").first().click();
  const theirs = other.getByRole("group", { name: "台本" });
  await expect(theirs).toBeVisible();

  const sentences = "[role=button]:not(button)";
  const rewrite = async (tab: typeof page, text: string) => {
    await tab.getByRole("group", { name: "台本" }).locator(sentences).nth(1).dblclick();
    await tab.getByRole("textbox", { name: "文", exact: true }).fill(text);
    await tab.keyboard.press("Enter");
  };
  await rewrite(page, "こちらの画面で書きました。");
  await expect(page.getByText("保存済み")).toBeVisible();
  await rewrite(other, "あちらの画面で書きました。");
  const conflict = other.getByRole("alert").filter({ hasText: "ほかの場所で変更されました" });
  await expect(conflict).toBeVisible();
  await conflict.getByRole("button", { name: "自分の変更を残す" }).click();
  await expect(other.getByText("保存済み")).toBeVisible();

  await page.reload();
  await expect(script.getByText("あちらの画面で書きました。")).toBeVisible();
});
