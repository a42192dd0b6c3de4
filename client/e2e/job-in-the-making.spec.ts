import { jobViews } from "./look/job-views";
import { lookAt, schemes, wear } from "./look/look-at";
import { violations } from "./support/axe";
import { furnish } from "./support/furnish";
import { expect, signUp, test } from "./support/journey";
import { languages } from "./support/texts";

// The slow voice speaks for one after the other.
test.describe.configure({ mode: "serial" });

for (const language of languages) {
  const title = `in ${language}, while audio is made, nothing breaks WCAG 2.2 A and AA, light and dark`;
  test(title, { tag: "@long" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const email = await signUp(page, language);
    await lookAt(page, language, jobViews, { email, pages: await furnish(email) }, async (name) => {
      for (const colorScheme of schemes) {
        await wear(page, colorScheme);
        expect.soft(await violations(page), `${name}, ${colorScheme}`).toEqual([]);
      }
    });
  });
}
