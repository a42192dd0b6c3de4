import { adjustCredits } from "./support/admin";
import { violations } from "./support/axe";
import { deviceOf } from "./support/device";
import { expect, signUp, test } from "./support/journey";
import { placeOrder } from "./support/steps";

test("credits run out, a pack is bought, and the same click goes on [2.4] [2.15] [8.3]", async ({
  page,
  provoked,
}) => {
  provoked(/status of 402/);
  const email = await signUp(page);
  await adjustCredits(email, -150);
  await page.getByRole("button", { name: /商品ページ/ }).click();
  const order = page.getByRole("button", { name: /^台本をつくる.*クレジット/ });
  await order.click({ timeout: 30_000 });

  const modal = page.getByRole("dialog", { name: "クレジットが足りません" });
  await expect(modal.getByText(/あと\d+クレジット必要です/)).toBeVisible();
  const open = new URL(page.url()).search;
  await modal.getByRole("button", { name: /^300クレジットを/ }).click();

  await page.waitForURL(/\/order\//);
  await expect(page.getByRole("row", { name: /お支払い金額/ })).toContainText("780円（税込）");
  expect(await violations(page)).toEqual([]);
  await placeOrder(page);
  await page.getByRole("button", { name: "支払う" }).click();
  await page.waitForURL(/\/payment\/success\?session_id=/);
  await expect(page.getByText(/300クレジットを追加しました。現在の残高は\d/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // Sign-in, language and the way back to the click: rows 0, 1 and 5 of the list that the privacy page shows.
  const device = await deviceOf(page);
  expect(device.unlisted).toEqual([]);
  expect(device.listed).toEqual(expect.arrayContaining([0, 1, 5]));

  await page.getByRole("link", { name: "先ほどの続きに戻る" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe(open);
  await expect(order).toBeFocused({ timeout: 20_000 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "台本" })).toBeVisible({ timeout: 40_000 });
});

test("signed out it thanks and calls nothing [2.4]", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => void calls.push(new URL(request.url()).pathname));
  await page.goto("/payment/success?session_id=cs_any&lang=en");
  await expect(page.getByRole("heading", { name: "Thank you for your payment" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(calls.filter((path) => path.startsWith("/api/payments"))).toEqual([]);
  await page.getByRole("link", { name: "Go to sign in" }).click();
  await expect(page).toHaveURL(/\/login/);
});
