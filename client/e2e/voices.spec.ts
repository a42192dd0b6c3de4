import { violations } from "./support/axe";
import { DIALOGUE } from "./support/furnish";
import { expect, test } from "./support/journey";
import { places } from "./support/places";
import { audioButton, japanesePlayer, makeScript, rewriteScript, submitPages } from "./support/steps";

const WORK = { timeout: 60_000 };

test("voices by ear, a voice for each speaker, chapters to jump to, and what the audio is like", {
  tag: "@long",
}, async ({ studio: page }) => {
  test.setTimeout(180_000);
  await submitPages(page, `${places().pages}/product-ja`);
  await makeScript(page);
  await rewriteScript(page, DIALOGUE);
  await page.getByRole("button", { name: "文ごとに編集" }).click();

  await page.getByRole("button", { name: "すべての声" }).click();
  const voices = page.getByRole("dialog", { name: "声の一覧" });
  const sample = page.waitForResponse((answer) => answer.url().includes("/media/readings/") && answer.ok());
  await voices.getByRole("button", { name: "メイ（明るい）の声を聴く" }).click();
  await sample;
  await voices.getByRole("button", { name: "メイ（明るい）のクレジット表記" }).click();
  await expect(page.getByText(/CC BY 3.0/).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await voices.getByRole("button", { name: "メイ（明るい）：この声にする" }).click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("combobox", { name: "声", exact: true })).toHaveValue("メイ（明るい）");

  await page.getByRole("button", { name: "太郎に声を割り当てる" }).click();
  await page.getByRole("button", { name: "花子に声を割り当てる" }).click();
  await expect(page.getByRole("combobox", { name: "太郎の声" })).not.toHaveValue("メイ（明るい）");
  expect(await violations(page)).toEqual([]);
  // A user who does not want to hear it at once says so.
  await page.getByRole("checkbox", { name: "完成を待たずに再生" }).uncheck();
  await audioButton(page).click(WORK);
  const bar = japanesePlayer(page);
  await expect(bar.getByRole("button", { name: "ダウンロード" })).toBeVisible(WORK);

  // A line lights up without its name, which nobody says.
  await bar.getByRole("button", { name: "チャプター", exact: true }).click();
  const chapter = page.getByRole("menuitemradio", { name: /使いかた/ });
  await expect(page.getByRole("menuitemradio")).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await chapter.click();
  const position = bar.getByRole("slider", { name: "再生位置" });
  await expect.poll(async () => Number(await position.getAttribute("aria-valuenow"))).toBeGreaterThan(3);
  await expect(page.locator("[data-spoken]")).toHaveText(/使いかた/);
  await expect(bar.locator("[data-chapter]")).toHaveCount(2);

  await bar.getByRole("button", { name: "再生", exact: true }).click();
  await expect(page.locator("[data-spoken]")).toHaveText(/太郎：雨の日も使えますか。/);
  await bar.getByRole("button", { name: "一時停止" }).click();
  await bar.getByRole("button", { name: "この音声について" }).click();
  const about = page.getByRole("dialog", { name: "この音声について" });
  await expect(about.getByText(/−1[567](\.\d)? LUFS/)).toBeVisible();
  await expect(about.getByText(/dBTP/)).toBeVisible();
  await expect(about.locator("div", { hasText: /^再生回数1$/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
