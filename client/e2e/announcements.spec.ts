import type { Page } from "@playwright/test";
import { wear } from "./look/look-at";
import { signIn } from "./support/admin";
import { colourViolations, violations } from "./support/axe";
import { expect, signUpUnseen, test } from "./support/journey";
import { places } from "./support/places";

test("what an administrator publishes opens over the app, once [2.13] [3.10] [4.2] [4.11] [4.16]", async ({
  page,
  visitor,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Accounts that are older than the announcement: newer ones are not told of it.
  const readers = new Map<string, Page>();
  for (const language of ["ja", "en"] as const) {
    const reader = await visitor({ reducedMotion: "reduce" });
    await signUpUnseen(reader, language);
    readers.set(language, reader);
  }
  await signIn(page, places().adminEmail);
  await page.goto("/admin");
  await page.getByRole("tab", { name: "お知らせ" }).click();
  await page.getByRole("button", { name: "お知らせを書く" }).click();
  const editor = page.getByRole("dialog");
  await editor.getByRole("combobox", { name: "重要度" }).selectOption("緊急");
  await editor.getByRole("textbox", { name: "タイトル（日本語）" }).fill("メンテナンス");
  await editor
    .getByRole("textbox", { name: /^本文（日本語/ })
    .fill("<p>今夜<b>止まります</b></p><img src=x>");
  await editor.getByRole("textbox", { name: "タイトル（English）" }).fill("Maintenance");
  await editor.getByRole("textbox", { name: /^本文（English/ }).fill("Tonight\nit stops");
  const preview = editor.getByRole("region", { name: "プレビュー（日本語）" });
  await expect(preview.getByText("止まります", { exact: true })).toBeVisible();
  await expect(preview.locator("img")).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await editor.getByRole("button", { name: "下書きを保存" }).click();
  const draft = page.getByRole("listitem").filter({ has: page.getByText("メンテナンス", { exact: true }) });
  await draft.getByRole("button", { name: "今すぐ公開" }).click();
  const sure = page.getByRole("button", { name: "もう一度押すと公開します" });
  await expect(sure).not.toHaveAttribute("aria-disabled");
  await sure.click();
  await expect(page.getByText("公開済み")).toBeVisible();

  for (const [language, title, confirm] of [
    ["ja", "お知らせ", "確認しました"],
    ["en", "Announcements", "Got it"],
  ] as const) {
    const reader = readers.get(language) as Page;
    // Over any screen of a signed-in user, in the language of the profile.
    await reader.goto(language === "en" ? "/payment/success" : "/");
    const modal = reader.getByRole("dialog", { name: title });
    await expect(modal.getByRole("article")).toHaveAttribute("data-priority", "urgent");
    await expect(modal.getByRole("time")).toHaveText(/^\d{4}年\d{1,2}月\d{1,2}日 \d{1,2}:\d{2}$/);
    // It grows while it opens.
    await expect.poll(async () => (await modal.boundingBox())?.width).toBe(672);
    expect((await modal.boundingBox())?.height).toBeLessThanOrEqual(0.9 * 800);
    await wear(reader, "light");
    expect(await violations(reader)).toEqual([]);
    await wear(reader, "dark");
    expect(await colourViolations(reader)).toEqual([]);

    const told = reader.waitForResponse(/mark-read/);
    await modal.getByRole("button", { name: confirm }).click();
    await expect(modal).toBeHidden();
    await told;
    const asked = reader.waitForResponse(/announcements\/unread/);
    await reader.reload();
    expect((await (await asked).json()).data).toEqual([]);
  }
});
