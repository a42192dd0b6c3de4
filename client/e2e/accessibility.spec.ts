import type { Page } from "@playwright/test";
import { adminViews } from "./look/admin-views";
import { lookAt, schemes, wear } from "./look/look-at";
import { mainViews, newcomerViews } from "./look/main-views";
import { publicViews } from "./look/public-views";
import type { View } from "./look/view";
import { signIn } from "./support/admin";
import { violations } from "./support/axe";
import { furnish } from "./support/furnish";
import { expect, signUp, test } from "./support/journey";
import { places } from "./support/places";
import { languages } from "./support/texts";

const HEIGHT = 800;
const WIDE = { width: 1280, height: HEIGHT };
const WIDTHS = [360, 768, 1920];

const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Everything that is wrong with any of them, by name. */
async function faults<More extends object>(
  page: Page,
  language: "ja" | "en",
  views: View<More>[],
  more: More,
) {
  const found: Record<string, string[]> = {};
  const note = (name: string, wrong: string[]) => {
    if (wrong.length > 0) found[name] = wrong;
  };
  await page.emulateMedia({ reducedMotion: "reduce" });
  await lookAt(page, language, views, more, async (name) => {
    for (const colorScheme of schemes) {
      await wear(page, colorScheme);
      note(`${name}, ${colorScheme}`, await violations(page));
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      note(`${name}, ${width} wide`, (await overflows(page)) ? ["scrolls sideways"] : []);
    }
    await page.setViewportSize(WIDE);
  });
  return found;
}

for (const language of languages) {
  test.describe(`in ${language}, light and dark, nothing breaks WCAG 2.2 A and AA or scrolls sideways`, () => {
    test("for whoever is not signed in", async ({ page, provoked }) => {
      provoked(/status of 400/);
      expect(await faults(page, language, publicViews, {})).toEqual({});
    });

    test("for somebody new, and with pages in every state", async ({ page, provoked }) => {
      test.setTimeout(300_000);
      provoked(/status of 404|ChunkLoadError/);
      const email = await signUp(page, language);
      expect(await faults(page, language, newcomerViews, {})).toEqual({});
      expect(await faults(page, language, mainViews, { email, pages: await furnish(email) })).toEqual({});
    });

    test("for administrators", async ({ page }) => {
      await signIn(page, places().adminEmail);
      expect(await faults(page, language, adminViews, {})).toEqual({});
    });
  });
}

test("on a phone nothing breaks WCAG 2.2 A and AA either", async ({ page, provoked }) => {
  test.setTimeout(300_000);
  provoked(/status of 404|ChunkLoadError/);
  await page.setViewportSize({ width: 360, height: HEIGHT });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const email = await signUp(page);
  const found: Record<string, string[]> = {};
  await lookAt(page, "ja", mainViews, { email, pages: await furnish(email) }, async (name) => {
    const wrong = await violations(page);
    if (wrong.length > 0) found[name] = wrong;
  });
  expect(found).toEqual({});
});
