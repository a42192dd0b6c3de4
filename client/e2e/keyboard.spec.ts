import type { Locator, Page } from "@playwright/test";
import { PASSWORD } from "./support/admin";
import { expect, signUp, test } from "./support/journey";
import { places } from "./support/places";
import { audioButton, japanesePlayer, scriptButton } from "./support/steps";

/** More than any screen has stops. */
const STOPS = 80;

/** Goes on by Tab, or back by Shift+Tab, until the place has the focus; fails where Tab never gets there. */
async function tabTo(page: Page, place: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  await expect(place).toBeVisible({ timeout: 60_000 });
  await expect(place).toBeEnabled();
  for (let stop = 0; stop < STOPS; stop++) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${place}`);
}

/** Whether nothing covers the beginning of what has the focus. */
const isUncovered = (page: Page) =>
  page.evaluate(() => {
    const [line] = document.activeElement?.getClientRects() ?? [];
    if (!line) return false;
    const seen = document.elementFromPoint(line.left + 12, line.top + line.height / 2);
    return document.activeElement?.contains(seen) ?? false;
  });

test("from signing in to hearing the audio without a mouse", { tag: "@long" }, async ({ page }) => {
  test.setTimeout(240_000);
  const email = await signUp(page);
  await page.getByRole("button", { name: "アカウント" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "ログアウト" }).press("Enter");
  await expect(page).toHaveURL(/\/login$/);

  await tabTo(page, page.locator("input[type=email]"));
  await page.keyboard.type(email);
  await tabTo(page, page.locator("input[type=password]"));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");

  await tabTo(page, page.getByRole("textbox", { name: /URL/ }));
  await page.keyboard.type(`${places().pages}/product-ja`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "ページを読み取りました" })).toBeVisible({
    timeout: 30_000,
  });

  await tabTo(page, scriptButton(page));
  await page.keyboard.press("Enter");
  const script = page.getByRole("group", { name: "台本" });
  await expect(script).toBeVisible({ timeout: 60_000 });

  await tabTo(page, audioButton(page));
  await page.keyboard.press("Enter");
  const download = japanesePlayer(page).getByRole("button", { name: "ダウンロード" });
  await expect(download).toBeVisible({ timeout: 90_000 });

  const play = japanesePlayer(page).getByRole("button", { name: "再生", exact: true });
  const position = japanesePlayer(page).getByRole("slider", { name: "再生位置" });
  const at = async () => Number(await position.getAttribute("aria-valuenow"));
  // It began by itself.
  await expect.poll(at).toBeGreaterThan(0);
  await tabTo(page, japanesePlayer(page).getByRole("button", { name: "一時停止" }));
  await page.keyboard.press("Space");
  await expect(play).toBeFocused();
  // Turning or zooming folds the player's tools, and takes nobody's place away.
  const tools = japanesePlayer(page).getByRole("button", { name: "ほかの操作" });
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ ...wide, width: 640 });
  await expect(tools).toBeVisible();
  await expect(download).toBeHidden();
  await expect(play).toBeFocused();
  await tabTo(page, tools);
  await page.setViewportSize(wide);
  await expect(tools).toBeHidden();
  const speed = japanesePlayer(page).getByRole("button", { name: /^再生速度/ });
  await expect(speed).toBeFocused();
  await page.setViewportSize({ ...wide, width: 640 });
  await expect(tools).toHaveAttribute("aria-expanded", "true");
  await expect(speed).toBeFocused();
  await tools.press("Enter");
  await expect(download).toBeHidden();
  await page.setViewportSize(wide);
  await expect(download).toBeVisible();
  await tabTo(page, position);
  await page.keyboard.press("Home");
  await expect.poll(at).toBe(0);
  await page.keyboard.press("ArrowRight");
  await expect.poll(at).toBeGreaterThan(0);

  // The file bears the page's name.
  await tabTo(page, download);
  await page.keyboard.press("Enter");
  const wav = page.getByRole("menuitem", { name: /wav/i });
  await expect(wav).toBeFocused();
  await expect(wav).toHaveAttribute("download", "南部鉄器 急須「あられ」0.6L.wav");
  const downloading = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  // A busy browser tells of the download before it has settled the name.
  expect((await downloading).url()).toContain("/media/");
  await page.keyboard.press("Escape");

  // To the script: from sentence to sentence, one of them rewritten, and back to hearing it.
  const sentences = script.locator("[role=button]:not(button)");
  // Tab leads to the sentence where one was last; the arrows lead to the others.
  await tabTo(page, script.locator("[role=button][tabindex='0']:not(button)"), "Shift+Tab");
  const above = await sentences.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
  for (let sentence = above; sentence > 0; sentence--) {
    await page.keyboard.press("ArrowUp");
    await expect(sentences.nth(sentence - 1)).toBeFocused();
  }
  await expect(sentences.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(sentences.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  const open = page.getByRole("textbox", { name: "文", exact: true });
  await expect(open).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("キーだけで書きかえました。");
  await page.keyboard.press("Enter");
  await expect(page.getByText("保存済み")).toBeVisible();
  await expect(sentences.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await expect(sentences.first()).toHaveAttribute("data-spoken", "true");

  // Where the script scrolls, what stays at the top covers no sentence that the arrows come to.
  await page.setViewportSize({ ...wide, height: 480 });
  const all = [...(await sentences.all()).keys()];
  for (const [key, way] of [
    ["ArrowDown", all.slice(1)],
    ["ArrowUp", all.toReversed().slice(1)],
  ] as const)
    for (const sentence of way) {
      await page.keyboard.press(key);
      await expect(sentences.nth(sentence)).toBeFocused();
      expect(await isUncovered(page), `${key} to sentence ${sentence}`).toBe(true);
    }
  await page.setViewportSize(wide);

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "キー操作" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "キー操作" })).toBeHidden();
});
