import { expect, signUpByScreens, test } from "./support/journey";

test("what is for users leads to the sign-in screen when nobody is signed in [2.8] [2.9]", async ({
  page,
}) => {
  for (const path of ["/", "/admin", "/registration-complete", "/no/such/path"]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.locator("input[type=password]")).toBeVisible();
    });
  }
});

const OPEN = ["/login", "/register", "/ja/register", "/en/register", "/forgot-password", "/payment/success"];

test("what nobody must sign in for is open to anybody [2.1] [2.2] [2.3] [2.4]", async ({ page }) => {
  for (const path of OPEN) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading").first()).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });
  }
});

test("unknown paths lead a signed-in user to the main screen [2.6] [2.8]", async ({ studio: page }) => {
  await page.goto("/no/such/path");
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("textbox", { name: /URL/ })).toBeVisible();
});

test("the end of registration is for who is signed in, and leads to the main screen [2.5]", async ({
  page,
}) => {
  await signUpByScreens(page);
  await page.goto("/registration-complete");
  await expect(page.getByRole("heading", { name: "登録が完了しました" })).toBeVisible();
});

test("the version stands at the bottom right of every screen [2.11]", async ({ page }) => {
  await page.goto("/login");
  const { version } = await (await page.request.get("/version.json")).json();
  const label = page.getByText(`v${version}`, { exact: true });
  await expect(label).toHaveCSS("position", "fixed");
  const box = await label.boundingBox();
  expect(box!.x + box!.width).toBeGreaterThan(1280 - 24);
  expect(box!.y + box!.height).toBeGreaterThan(800 - 24);
});

test("the focus goes to the new screen's heading [2.1] [2.2]", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "アカウントを作成" }).click();
  await expect(page).toHaveTitle(/アカウントを作成/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
