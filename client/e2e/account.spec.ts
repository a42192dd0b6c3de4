import { PASSWORD } from "./support/admin";
import { violations } from "./support/axe";
import { expect, test } from "./support/journey";
import { countActions, placeOrder } from "./support/steps";

test("the account: language, password, credits and the monthly plan [2.6] [4.11] [8.13]", async ({
  studio: page,
  provoked,
}) => {
  provoked(/status of 400/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("button", { name: "150クレジット" }).click();
  const credits = page.getByRole("dialog", { name: "クレジット" });
  await expect(credits.getByRole("cell", { name: "+150" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(credits).toBeHidden();

  // The palette leads to the account's own settings.
  await page.keyboard.press("Control+k");
  await page.getByRole("textbox", { name: "ページと操作を検索" }).fill("アカウント");
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "アカウント" });
  await expect(drawer.getByText(/^保存中の音声 /)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const [current, next] = [
    drawer.locator("input[type=password]").first(),
    drawer.locator("input[type=password]").last(),
  ];
  const change = drawer.getByRole("button", { name: "パスワードを変更" });
  await current.fill("not the one");
  await next.fill("another horse");
  await change.click();
  await expect(drawer.getByRole("alert")).toContainText("現在のパスワードが正しくありません");
  await current.fill(PASSWORD);
  await change.click();
  await expect(drawer.getByText("パスワードを変更しました。")).toBeVisible();

  await drawer.getByRole("combobox", { name: "言語" }).selectOption("English");
  const english = page.getByRole("dialog", { name: "Account" });
  await expect(english).toBeVisible();

  await english.getByRole("button", { name: "Get the monthly plan" }).click();
  await page.waitForURL(/\/order\//);
  await expect(page.getByRole("row", { name: /Later payments/ })).toContainText("¥2,980 (tax included)");
  await placeOrder(page);
  await page.getByRole("button", { name: "Pay" }).click();
  await page.waitForURL(/\/payment\/success/);
  await expect(page.getByText("Your payment is confirmed.")).toBeVisible();
  await page.getByRole("link", { name: "Go to the main screen" }).click();
  await expect(page.getByRole("button", { name: "2,150 credits" })).toBeVisible();

  // Two clicks lead to where the plan is cancelled, which says so.
  const done = await countActions(page);
  await page.getByRole("button", { name: "Account", exact: true }).click();
  await page.getByRole("menuitem", { name: "Account settings" }).click();
  await expect(english.getByRole("button", { name: "Manage payments and invoices" })).toBeVisible();
  await expect(english.getByText(/^You can also cancel at any time/)).toBeVisible();
  expect(await done()).toEqual({ presses: 2, fields: 0 });
});
