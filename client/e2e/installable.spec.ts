import type { BrowserContext, Page } from "@playwright/test";
import { deviceOf } from "./support/device";
import { expect, test } from "./support/journey";

test.use({ serviceWorkers: "allow" });

/** The service worker rules this page, with all that it keeps. */
async function settled(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
  });
}

const installation = "the browser finds nothing missing for an installation, which keeps nothing of anybody";
test(`${installation}: neither calls nor media nor the version`, async ({ page }) => {
  await page.goto("/login");
  const cdp = await page.context().newCDPSession(page);
  const { errors, data } = await cdp.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { icons, ...manifest } = JSON.parse(data ?? "{}") as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: "Yomikoe", start_url: "/", display: "standalone" });
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? "any"}`)).toEqual(
    expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]),
  );
  for (const { src, sizes } of icons) {
    const drawn = await page.evaluate(async (from) => {
      const image = new Image();
      image.src = from;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== "any") expect(drawn).toBe(sizes);
  }
  const { installabilityErrors } = await cdp.send("Page.getInstallabilityErrors");
  // Journeys run in windows of their own profile, which is the only thing against it.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(["in-incognito"]);

  await settled(page);
  const kept = await page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname);
    return urls;
  });
  expect(kept).toEqual(
    expect.arrayContaining(["/", "/locales/ja/translation.json", "/locales/en/translation.json"]),
  );
  expect(kept.filter((path) => !/^\/($|assets\/|locales\/|icons\/|start\.js|manifest\.)/.test(path))).toEqual(
    [],
  );
});

/** No network, and the page knows: some browsers do not tell one that a service worker brought. */
async function stayOffline(context: BrowserContext) {
  await context.setOffline(false);
  await context.setOffline(true);
}

test("without a network the interface opens all the same, says so, and goes on when it is back", {
  tag: "@long",
}, async ({ page, context, provoked }) => {
  provoked(/ERR_INTERNET_DISCONNECTED|Failed to fetch|identity client/);
  await page.goto("/en/register");
  await settled(page);
  // The language, and what opens the screens without a network: rows 1 and 7 of the privacy page's list.
  const device = await deviceOf(page);
  expect(device.unlisted).toEqual([]);
  expect(device.listed).toEqual(expect.arrayContaining([1, 7]));
  await context.setOffline(true);
  await page.goto("/login?lang=en");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await stayOffline(context);
  await expect(page.getByRole("status").getByText(/You are offline/)).toBeVisible();
  await page.goto("/?lang=en");
  await expect(page.getByText(/cannot be reached/)).toBeVisible();
  await stayOffline(context);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(/You are offline/)).toBeHidden();
});

/** The user looks at another tab, and comes back. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

test("a new version offers a reload to whoever comes back to the tab [7.12]", async ({ page }) => {
  let released = false;
  // Before the page is there: the way past a service worker that rules it already takes up a later one late, or never.
  await page.route("/version.json", (route) =>
    released ? route.fulfill({ json: { version: "99.0.0" } }) : route.continue(),
  );
  await page.goto("/login");
  await settled(page);
  // The second answer is later than all that the page does with the first one.
  for (let time = 0; time < 2; time++) {
    const answered = page.waitForResponse("/version.json");
    await comeBack(page);
    await (await answered).finished();
  }
  await expect(page.getByText("新しい版が公開されています。")).toBeHidden();
  released = true;
  await comeBack(page);
  await expect(page.getByText("新しい版が公開されています。")).toBeVisible();
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "再読み込み" }).click();
  await reloaded;
  await expect(page.getByText("v99.0.0")).toBeVisible();
  // Stops offering an update that a reload did not bring.
  await comeBack(page);
  await expect(page.getByText("新しい版が公開されています。")).toBeHidden();
});
