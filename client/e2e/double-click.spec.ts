import { expect, test } from "./support/journey";
import { places } from "./support/places";
import { bothButton, japanesePlayer, submitPages } from "./support/steps";

test("a double click opens its sentence, though the player comes to it between the two presses [2.6]", {
  tag: "@long",
}, async ({ studio: page }) => {
  await submitPages(page, `${places().pages}/product-ja`);
  await bothButton(page).click();
  const player = japanesePlayer(page);
  await player.getByRole("button", { name: "一時停止" }).click({ timeout: 120_000 });
  await expect(player.getByRole("button", { name: "ダウンロード" })).toBeVisible({ timeout: 90_000 });
  await page.setViewportSize({ width: 1000, height: 500 });
  const sentences = page.getByRole("group", { name: "台本" }).locator("[role=button]:not(button)");
  await sentences.nth(0).click();
  await expect(sentences.nth(0)).toHaveAttribute("data-spoken", "true");

  // One whose second line is short: a page that moves by a line puts nothing below the pointer.
  const at = await sentences.evaluateAll((all) =>
    all.findIndex((element) => {
      const [first, second, third] = element.getClientRects();
      return first && second && !third && second.right < first.right - 60;
    }),
  );
  expect(at).toBeGreaterThan(0);
  const sentence = sentences.nth(at);
  const text = await sentence.textContent();
  // The lower edge of what is seen cuts it after its first line.
  const place = await sentence.evaluate((element) => {
    const pane = element.closest("main");
    const [first] = element.getClientRects();
    if (!pane || !first) throw new Error("Nothing to scroll");
    pane.scrollBy({ top: first.bottom - pane.getBoundingClientRect().bottom + 2, behavior: "instant" });
    const line = element.getClientRects()[0] as DOMRect;
    return { x: line.right - 16, y: line.top + line.height / 2 };
  });
  const before = await sentence.boundingBox();

  await page.mouse.move(place.x, place.y);
  await page.mouse.down();
  await page.mouse.up();
  await expect(sentence).toHaveAttribute("data-spoken", "true");
  expect(await sentence.boundingBox()).toEqual(before);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(page.getByRole("textbox", { name: "文", exact: true })).toHaveValue(text ?? "");
});
