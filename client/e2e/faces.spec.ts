import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/journey";
import { places } from "./support/places";
import { entryList } from "./support/steps";
import { type Language, textsIn } from "./support/texts";

/** The faces that the browser has really drawn an element's own text with; those of the system in brackets. */
async function drawnWith(page: Page, element: Locator): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const session = await page.context().newCDPSession(page);
  await element.evaluate((node) => node.setAttribute("data-looked-at", ""));
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: "[data-looked-at]",
  });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  await element.evaluate((node) => node.removeAttribute("data-looked-at"));
  const names = fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `(${familyName})`));
  return [...new Set(names)].sort();
}

/** Shows each character of the interface's texts once, in the face of the screen, as strong as wanted. */
async function showTexts(page: Page, language: Language, weight: number) {
  const characters = [...new Set(JSON.stringify(textsIn(language)))].sort().join("");
  await page.evaluate(
    ([text, strength]) => {
      const element = document.createElement("p");
      element.id = "all-characters";
      element.style.fontWeight = String(strength);
      element.textContent = text;
      document.body.append(element);
    },
    [characters, weight] as const,
  );
  return page.locator("#all-characters");
}

const fontsOf = (page: Page) => {
  const files: string[] = [];
  page.on("response", (answer) => {
    const [, name] = /\/assets\/([\w-]+)-[\w-]{8}\.woff2$/.exec(new URL(answer.url()).pathname) ?? [];
    if (name) files.push(name);
  });
  return files;
};

test("every character of the Japanese texts is drawn with the faces that come along, plain and bold", async ({
  page,
}) => {
  await page.goto("/login");
  for (const [weight, drawn] of [
    [400, ["Figtree Light", "Zen Kaku Gothic New Medium"]],
    [700, ["Figtree Light", "Zen Kaku Gothic New"]],
  ] as const) {
    const all = await showTexts(page, "ja", weight);
    await expect(async () => expect(await drawnWith(page, all)).toEqual(drawn)).toPass({ timeout: 10_000 });
    await all.evaluate((element) => element.remove());
  }
});

test("the English interface has the Latin face, and sends for no Japanese one", async ({ page }) => {
  const files = fontsOf(page);
  await page.goto("/en/register");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const all = await showTexts(page, "en", 400);
  await expect(async () => expect(await drawnWith(page, all)).toContain("Figtree Light")).toPass({
    timeout: 10_000,
  });
  expect(await drawnWith(page, page.getByRole("heading", { level: 1 }))).toEqual(["Figtree Light"]);
  await expect.poll(() => files).toEqual(["figtree-latin-wght-normal"]);
});

const systems = "the words of a page are drawn with the system's face, ours beside them are not";
test(systems, { tag: "@long" }, async ({ studio: page }) => {
  await page.getByRole("textbox", { name: /URL/ }).fill(`${places().pages}/product-ja`);
  await page.getByRole("button", { name: "追加" }).click();
  // The greeting of the first visit is a heading, too.
  const title = page.locator("h1[lang=ja]");
  await expect(title).toBeVisible();
  await expect(entryList(page).getByText("読み取り済み")).toBeVisible();
  const system = /^\(/;
  for (const face of await drawnWith(page, title)) expect(face).toMatch(system);
  const field = page.getByRole("textbox", { name: /URL/ });
  await field.fill("https://shop.example/木曽");
  for (const face of await drawnWith(page, field)) expect(face).toMatch(system);
  await expect(async () =>
    expect(await drawnWith(page, entryList(page).getByText("読み取り済み"))).toEqual([
      "Zen Kaku Gothic New Medium",
    ]),
  ).toPass({ timeout: 10_000 });
});

for (const address of ["/login", "/en/register"]) {
  // The same faces on another page of its kind.
  const tag = address === "/login" ? [] : ["@long"];
  test(`nothing on ${address} moves when the faces arrive late`, { tag }, async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts = Object.assign(window, { shifts: [] as number[] }).shifts;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    // A page has loaded when its faces have.
    await page.goto(address, { waitUntil: "commit" });
    await expect(page.locator("button[type=submit]")).toBeVisible();
    expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
    held.resolve();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
  });
}
