import { PASSWORD } from "./support/admin";
import { violations } from "./support/axe";
import { expect, signUpUnseen, test } from "./support/journey";
import { languages, textsIn } from "./support/texts";

for (const language of languages) {
  test(`somebody deletes the account and takes that back by signing in again, in ${language}`, {
    tag: "@long",
  }, async ({ page, provoked }) => {
    // The identity provider refuses the closed account once, before it is opened for its owner.
    provoked(/status of 400/);
    const { leave, account } = textsIn(language);
    const email = await signUpUnseen(page, language);
    await page.goto(`/login?leave=1&lang=${language}`);
    await page.getByRole("textbox", { name: leave.email }).fill(email);
    await page.getByRole("textbox", { name: account.password.current }).fill(PASSWORD);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: leave.submit }).click();
    await expect(page.getByRole("heading", { name: leave.done.title })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: leave.done.login }).click();

    await page.locator("input[type=email]").fill(email);
    await page.locator("input[type=password]").fill(PASSWORD);
    await page.locator("button[type=submit]").click();
    await page.waitForURL("**/login?leave=1*");
    await expect(page.getByRole("heading", { name: leave.stay.title })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: leave.stay.submit }).click();
    await expect(page.getByRole("textbox", { name: /URL/ })).toBeVisible();
  });
}
