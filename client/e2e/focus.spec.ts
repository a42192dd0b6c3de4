import type { Page } from "@playwright/test";
import { situation } from "./look/view";
import { pane, settings } from "./look/ways";
import { furnish } from "./support/furnish";
import { expect, signUp, test } from "./support/journey";

/** Everything on the screen that says that it opens something. */
const openers = (page: Page) => page.locator("button[aria-haspopup]:not([aria-haspopup=listbox]):visible");

/** Opens each by keyboard, closes it with Escape, and looks where the focus is. */
async function closeEach(page: Page, seen: string[]) {
  const overlay = page.locator("[role=dialog], [role=menu]").filter({ visible: true });
  const modal = overlay.and(page.locator("[aria-modal=true]"));
  for (let at = 0; at < (await openers(page).count()); at++) {
    const opener = openers(page).nth(at);
    const name = (await opener.getAttribute("aria-label")) ?? (await opener.innerText());
    if (seen.includes(name) || (await opener.isDisabled())) continue;
    seen.push(name);
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(overlay.first(), name).toBeVisible();
    if ((await modal.count()) > 0) await expect(modal.locator(":focus"), name).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(overlay, name).toHaveCount(0);
    await expect.soft(opener, `the focus after ${name}`).toBeFocused();
  }
}

test("the focus comes back from every dialog, drawer and menu of the studio", { tag: "@long" }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const email = await signUp(page);
  const { dialogue, read, changed, script } = await furnish(email);
  const at = situation(page, "ja");
  const seen: string[] = [];
  for (const id of [dialogue, read, changed, script]) {
    await at.go(`/?entry=${id}`);
    await page.locator("main h1").waitFor();
    await page.waitForLoadState("networkidle");
    await closeEach(page, seen);
  }
  await at.go(`/?entry=${dialogue}`);
  await settings(at, "audio");
  await closeEach(page, seen);
  await at.go("/");
  await pane(at, "entries");
  await page.getByRole("button", { name: at.t.entries.bulk.start }).click();
  await page.getByRole("checkbox", { name: at.t.entries.bulk.all }).check();
  await closeEach(page, seen);
  // Fewer would mean that some do not say that they open something.
  expect(seen.length, seen.join(", ")).toBeGreaterThanOrEqual(14);
});
