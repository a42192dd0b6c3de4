import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { schemes, wear } from "../look/look-at";
import { situation, stands } from "../look/view";
import { open, player } from "../look/ways";
import { signUp, test } from "../support/journey";
import { places } from "../support/places";
import { studioOf } from "../support/studio-of";
import { fits, languages } from "../support/texts";

const folder = process.env.HELP_PICTURES ?? "help-pictures";
const pages = { ja: "product-ja", en: "article-en" };
/** Addresses that people may have are pasted, and not those of the installation that is shown. */
const pasted = { ja: "https://yorube.example/tomori", en: "https://slowstreet.example/bakery" };
/** Leaves a column that is no wider than the help's own. */
const wide = { width: 1260, height: 1000 };
/** As wide as the help's column, so that the player is shown as it is. */
const narrow = { width: 600, height: 1000 };
const QUALITY = 75;
const PIXEL_RATIO = 2;
const MARGIN = 16;
/** Between two paragraphs of a page's text. */
const LESS_THAN_A_GAP = 6;

interface Part {
  from: Locator;
  /** Where it ends below; with its first element where there is no other. */
  to?: Locator;
  /** An element as wide as the picture, which brings its own margins. */
  column?: Locator;
  below?: number;
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("What the picture shows is not on the screen");
  return box;
}

/** A part of the screen as WebP, in either scheme. */
async function takePart(page: Page, name: string, { from, to = from, column, below = MARGIN }: Part) {
  const [begin, end, across] = [await boxOf(from), await boxOf(to), await boxOf(column ?? to)];
  const beside = column ? 0 : MARGIN;
  const [x, y] = [Math.floor(across.x - beside), Math.floor(begin.y - (from === column ? 0 : MARGIN))];
  const clip = {
    x,
    y,
    width: Math.ceil(across.width + 2 * beside),
    height: Math.ceil(end.y + end.height + (to === column ? 0 : below)) - y,
    scale: PIXEL_RATIO,
  };
  const browser = await page.context().newCDPSession(page);
  for (const scheme of schemes) {
    await wear(page, scheme);
    const { data } = await browser.send("Page.captureScreenshot", { format: "webp", quality: QUALITY, clip });
    await writeFile(join(folder, `${name}.${scheme}.webp`), data, "base64");
  }
  await wear(page, "light");
}

for (const language of languages) {
  test.describe(language, () => {
    test.use({ viewport: wide, deviceScaleFactor: PIXEL_RATIO });

    test("pictures of the first steps", async ({ page }) => {
      const email = await signUp(page, language);
      await page.emulateMedia({ reducedMotion: "reduce" });
      const at = situation(page, language);
      const { t } = at;
      const { add, make, ask } = studioOf(email);
      const take = (name: string, part: Part) => takePart(page, `${language}-${name}`, part);
      const column = page.locator("main");
      const title = column.locator("h1");

      const id = await add(`${places().address}/samples/${pages[language]}`);
      const picture = async () => {
        const query = "query ($id: ID!) { entry(id: $id) { picture { small } } }";
        return (await ask<{ entry: { picture: object | null } }>(query, { id })).entry.picture;
      };
      await expect.poll(picture).not.toBeNull();
      const show = async () => {
        await open(at, id);
        await stands(at);
      };
      await show();
      const field = page.getByRole("textbox", { name: t.entries.form.label });
      await field.fill(pasted[language]);
      await field.blur();
      const entry = page.locator("li").filter({ has: page.locator("[aria-current]") });
      await take("paste", { from: field, to: entry });
      await expect(column.getByRole("button", { name: /\d+ ?(クレジット|credits)/ })).toBeEnabled();
      const paragraph = column.locator("p[data-kind]").nth(1);
      await take("read", { from: title, to: paragraph, column, below: LESS_THAN_A_GAP });

      await make(id, "Script", ", settings: { targetSeconds: 30 }");
      await show();
      const proof = column.getByText(fits(t.scripts.proof.all_other)).first();
      const sentences = page
        .getByRole("group", { name: t.scripts.script })
        .locator("[role=button]:not(button)");
      await take("script", { from: proof, to: sentences.nth(3), column });

      await make(id, "Audio");
      await ask(`mutation { setLiveRevision(entryId: "${id}", revisionNumber: "0001") { id } }`, {});
      await show();
      const share = column.getByRole("button", { name: t.publishing.share, exact: true });
      await take("live", { from: title, to: share, column });
      await page.setViewportSize(narrow);
      await player(at).waitFor();
      await stands(at);
      const bar = player(at);
      await take("player", { from: bar, column: bar });
    });
  });
}
