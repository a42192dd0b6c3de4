import type { Page } from "@playwright/test";
import { expect, signUp, test } from "./support/journey";

const stored = (page: Page) =>
  page.evaluate(() => ({ language: localStorage.language, detector: localStorage.i18nextLng }));
const field = (page: Page, language: "ja" | "en") =>
  page.getByRole("textbox", {
    name: { ja: "読み上げたいページのURL", en: "URL of the page to listen to" }[language],
  });

test("a chosen language holds here and on the next visit, and is what payments are asked in [3.13] [4.11] [4.12]", async ({
  page,
}) => {
  await signUp(page);
  expect(await stored(page)).toEqual({ language: "ja", detector: undefined });

  const kept = page.waitForResponse((answer) => !!answer.request().postData()?.includes('"SetLanguage"'));
  await page.getByRole("button", { name: "言語" }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await expect(field(page, "en")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await stored(page)).toEqual({ language: "en", detector: undefined });
  await kept;

  // The profile decides, not the storage.
  await page.evaluate(() => Object.assign(localStorage, { language: "ja", i18nextLng: "ja" }));
  await page.reload();
  await expect(field(page, "en")).toBeVisible();
  expect(await stored(page)).toEqual({ language: "en", detector: undefined });

  await page.getByRole("button", { name: "150 credits" }).click();
  const asked = page.waitForRequest(/generate-payment-url$/);
  await page.getByRole("button", { name: "Get the monthly plan" }).click();
  expect((await asked).postDataJSON()).toEqual({ language: "en", type: "subscription", planKey: "monthly" });
  // The way to the payment page is gone to its end: a browser may hang that is closed on it.
  await page.waitForURL(/\/order\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your order");
});

test("the address comes before the profile, the path before the query [2.16] [5.1]", async ({ page }) => {
  await signUp(page, "en");
  await expect(field(page, "en")).toBeVisible();

  const read = page.waitForResponse((answer) => !!answer.request().postData()?.includes('"Viewer"'));
  await page.goto("/?lang=ja");
  await expect(field(page, "ja")).toBeVisible();
  await read;
  // Longer than the switch to the profile's language waits.
  await page.waitForTimeout(1_000);
  await expect(field(page, "ja")).toBeVisible();
  expect((await stored(page)).language).toBe("ja");

  await page.goto("/?lang=fr");
  await expect(field(page, "en")).toBeVisible();
});

const SPOKEN = [
  ["/en/register?lang=ja", "en"],
  ["/ja/register?lang=en", "ja"],
  ["/login?lang=en", "en"],
  ["/login?lang=EN", "ja"],
  ["/forgot-password", "ja"],
] as const;

test("the address says what language somebody is spoken to who is not signed in [2.16] [2.17]", async ({
  visitor,
}) => {
  for (const [path, language] of SPOKEN) {
    await test.step(`${path}: ${language}`, async () => {
      // Nothing is remembered of the address before.
      const page = await visitor();
      const texts = page.waitForResponse(`**/locales/${language}/translation.json`);
      await page.goto(path);
      await texts;
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        language === "en" ? /[a-z]/ : /[ぁ-んァ-ン]/,
      );
      await page.close();
    });
  }
});
