import { violations } from "./support/axe";
import { expect, signUp, test } from "./support/journey";

/** As the reaction to a refused call does it. */
const tell = (name: string, detail: object) =>
  `window.dispatchEvent(new CustomEvent(${JSON.stringify(name)}, { detail: ${JSON.stringify(detail)} }))`;

const words = {
  ja: { credit: "クレジットが足りません", expired: "ご利用期間が終了しました", logout: "ログアウト" },
  en: { credit: "Not enough credits", expired: "Your access has ended", logout: "Log out" },
} as const;

for (const language of ["ja", "en"] as const) {
  test(`the credit modal and the expiry modal, in ${language} [2.15] [2.19] [2.22]`, async ({ page }) => {
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
