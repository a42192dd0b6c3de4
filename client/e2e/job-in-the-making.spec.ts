import { lookAt, schemes, wear } from "./look/look-at";
import { jobViews } from "./look/main-views";
import { violations } from "./support/axe";
import { furnish } from "./support/furnish";
import { expect, signUp, test } from "./support/journey";

test("while audio is made, nothing breaks WCAG 2.2 A and AA, light and dark", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const email = await signUp(page);
  await lookAt(page, "ja", jobViews, { email, pages: await furnish(email) }, async (name) => {
    for (const colorScheme of schemes) {
      await wear(page, colorScheme);
      expect.soft(await violations(page), `${name}, ${colorScheme}`).toEqual([]);
    }
  });
});
