import { expect, signUp, test } from "./support/journey";

test("who signs out in one tab is signed out in the others, and back in by signing in [4.1] [4.21]", async ({
  page,
  context,
}) => {
  const email = await signUp(page);
  const sockets = new Set<unknown>();
  const other = await context.newPage();
  other.on("websocket", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await other.goto("/");
  await expect(other.getByRole("textbox", { name: /URL/ })).toBeVisible();
  await expect.poll(() => sockets.size).toBe(1);

  await page.getByRole("button", { name: "アカウント" }).click();
  await page.getByRole("menuitem", { name: "ログアウト" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.locator("input[type=password]")).toBeVisible();
  await expect.poll(() => sockets.size).toBe(0);

  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill("correct horse");
  await page.locator("button[type=submit]").click();
  for (const tab of [page, other])
    await expect(tab.getByRole("textbox", { name: /URL/ })).toBeVisible({ timeout: 30_000 });
});
