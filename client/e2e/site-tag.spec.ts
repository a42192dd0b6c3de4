import type { Page, Request } from "@playwright/test";
import type { hostPage } from "./support/host-page";
import { expect, test } from "./support/journey";
import { liveEntry } from "./support/live-entry";
import { places } from "./support/places";

/** One tag in a site's template finds the audio of each page, on the site that its key names and nowhere else. */
async function siteTagFinds(
  page: Page,
  host: typeof hostPage,
  code: (origin: string) => Promise<string>,
  address: string,
) {
  let tag = "";
  let canonical = address;
  const body = () => `<link rel="canonical" href="${canonical}"><main>${tag}</main>`;
  const [own, other] = [await host(body), await host(body)];
  tag = await code(new URL(own.url).origin);
  const visit = async (url: string, outcome: "requestfinished" | "requestfailed") => {
    const asked = (request: Request) => request.url().includes("/embed/lookup");
    await Promise.all([page.waitForEvent(outcome as "requestfinished", asked), page.goto(url)]);
  };
  await visit(own.url, "requestfinished");
  await expect(page.frameLocator("iframe").getByRole("button", { name: "再生" })).toBeVisible();
  await visit(other.url, "requestfailed");
  await expect(page.locator("iframe")).toHaveCount(0);
  canonical = new URL("other", address).href;
  await visit(own.url, "requestfinished");
  await expect(page.locator("iframe")).toHaveCount(0);
}

test("a site's tag finds the audio of its pages, and of no other's @long", async ({
  page,
  visitor,
  provoked,
  host,
}) => {
  provoked(/status of 403|CORS policy|ERR_FAILED/);
  const { ask, entryId } = await liveEntry(page);
  await ask(`mutation { shareEntry(entryId: "${entryId}", enabled: true) { enabled } }`, {});
  const site = await visitor();
  const addSite = `mutation ($origin: String!) {
    createSite(input: { name: "店", allowedOrigins: [$origin] }) { scriptCode } }`;
  await siteTagFinds(
    site,
    host,
    async (origin) =>
      (await ask<{ createSite: { scriptCode: string } }>(addSite, { origin })).createSite.scriptCode,
    `${places().pages}/product-ja?utm_source=mail`,
  );
});
