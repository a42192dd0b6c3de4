import { expect, test } from "./support/journey";

const gone = { status: 404, contentType: "application/json", body: "{}" };

test("a screen whose chunk is gone offers a reload, which brings it [8.17]", async ({ page, provoked }) => {
  provoked(/ChunkLoadError|404|Failed to load|dynamically imported/);
  await page.goto("/login");
  await page.route(/\/assets\/RegisterPage-.*\.js$/, (route) => route.fulfill(gone));
  await page.getByRole("link", { name: "アカウントを作成" }).click();
  await expect(page.getByRole("alert")).toContainText("新しい版が公開されたか");
  await page.unroute(/\/assets\/RegisterPage-.*\.js$/);
  await page.getByRole("button", { name: "再試行" }).click();
  await expect(page.getByRole("heading", { name: "アカウントを作成" })).toBeVisible();
});

test("a part whose chunk is gone takes nothing else with it, and a reload is offered [8.17]", async ({
  studio: page,
  provoked,
}) => {
  provoked(/ChunkLoadError|404|Failed to load|dynamically imported/);
  await page.route(/\/assets\/CreditsDrawer-.*\.js$/, (route) => route.fulfill(gone));
  await page.getByRole("textbox", { name: /URL/ }).fill("https://example.com/half-typed");
  await page.getByRole("button", { name: "150クレジット" }).click();
  await expect(page.getByText(/新しい版が公開されたか/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: /URL/ })).toHaveValue("https://example.com/half-typed");
  await page.unroute(/\/assets\/CreditsDrawer-.*\.js$/);
  await page.getByRole("button", { name: "再読み込み" }).click();
  await page.getByRole("button", { name: "150クレジット" }).click();
  await expect(page.getByRole("dialog", { name: "クレジット" })).toBeVisible();
});
