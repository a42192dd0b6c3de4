import { expect, test } from "./support/journey";

for (const path of ["/", "/admin", "/registration-complete", "/no/such/path"]) {
  test(`${path} leads to the sign-in screen when nobody is signed in [2.8] [2.9]`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.locator("input[type=password]")).toBeVisible();
  });
}

for (const path of [
  "/login",
  "/register",
  "/ja/register",
  "/en/register",
  "/forgot-password",
  "/payment/success",
]) {
  test(`${path} is open to anybody [2.1] [2.2] [2.3] [2.4]`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}

test("unknown paths lead a signed-in user to the main screen [2.6] [2.8]", async ({ studio: page }) => {
  await page.goto("/no/such/path");
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("textbox", { name: /URL/ })).toBeVisible();
});
