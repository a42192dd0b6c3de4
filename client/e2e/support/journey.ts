import { test as base, expect, type Page } from "@playwright/test";
import { places } from "./places";

interface Fixtures {
  /** Fails the test when the console shows an error or a warning. */
  quietConsole: string[];
  /** A page of a user of its own, signed up and on the main screen. */
  studio: Page;
}

/** Chromium itself reports answers of 400 and above; journeys that provoke them may say so. */
const isOwn = (text: string) => !/Failed to load resource|WebSocket connection to/.test(text);

export const test = base.extend<Fixtures & { language: "ja" | "en" }>({
  language: ["ja", { option: true }],
  baseURL: async ({ browserName: _ }, use) => use(places().address),

  quietConsole: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type()) && isOwn(message.text())) said.push(message.text());
      });
      page.on("pageerror", (error) => said.push(String(error)));
      await use(said);
      expect(said, "what the console said").toEqual([]);
    },
    { auto: true },
  ],

  studio: async ({ page, language }, use) => {
    await signUp(page, language);
    await use(page);
  },
});
export { expect };

const newEmail = () => `${crypto.randomUUID()}@example.com`;

/** Creates an account through the screens, as anybody would. */
export async function signUp(page: Page, language: "ja" | "en" = "ja", email = newEmail()) {
  await page.goto(`/${language}/register`);
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill("correct horse");
  await page.locator("button[type=submit]").click();
  await page.waitForURL("**/registration-complete");
  await page.getByRole("link", { name: /使いはじめる|Get started/ }).click();
  await expect(page.getByRole("textbox", { name: /URL/ })).toBeVisible();
  return email;
}
