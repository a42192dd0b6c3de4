import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey";
import { places } from "./support/places";
import { entryList, makeScript, submitPages } from "./support/steps";

const open = (tab: Page, at: number) =>
  tab.getByRole("group", { name: "台本" }).locator("[role=button]:not(button)").nth(at).dblclick();

async function rewrite(tab: Page, text: string, at = 1) {
  await open(tab, at);
  await tab.getByRole("textbox", { name: "文", exact: true }).fill(text);
  await tab.keyboard.press("Enter");
}

test("what one tab does the other one shows, and a text written in both is lost in neither [4.4] [8.6]", {
  tag: "@long",
}, async ({ studio: page, context, provoked }) => {
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

  // The other tab shows an edit before anybody saves there.
  await rewrite(page, "こちらの画面で書きました。");
  await expect(theirs.getByText("こちらの画面で書きました。")).toBeVisible();

  // Both write before they hear of each other: different sentences merge by themselves.
  await Promise.all([rewrite(page, "うしろの案です。", 2), rewrite(other, "まえの案です。", 0)]);
  for (const tab of [page, other]) {
    const both = tab.getByRole("group", { name: "台本" });
    await expect(both.getByText("うしろの案です。")).toBeVisible();
    await expect(both.getByText("まえの案です。")).toBeVisible();
  }

  // The same sentence asks. A field that is open hears of nothing, so both write on the same version.
  await open(other, 1);
  await rewrite(page, "こちらが先でした。");
  await expect(page.getByText("保存済み")).toBeVisible();
  await other.getByRole("textbox", { name: "文", exact: true }).fill("あちらの画面で書きました。");
  await other.keyboard.press("Enter");
  const both = other.getByRole("group", { name: "異なる箇所" });
  await expect(both).toContainText("あちらの画面で書きました。");
  await both.getByRole("button", { name: "この画面： こちらを残す" }).click();
  await other.getByRole("button", { name: "選んだ文で保存" }).click();
  await expect(other.getByText("保存済み")).toBeVisible();
  await expect(script.getByText("あちらの画面で書きました。")).toBeVisible();
  await expect(script.getByText("うしろの案です。")).toBeVisible();
});

const quickly = "another tab shows what was saved within two seconds [4.4]";
test(quickly, { tag: "@long" }, async ({ studio: page, context }) => {
  await submitPages(page, `${places().pages}/product-ja`);
  await makeScript(page);
  const other = await context.newPage();
  await other.goto(page.url());
  const theirs = other.getByRole("group", { name: "台本" });
  await expect(theirs).toBeVisible();

  const saved = page.waitForResponse(
    (answer) => !!answer.request().postData()?.includes('"UpdateScript"') && answer.ok(),
  );
  await rewrite(page, "こちらの画面で書きました。");
  await saved;
  await expect(theirs.getByText("こちらの画面で書きました。")).toBeVisible({ timeout: 2_000 });
});
