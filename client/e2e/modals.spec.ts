import type { Page } from "@playwright/test";
import { setStanding } from "./support/admin";
import { violations } from "./support/axe";
import { expect, signUp, signUpUnseen, test } from "./support/journey";
import { placeOrder } from "./support/steps";

/** Fires the event as the handler of a refused call does. */
const tell = (name: string, detail: object) =>
  `window.dispatchEvent(new CustomEvent(${JSON.stringify(name)}, { detail: ${JSON.stringify(detail)} }))`;

const words = {
  ja: { credit: "クレジットが足りません", expired: "ご利用期間が終了しました", logout: "ログアウト" },
  en: { credit: "Not enough credits", expired: "Your access has ended", logout: "Sign out" },
} as const;

for (const language of ["ja", "en"] as const) {
  // One after the other; every run opens them on each screen.
  test(`the credit modal and the expiry modal, in ${language}`, { tag: "@long" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await signUp(page, language);
    const { credit, expired, logout } = words[language];

    await page.evaluate(tell("creditsInsufficient", { balance: 10, required: 400 }));
    const modal = page.getByRole("dialog", { name: credit });
    await expect(modal.getByRole("listitem")).toHaveCount(3);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(modal).toBeHidden();

    await page.evaluate(tell("accountExpired", { code: "TRIAL_EXPIRED" }));
    const wall = page.getByRole("dialog", { name: expired });
    await expect(wall).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.mouse.click(5, 5);
    await page.keyboard.press("Escape");
    await expect(wall).toBeVisible();
    await wall.getByRole("button", { name: logout }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(wall).toBeHidden();
  });
}

const expire = (page: Page) => page.evaluate(tell("accountExpired", { message: "ご契約が終わりました" }));
const wall = (page: Page) => page.getByRole("dialog", { name: words.ja.expired });

test("the expiry modal opens on each screen of somebody who is not signed in [2.19] [2.22]", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  for (const path of ["/login", "/ja/register", "/forgot-password", "/payment/success"]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expire(page);
      await expect(wall(page).getByText("ご契約が終わりました")).toBeVisible();
      await page.mouse.click(5, 5);
      await page.keyboard.press("Escape");
      await wall(page).getByRole("button", { name: "アップグレードする" }).click();
      await expect(wall(page)).toBeVisible();
      expect(asked).not.toContain("/api/payments/generate-payment-url");
      await wall(page).getByRole("button", { name: words.ja.logout }).click();
      await expect(wall(page)).toBeHidden();
    });
  }
});

test("both modals open on every screen of a signed-in user, and ? opens nothing above them [2.15] [2.19]", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signUpUnseen(page);
  for (const path of ["/registration-complete", "/payment/success", "/", "/admin"]) {
    await page.goto(path);
    await expect(page.locator("main").first()).toBeVisible();
    const modal = page.getByRole("dialog", { name: words.ja.credit });
    await expect(async () => {
      await page.evaluate(tell("creditsInsufficient", { balance: 10, required: 400 }));
      await expect(modal).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(modal.getByRole("listitem")).toHaveCount(3);
    if (path === "/") expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(modal).toBeHidden();

    await expire(page);
    await expect(wall(page)).toBeVisible();
    if (path === "/") expect(await violations(page)).toEqual([]);
    // A click beside it takes the focus out of it.
    await page.mouse.click(5, 5);
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toHaveCount(1);
  }
});

test("a closed account is told whom to ask, and Upgrade says that it did not work [2.19] [2.22] [8.15]", async ({
  page,
  provoked,
}) => {
  provoked(/status of 403/);
  const email = await signUp(page);
  await setStanding(email, "closed");
  await page.reload();
  await expect(wall(page).getByText(/停止されています.*管理者にご連絡ください/)).toBeVisible();
  await wall(page).getByRole("button", { name: "アップグレードする" }).click();
  await expect(wall(page).getByText(/お支払い画面を開けませんでした/)).toBeVisible();
  await expect(wall(page).getByRole("button")).toHaveText([words.ja.logout, "アップグレードする"]);
  await wall(page).getByRole("button", { name: words.ja.logout }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(wall(page)).toBeHidden();
});

test("a trial that ran out is told so, and Upgrade leads over the order to the checkout [2.19] [8.4]", async ({
  page,
  provoked,
}) => {
  provoked(/status of 403/);
  const email = await signUp(page);
  await setStanding(email, "expired");
  await page.reload();
  await expect(wall(page).getByText("無料トライアルの期間が終了しました。")).toBeVisible();
  await wall(page).getByRole("button", { name: "アップグレードする" }).click();
  await placeOrder(page);
});
