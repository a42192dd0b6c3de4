import { join } from "node:path";
import type { Page } from "@playwright/test";
import { leaveRecords, signIn } from "../support/admin";
import { furnish } from "../support/furnish";
import { signUp, test } from "../support/journey";
import { places } from "../support/places";
import { languages } from "../support/texts";
import { adminViews } from "./admin-views";
import { jobViews } from "./job-views";
import { lookAt, schemes, wear } from "./look-at";
import { mainViews } from "./main-views";
import { newcomerViews } from "./newcomer-views";
import { overMainViews } from "./over-main-views";
import { publicViews } from "./public-views";
import { emptyDictionary, studioViews } from "./studio-views";
import type { View } from "./view";

const folder = process.env.SCREENSHOTS ?? "screenshots";
const widths = { 1280: 800, 390: 844 };

for (const language of languages) {
  for (const [width, height] of Object.entries(widths)) {
    test.describe(`${language}, ${width} wide`, () => {
      test.use({ viewport: { width: Number(width), height } });
      test.setTimeout(600_000);

      async function take<More extends object>(page: Page, views: View<More>[], more: More) {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await lookAt(page, language, views, more, async (name) => {
          for (const colorScheme of schemes) {
            await wear(page, colorScheme);
            await page.screenshot({
              path: join(folder, `${name}.${width}.${language}.${colorScheme}.png`),
              caret: "initial",
            });
          }
        });
      }

      test("public", async ({ page, provoked }) => {
        provoked(/./);
        await take(page, publicViews, {});
      });

      test("main", async ({ page, provoked }) => {
        provoked(/./);
        const email = await signUp(page, language);
        await take(page, [...newcomerViews, emptyDictionary], {});
        const belongings = { email, pages: await furnish(email) };
        await take(page, [...studioViews, ...overMainViews, ...mainViews, ...jobViews], belongings);
      });

      test("admin", async ({ page }) => {
        await leaveRecords();
        await signIn(page, places().adminEmail);
        await take(page, adminViews, {});
      });
    });
  }
}
