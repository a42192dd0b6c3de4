import { lookAt } from "./look/look-at";
import { mainViews } from "./look/main-views";
import { overMainViews } from "./look/over-main-views";
import { publicViews } from "./look/public-views";
import { studioViews } from "./look/studio-views";
import { outOfOrder } from "./support/focus-order";
import { furnish } from "./support/furnish";
import { expect, signUp, test } from "./support/journey";

test.describe.configure({ timeout: 600_000 });

const SIZES = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const LONG = Boolean(process.env.LONG_PROOFS);
const title = "Tab goes through each screen in the order in which it is read, and stops at nothing hidden";

test("a round begins at the top, wherever the focus is, and tells of what cannot be seen", async ({
  page,
}) => {
  await page.setContent(
    '<main><button style="opacity:0">first</button><button>second</button><button>third</button></main>',
  );
  await page.getByRole("button", { name: "third" }).click();
  expect(await outOfOrder(page, 3)).toEqual(['button "first" has the focus and is not seen']);
  await page.setContent("<main><button>only</button></main>");
  expect(await outOfOrder(page, 2)).toEqual(["only 1 stops"]);
  await page.setContent(
    '<div role="dialog" tabindex="-1"><button>first</button><button>second</button></div><button>behind</button>',
  );
  await page.getByRole("button", { name: "second" }).focus();
  expect(await outOfOrder(page, 3)).toEqual([]);
});

test("what stands in no pane is not taken for one that was left with something that is gone", async ({
  page,
}) => {
  await page.setContent(
    '<main><button onblur="this.remove()">first</button><button>second</button></main><button>third</button>',
  );
  expect(await outOfOrder(page, 3)).toEqual([]);
});

for (const [size, viewport] of Object.entries(SIZES)) {
  // Each size has a user of its own: some views leave behind what their second look must not meet.
  test(`${title}: studio, ${size}`, { tag: "@long" }, async ({ page, provoked }) => {
    provoked(/status of 404|status of 409|ChunkLoadError/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const email = await signUp(page);
    const belongings = { email, pages: await furnish(email) };
    const views = [...studioViews, ...overMainViews, ...mainViews];
    await page.setViewportSize(viewport);
    await lookAt(page, "ja", views, belongings, async (name, _, fewestStops) => {
      expect.soft(await outOfOrder(page, fewestStops), name).toEqual([]);
    });
  });

  // Every run goes around the first screen, wide.
  const isLong = LONG || size !== "wide";
  test(`${title}: for whoever is not signed in, ${size}`, { tag: isLong ? "@long" : [] }, async ({
    page,
    provoked,
  }) => {
    provoked(/status of 400/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(viewport);
    const views = LONG ? publicViews : publicViews.slice(0, 1);
    await lookAt(page, "ja", views, {}, async (name, _, fewestStops) => {
      expect.soft(await outOfOrder(page, fewestStops), name).toEqual([]);
    });
  });
}
