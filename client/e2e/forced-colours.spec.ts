import type { Page } from "@playwright/test";
import { lookAt } from "./look/look-at";
import { mainViews } from "./look/main-views";
import { overMainViews } from "./look/over-main-views";
import { publicViews } from "./look/public-views";
import { studioViews } from "./look/studio-views";
import type { View } from "./look/view";
import { focusLost, lostInForcedColours } from "./support/forced-colours";
import { furnish } from "./support/furnish";
import { expect, signUp, test } from "./support/journey";

test.describe.configure({ timeout: 600_000 });

const LONG = Boolean(process.env.LONG_PROOFS);
/** The first screen; the long proofs look at all of them, and at the studio. */
const SHORT = ["login"];

const title = "where the system chooses the colours, edges, choices and the focus are seen";

async function inspect<More extends object>(page: Page, views: View<More>[], more: More) {
  await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
  const looked = views.filter(({ name }) => LONG || SHORT.includes(name));
  expect(looked.length).toBeGreaterThan(0);
  await lookAt(page, "ja", looked, more, async (name, _, fewestStops) => {
    expect.soft(await lostInForcedColours(page), name).toEqual([]);
    expect.soft(await focusLost(page, fewestStops), `${name}, focus`).toEqual([]);
  });
}

test("what would be lost in the system's colours is found", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setContent(
    `<style>button, input { border: 0 } :focus-visible { outline: none; background: red }</style>
    <input aria-label="field" style="background: #eee"><button aria-pressed="true" style="background: red">on</button>
    <button aria-pressed="false" style="outline: 2px solid">off</button>`,
  );
  expect(await lostInForcedColours(page)).toEqual([
    'input. "field" has no edge',
    'button. "on" does not look chosen',
  ]);
  // The round begins at the top, wherever one is.
  await page.getByRole("button", { name: "on", exact: true }).focus();
  expect(await focusLost(page, 2)).toEqual([
    'input. "field" has the focus, and no line',
    'button. "on" has the focus, and no line',
  ]);
});

test(`${title}: studio`, { tag: "@long" }, async ({ page, provoked }) => {
  provoked(/status of 404|status of 409|ChunkLoadError/);
  const email = await signUp(page);
  const belongings = { email, pages: await furnish(email) };
  await inspect(page, [...studioViews, ...overMainViews, ...mainViews], belongings);
});

test(`${title}: for whoever is not signed in`, { tag: LONG ? "@long" : [] }, async ({ page, provoked }) => {
  provoked(/status of 400/);
  await inspect(page, publicViews, {});
});
