import { expect, signUp, test } from "./support/journey";
import { places } from "./support/places";
import { studioOf } from "./support/studio-of";

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

test("two versions stand beside each other, and on a phone one below the other, a common sentence once", {
  tag: "@long",
}, async ({ page }) => {
  const studio = studioOf(await signUp(page));
  const entry = await studio.add(`${places().address}/samples/article-ja`);
  await studio.make(entry, "Script");
  const [first = "", second = "", ...others] = (await studio.text(entry)).split(/(?<=。)/);
  await studio.make(entry, "Script", ", settings: { targetSeconds: 30 }");
  await studio.rewrite(entry, `${first}${second.replace("。", "、と聞きました。")}${others.join("")}`);
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/?entry=${entry}`);
  await page.getByRole("button", { name: "比較", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const changed = dialog.getByRole("group", { name: "異なる箇所" }).first();
  await expect(changed.locator("del, ins").first()).toBeVisible();
  /** Where the sentence and its two sides are drawn, at one moment. */
  const boxes = () =>
    changed.evaluate((element) => {
      const boxOf = (part: Element | null) => {
        const { x, y, width, height } = part?.getBoundingClientRect() ?? new DOMRect();
        return { x, y, width, height };
      };
      const side = (name: string) => boxOf(element.querySelector(`[data-side=${name}]`));
      return { row: boxOf(element), left: side("left"), right: side("right") };
    });
  // The dialog draws its rows anew once both texts are there.
  await expect.poll(async () => (await boxes()).left.width).toBeGreaterThan(200);
  const wide = await boxes();
  expect(wide.right.x).toBeGreaterThanOrEqual(wide.left.x + wide.left.width);
  expect(wide.right.y).toBe(wide.left.y);

  await page.setViewportSize(PHONE);
  // The dialog settles a moment after the window has another size.
  await expect.poll(async () => (await boxes()).row.width).toBeLessThan(390);
  const { row, left, right } = await boxes();
  expect(right.x).toBe(left.x);
  expect(right.y).toBeGreaterThanOrEqual(left.y + left.height);
  for (const { width } of [left, right]) expect(width).toBeGreaterThan(row.width * 0.95);
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  await dialog.getByRole("switch", { name: "すべての文を表示" }).click();
  const common = dialog.getByRole("group", { name: "文", exact: true }).first();
  await expect(common.locator("[data-side=left]")).toBeVisible();
  await expect(common.locator("[data-side=right]")).toBeHidden();
  await page.setViewportSize(WIDE);
  await expect(common.locator("[data-side=right]")).toBeVisible();
});
