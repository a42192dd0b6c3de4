import { signIn } from "./support/admin";
import { violations } from "./support/axe";
import { expect, signUp, test } from "./support/journey";
import { places } from "./support/places";

test("without the role it says so, and shows nothing else [2.7]", async ({ studio: page }) => {
  await page.goto("/admin");
  await expect(page.getByText(/管理者の権限が必要です/)).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test("an administrator finds a user, gives credits, and all of it is recorded [2.7]", async ({
  page,
  visitor,
}) => {
  const email = await signUp(await visitor());

  await signIn(page, places().adminEmail);
  await page.goto("/admin");
  await expect(page.getByRole("img", { name: /^利用者、直近30日/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole("tab", { name: "利用者" }).click();
  await page.getByRole("searchbox").fill(email);
  await page.getByRole("button", { name: `${email} を管理` }).click();
  const dialog = page.getByRole("dialog", { name: email });
  // A separate user, because the log holds the actions of every run.
  const reason = `お詫び ${crypto.randomUUID()}`;
  await dialog.getByRole("textbox", { name: "クレジット" }).fill("50");
  await dialog.getByRole("textbox", { name: /^理由/ }).fill(reason);
  await dialog.getByRole("button", { name: "クレジットを増減" }).click();
  await expect(dialog.getByText("200クレジット")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");

  for (const tab of ["ジョブ", "お知らせ", "操作の記録"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("tabpanel")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await violations(page)).toEqual([]);
  }
  const record = page.getByRole("listitem").filter({ hasText: `理由：${reason}` });
  await expect(record).toContainText("クレジットの増減");
  await expect(record).toContainText("クレジット：50");
});
