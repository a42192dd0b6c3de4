import type { Page } from "@playwright/test";
import { adminViews } from "./look/admin-views";
import { lookAt, wear } from "./look/look-at";
import { madeViews, mainViews } from "./look/main-views";
import { newcomerViews } from "./look/newcomer-views";
import { overMainViews } from "./look/over-main-views";
import { publicViews } from "./look/public-views";
import { emptyDictionary, studioViews } from "./look/studio-views";
import type { View } from "./look/view";
import { leaveRecords, signIn } from "./support/admin";
import { colourViolations, violations } from "./support/axe";
import { faintBorders } from "./support/borders";
import { furnish, furnishMade } from "./support/furnish";
import { expect, signUp, test } from "./support/journey";
import { places } from "./support/places";
import { primaries } from "./support/primaries";
import { brokenRows } from "./support/rows";
import { smallTargets } from "./support/targets";
import { type Language, languages } from "./support/texts";

// Each of the long ones looks at some thirty screens.
test.describe.configure({ timeout: 600_000 });

const HEIGHT = 800;
const WIDE = { width: 1280, height: HEIGHT };
/** A window of 1280 by 800 at 400 % has the first of these sizes. */
const SIZES = [
  { width: 320, height: 200 },
  { width: 360, height: HEIGHT },
  { width: 768, height: HEIGHT },
  { width: 1920, height: HEIGHT },
];
/** Every run looks at one view of each kind, in one scheme and at 400 % and a phone's width; the long proofs at everything. */
const LONG = Boolean(process.env.LONG_PROOFS);

const soft = expect.configure({ soft: true });

const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** A failing view does not stop the others from being checked. */
async function inspect<More extends object>(page: Page, language: Language, views: View<More>[], more: More) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const looked = views.filter(({ inEveryRun }) => LONG || inEveryRun);
  await lookAt(page, language, looked, more, async (name) => {
    await wear(page, "light");
    expect.soft(await violations(page), `${name}, light`).toEqual([]);
    expect.soft(await faintBorders(page), `${name}, faint borders, light`).toEqual([]);
    expect.soft(await smallTargets(page), `${name}, small targets`).toEqual([]);
    expect.soft(await brokenRows(page), `${name}, broken rows`).toEqual([]);
    expect.soft((await primaries(page)).slice(1), `${name}, a second primary button`).toEqual([]);
    if (LONG) {
      await wear(page, "dark");
      expect.soft(await faintBorders(page), `${name}, faint borders, dark`).toEqual([]);
      expect.soft(await colourViolations(page), `${name}, dark`).toEqual([]);
    }
    for (const size of LONG ? SIZES : SIZES.slice(0, 2)) {
      await page.setViewportSize(size);
      // Floating elements settle a moment after the window is resized.
      await soft.poll(() => overflows(page), `${name} scrolls sideways, ${size.width} wide`).toBe(false);
    }
    await page.setViewportSize(WIDE);
  });
}

for (const language of languages) {
  // The screens are the same ones in English: that they hold its texts, too, is a long proof, as dark is in both.
  if (language !== "ja" && !LONG) continue;
  const title = `in ${language}, nothing breaks WCAG 2.2 A and AA or scrolls sideways`;
  test.describe(title, { tag: LONG ? "@long" : [] }, () => {
    if (LONG)
      test("with pages in every state", async ({ page, provoked }) => {
        // One view is of two windows that changed the same sentence.
        provoked(/status of 404|status of 409/);
        const email = await signUp(page, language);
        await inspect(page, language, mainViews, { email, pages: await furnish(email) });
      });
    else
      test("with nothing yet, and with what is made of pages", async ({ page }) => {
        const email = await signUp(page, language);
        await inspect(page, language, newcomerViews, {});
        await inspect(page, language, madeViews, { pages: await furnishMade(email) });
      });

    test("for whoever is not signed in", async ({ page, provoked }) => {
      provoked(/status of 400/);
      await inspect(page, language, publicViews, {});
    });

    if (LONG)
      test("for somebody new", async ({ page, provoked }) => {
        provoked(/status of 404|ChunkLoadError/);
        await signUp(page, language);
        await inspect(page, language, [...newcomerViews, ...overMainViews], {});
      });

    // Together they would take too long for one test.
    if (LONG)
      test("for whoever sees to readings, voices and changed pages", async ({ page }) => {
        const email = await signUp(page, language);
        await inspect(page, language, [emptyDictionary], {});
        await inspect(page, language, studioViews, { email, pages: await furnish(email) });
      });

    // The journeys of administrators look at each of their screens.
    if (LONG)
      test("for administrators", async ({ page }) => {
        await leaveRecords();
        await signIn(page, places().adminEmail);
        await inspect(page, language, adminViews, {});
      });
  });
}

test("on a phone nothing breaks WCAG 2.2 A and AA either", { tag: "@long" }, async ({ page, provoked }) => {
  // One view is of two windows that changed the same sentence.
  provoked(/status of 404|status of 409|ChunkLoadError/);
  await page.setViewportSize({ width: 360, height: HEIGHT });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const email = await signUp(page);
  const belongings = { email, pages: await furnish(email) };
  await lookAt(page, "ja", [...studioViews, ...overMainViews, ...mainViews], belongings, async (name) => {
    expect.soft(await violations(page), name).toEqual([]);
  });
});
