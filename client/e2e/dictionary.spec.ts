import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { expect, test } from "./support/journey";
import { places } from "./support/places";
import { audioButton, japanesePlayer, makeScript, rewriteScript, submitPages } from "./support/steps";

const WORK = { timeout: 60_000 };

/** Marks a word of the script as one does with a mouse. */
async function markWord(page: Page, word: string) {
  const box = await page.evaluate((wanted) => {
    const script = document.querySelector("[data-own-arrows]") as Element;
    const texts = document.createTreeWalker(script, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const at = texts.currentNode.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(texts.currentNode, at);
      range.setEnd(texts.currentNode, at + wanted.length);
      const { left, right, top, height } = range.getBoundingClientRect();
      return { left, right, middle: top + height / 2 };
    }
    throw new Error(`No ${wanted} in the script`);
  }, word);
  await page.mouse.move(box.left + 1, box.middle);
  await page.mouse.down();
  await page.mouse.move(box.right - 1, box.middle, { steps: 4 });
  await page.mouse.up();
}

const reading = "a word of the script gets its reading: heard, priced, saved, and taken over by its audio";
test(reading, { tag: "@long" }, async ({ studio: page }) => {
  test.setTimeout(180_000);
  await submitPages(page, `${places().pages}/product-ja`);
  await makeScript(page);
  await rewriteScript(page, "この生地はとても厚いです。冬のコートに合います。");
  await audioButton(page).click(WORK);
  await expect(japanesePlayer(page).getByRole("button", { name: "ダウンロード" })).toBeVisible(WORK);

  await page.getByRole("button", { name: "文ごとに編集" }).click();
  await markWord(page, "生地");
  await page.getByRole("button", { name: "「生地」の読み方を登録" }).click();
  const dialog = page.getByRole("dialog", { name: "読みの辞書" });
  await expect(dialog.getByRole("textbox", { name: "単語" })).toHaveValue("生地");
  await expect(dialog.getByText("この生地はとても厚いです。")).toBeVisible();
  await dialog.getByRole("textbox", { name: "読み", exact: true }).fill("せいち");
  const sound = page.waitForResponse((answer) => answer.url().includes("/media/readings/") && answer.ok());
  await dialog.getByRole("button", { name: "文の中で聴く" }).click();
  await sound;

  const impact = dialog.getByRole("region", { name: "読みが異なる音声" });
  await expect(impact).toContainText("1件の音声が古くなります。");
  await expect(impact).toContainText(/最大\d+クレジット/);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "単語を追加" }).click();
  await expect(dialog.getByRole("list", { name: "読みの辞書" }).getByRole("listitem")).toHaveCount(1);

  // The audio says it otherwise now; the way to it is here, and its update costs one sentence.
  await expect(dialog.getByText(/辞書と読みが異なる音声が1件あります/)).toBeVisible();
  await dialog.getByRole("button", { name: /を開く$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(japanesePlayer(page).getByText("読みの辞書が更新されています")).toBeVisible();
  await expect(page.getByText(/2文のうち1文が変更/)).toBeVisible(WORK);
  await page.getByRole("button", { name: /^音声を更新する/ }).click();
  await expect(page.getByText("変更された文はありません。")).toBeVisible(WORK);
  await expect(japanesePlayer(page).getByText("読みの辞書が更新されています")).toBeHidden();

  // From the account, by the keyboard: found, and removed once it is said what that changes.
  await page.getByRole("button", { name: "アカウント", exact: true }).press("Enter");
  await page.getByRole("menuitem", { name: "アカウント設定" }).press("Enter");
  await page.getByRole("button", { name: "辞書を開く" }).press("Enter");
  await dialog.getByRole("searchbox").fill("せいち");
  await dialog.getByRole("button", { name: "「生地」を削除" }).press("Enter");
  await expect(dialog.getByText("1件の音声が古くなります。")).toBeVisible();
  await dialog.getByRole("button", { name: "単語を削除" }).press("Enter");
  await expect(dialog.getByText(/単語はまだありません/)).toBeVisible();
});
