import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { overlays } from "./look/overlays";
import { type Belongings, situation } from "./look/view";
import { askAs, leaveRecords, signIn } from "./support/admin";
import { furnish } from "./support/furnish";
import { expect, signUp, test } from "./support/journey";
import { places } from "./support/places";

test.describe.configure({ timeout: 600_000 });

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const soft = expect.configure({ soft: true });

/** Finds files that use a component which lies over a screen until it is closed. */
const OVER =
  /import \{[^}]*\b(?:Dialog|Drawer|HoverCard|Menu|Modal|Popover|Spotlight)\b[^}]*\} from "@mantine\//;

const SOURCES = new URL("../src/", import.meta.url);
const drawing = () =>
  readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
    .filter((file) => OVER.test(readFileSync(new URL(file, SOURCES), "utf8")))
    .map((file) => file.replace(/\.tsx$/, "").replaceAll("\\", "/"));

test("every overlay that there is has its way here, and no other", () => {
  expect(Object.keys(overlays).toSorted()).toEqual(drawing().toSorted());
});

/** Opens each by keyboard, closes it with Escape, and looks where the focus is. */
async function closeEach(page: Page, who: "admin" | undefined, belongings: Belongings) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const at = { ...situation(page, "ja"), ...belongings };
  const over = page.locator("[role=dialog], [role=menu]").filter({ visible: true });
  const modals = over.and(page.locator("[aria-modal=true]"));
  for (const [name, way] of Object.entries(overlays)) {
    if ("closesNever" in way || way.as !== who) continue;
    await test.step(name, async () => {
      await page.setViewportSize(way.isOnPhone ? PHONE : DESK);
      await way.go(at);
      const opener = way.opener(at);
      await opener.focus();
      await soft(opener, `the way to ${name}`).toBeFocused();
      const [before, modalBefore] = [await over.count(), await modals.count()];
      if (typeof way.press === "function") await way.press(at);
      else await page.keyboard.press(way.press ?? "Enter");
      await expect(over, name).toHaveCount(before + 1);
      if ((await modals.count()) > modalBefore)
        await expect(modals.last().locator(":focus"), name).toHaveCount(1);
      await page.keyboard.press("Escape");
      await soft(over, `${name} closes, and it alone`).toHaveCount(before);
      await soft(opener, `the focus after ${name}`).toBeFocused();
    });
  }
}

test("the focus comes back from every dialog, drawer and menu of the studio", { tag: "@long" }, async ({
  page,
}) => {
  const email = await signUp(page);
  const pages = await furnish(email);
  await askAs(email, "mutation ($input: SiteInput!) { createSite(input: $input) { key } }", {
    input: { name: "山の道具店", allowedOrigins: ["https://shop.example"] },
  });
  await closeEach(page, undefined, { email, pages });
});

test("the focus comes back from every dialog of administration", { tag: "@long" }, async ({ page }) => {
  await leaveRecords();
  const email = places().adminEmail;
  await signIn(page, email);
  await closeEach(page, "admin", { email, pages: {} as Belongings["pages"] });
});
