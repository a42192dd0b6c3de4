import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { askAs } from "./support/admin";
import { expect, signUp, test } from "./support/journey";
import { entryList } from "./support/steps";

/** Sizes of the faces that the page loads from now on, in kB. */
function fontsOf(page: Page) {
  const sizes = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".woff2"))
      sizes.set(
        pathname,
        response.body().then(({ length }) => length / 1_000),
      );
  });
  /** How many there are of a kind, and how large together. */
  return async (kind: "japanese" | "latin") => {
    const all = await Promise.all([...sizes].flatMap(([path, size]) => (path.includes(kind) ? [size] : [])));
    return { files: all.length, total: all.reduce((sum, size) => sum + size, 0) };
  };
}

/** Compressed size of the scripts that the page requests from now on, in kB. */
function scriptsOf(page: Page) {
  const files = new Set<string>();
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) files.add(response.url());
  });
  return {
    names: () => [...files].join(" "),
    async total() {
      let bytes = 0;
      for (const file of files)
        bytes += gzipSync(await (await page.request.get(file)).body(), { level: 9 }).length;
      return bytes / 1_000;
    },
  };
}

test("the sign-in screen loads at most 165 KB of scripts, with the identity SDK and without Apollo", async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.goto("/login");
  await expect(page.locator("button[type=submit]")).toBeVisible();
  await expect.poll(scripts.names).toMatch(/firebase/);
  await page.waitForLoadState("networkidle");
  expect(scripts.names()).not.toMatch(/SignedInLayout|ConnectionProvider/);
  expect(await scripts.total()).toBeLessThanOrEqual(165);
});

test("the main screen takes at most 30 requests and 355 KB until its list can be used, which it reads once", async ({
  page,
}) => {
  const email = await signUp(page);
  const scripts = scriptsOf(page);
  const requests: string[] = [];
  const questions: string[] = [];
  page.on("request", (request) => {
    requests.push(`${request.method()} ${request.url()}`);
    if (request.method() === "POST" && request.url().endsWith("/graphql"))
      questions.push(request.postDataJSON().operationName);
  });
  await page.reload();
  await expect(page.getByRole("textbox", { name: /URL/ })).toBeVisible();
  expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(30);
  expect(await scripts.total()).toBeLessThanOrEqual(355);

  const create = "mutation ($url: String!) { createEntry(url: $url) { id } }";
  await askAs(email, create, { url: "https://shop.example/items/1" });
  questions.length = 0;
  await page.reload();
  await expect(entryList(page).getByRole("listitem")).toHaveCount(1);
  await page.waitForLoadState("networkidle");
  expect(questions.filter((name) => name === "Entries")).toEqual(["Entries"]);
});

test("the sign-in screen is drawn in slices, between which the page can answer", async ({ page }) => {
  await page.addInitScript(() => {
    // A clock that goes on by being looked at: so no machine has more or fewer slices than another.
    let time = 0;
    performance.now = () => ++time;
    const send = MessagePort.prototype.postMessage;
    // React asks for each slice by a message to itself.
    MessagePort.prototype.postMessage = function (this: MessagePort, ...sent: Parameters<typeof send>) {
      if (!document.querySelector("h1")) performance.mark("slice");
      send.apply(this, sent);
    } as typeof send;
  });
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const slices = await page.evaluate(() => performance.getEntriesByName("slice").length);
  expect(slices).toBeGreaterThanOrEqual(8);
});

test("the main screen is sent for while it is still asked who is signed in, and by nobody who is not", async ({
  page,
  visitor,
}) => {
  await signUp(page);
  const answer = Promise.withResolvers<void>();
  await page.route("**/accounts:lookup*", (route) => answer.promise.then(() => route.continue()));
  const [scripts, ofNobody] = [scriptsOf(page), await visitor()];
  await page.reload({ waitUntil: "commit" });
  await expect.poll(scripts.names).toMatch(/MainPage/);
  await expect(page.getByRole("textbox", { name: /URL/ })).toHaveCount(0);
  answer.resolve();
  await expect(page.getByRole("textbox", { name: /URL/ })).toBeVisible();

  const scriptsOfNobody = scriptsOf(ofNobody);
  await ofNobody.goto("/");
  await expect(ofNobody.getByRole("heading", { level: 1 })).toBeVisible();
  expect(scriptsOfNobody.names()).not.toMatch(/MainPage/);
});

for (const [language, japanese] of [
  ["ja", { files: 2, atMost: 170 }],
  ["en", { files: 0, atMost: 0 }],
] as const) {
  // The English sign-in screen sends for no Japanese face in every run.
  const tag = language === "ja" ? [] : "@long";
  const title = `the main screen in ${language} loads at most 25 KB of Latin and ${japanese.atMost} KB of Japanese faces`;
  test(title, { tag }, async ({ page }) => {
    const fonts = fontsOf(page);
    await signUp(page, language);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect.poll(async () => (await fonts("latin")).files).toBe(1);
    await expect.poll(async () => (await fonts("japanese")).files).toBe(japanese.files);
    expect((await fonts("latin")).total).toBeLessThanOrEqual(25);
    expect((await fonts("japanese")).total).toBeLessThanOrEqual(japanese.atMost);
  });
}
