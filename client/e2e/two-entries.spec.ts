import type { Page } from "@playwright/test";
import { expect, signUp, test } from "./support/journey";
import { places } from "./support/places";
import {
  audioButton,
  audioJob,
  buyMonthlyPlan,
  creditsOf,
  entryList,
  followJobs,
  japanesePlayer,
  LONG_SCRIPT,
  longScript,
  makeScript,
  priceOf,
  rewriteScript,
  scriptButton,
  submitPages,
} from "./support/steps";

/** Requests of that operation, with their times. */
function callsOf(page: Page, operation: string) {
  const calls: { at: number; variables: Record<string, unknown> }[] = [];
  page.on("request", (request) => {
    const body = request.postData();
    if (!body?.includes(`"operationName":"${operation}"`)) return;
    calls.push({ at: Date.now(), variables: JSON.parse(body).variables });
  });
  return calls;
}

const sideBySide =
  "two entries at once: created in order, made side by side, told with Play [4.4] [4.9] [4.10]";
test(sideBySide, { tag: "@long" }, async ({ page }) => {
  test.setTimeout(300_000);
  const { pages } = places();
  const created = callsOf(page, "CreateEntry");
  await signUp(page);
  await buyMonthlyPlan(page);

  const urls = [`${pages}/product-ja`, `${pages}/bench-article-ja`];
  await submitPages(page, ...urls);
  await expect(page.getByText("2件のページを追加しました")).toBeVisible();
  expect(created.map(({ variables }) => variables.url)).toEqual(urls);
  expect((created[1]?.at ?? 0) - (created[0]?.at ?? 0)).toBeGreaterThanOrEqual(500);

  // The newest on top; the first that was created is open.
  const rows = entryList(page).getByRole("listitem");
  const [second, first] = [rows.nth(0), rows.nth(1)];
  await expect(rows).toHaveCount(2);
  await expect(first.locator("[aria-current]")).toBeVisible();
  for (const row of [first, second]) await expect(row).toContainText("読み取り済み", { timeout: 30_000 });

  const open = async (row: typeof first) => {
    const title = (await row.getByRole("button").first().locator("[class*=title]").textContent()) ?? "";
    await row.getByRole("button").first().click();
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    return title;
  };
  await scriptButton(page).click();
  const titleOfSecond = await open(second);
  await makeScript(page);
  // Sentences of its own: what the other entry had spoken would be free.
  await rewriteScript(page, longScript(101));
  const titleOfFirst = await open(first);
  await expect(page.getByRole("group", { name: "台本" })).toBeVisible({ timeout: 60_000 });
  // Long enough to be at work still when the other one begins.
  await rewriteScript(page, longScript(201, 104));
  const jobsAtOnce = await followJobs(page);
  await audioButton(page).click();
  await expect(page).toHaveTitle(/^(\d+%|(\d+\/\d+ )?.+) · .+ – Yomikoe$/);
  await open(second);
  await audioButton(page).click();

  // The audio that is heard needs no message; that of the other entry has one.
  const told = (title: string) => page.getByRole("alert").filter({ hasText: `音声ができました：${title}` });
  await expect.poll(jobsAtOnce, { timeout: 120_000 }).toBe(2);
  for (const row of [first, second]) await expect(row).toContainText("音声あり", { timeout: 120_000 });
  await expect(page).toHaveTitle(`${titleOfSecond} – Yomikoe`);

  await told(titleOfFirst).getByRole("button", { name: "再生" }).click();
  await expect(page.getByRole("heading", { name: titleOfFirst, level: 1 })).toBeVisible();
  await expect(japanesePlayer(page).getByRole("button", { name: "一時停止" })).toBeVisible();
  await expect
    .poll(async () =>
      Number(
        await japanesePlayer(page).getByRole("slider", { name: "再生位置" }).getAttribute("aria-valuenow"),
      ),
    )
    .toBeGreaterThan(0);
});

test("a job that one cancels is called cancelled, not failed, and costs nothing", { tag: "@long" }, async ({
  studio: page,
}) => {
  test.setTimeout(150_000);
  await submitPages(page, `${places().pages}/product-ja`);
  await makeScript(page);
  await rewriteScript(page, LONG_SCRIPT);
  const before = await creditsOf(page);
  const price = await priceOf(audioButton(page));
  await audioButton(page).click();
  await expect.poll(() => creditsOf(page)).toBe(before - price);
  await audioJob(page).getByRole("button", { name: "中止" }).click();

  await expect(page.getByRole("alert", { name: "音声の作成を中止しました" })).toBeVisible();
  const word = entryList(page).getByText("中止", { exact: true });
  await expect(word).toHaveAttribute("data-tone", "idle");
  await expect(page.getByText("失敗")).toHaveCount(0);
  await expect.poll(() => creditsOf(page)).toBe(before);
  await page.reload();
  await expect(word).toBeVisible();
});
