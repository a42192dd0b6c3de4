import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { DIALOGUE, SPEAKERS } from "../support/furnish";
import { signUp, test } from "../support/journey";
import { places } from "../support/places";
import { studioOf } from "../support/studio-of";
import { fits, languages } from "../support/texts";
import { schemes, wear } from "./look-at";
import { situation, tell } from "./view";
import { account, dialog, open } from "./ways";

const folder = process.env.SCREENSHOTS ?? "screenshots";
const widths = { 1280: 800, 390: 844 };

/** A shared entry, a site, and a podcast of either kind. */
async function publish(email: string) {
  const { ask, add, make, rewrite } = studioOf(email);
  const entryId = await add(`${places().pages}/product-ja`);
  await make(entryId, "Script");
  await rewrite(entryId, DIALOGUE);
  await make(entryId, "Audio", SPEAKERS);
  await ask(`mutation { setLiveRevision(entryId: "${entryId}", revisionNumber: "0001") { id } }`, {});
  const { shareEntry } = await ask<{ shareEntry: { pageUrl: string; embedUrl: string } }>(
    `mutation { shareEntry(entryId: "${entryId}", enabled: true) { pageUrl embedUrl } }`,
    {},
  );
  const site = { name: "山の道具店", allowedOrigins: ["https://shop.example", "https://www.shop.example"] };
  await ask("mutation ($input: SiteInput!) { createSite(input: $input) { key } }", { input: site });
  const feed = { description: "新しい道具を毎週紹介します。", author: "山の道具店", language: "ja" };
  for (const more of [{ title: "山の道具だより" }, { title: "会員の時間", isPrivate: true, color: "8a4b08" }])
    await ask("mutation ($input: FeedInput!) { createFeed(input: $input) { feedId } }", {
      input: { ...feed, ...more },
    });
  return { entryId, ...shareEntry };
}

/** Tells what players of many listeners tell: fewer and fewer hear on. */
async function hear(page: Page, pageUrl: string) {
  const files = pageUrl.replace("/p/", "/m/");
  const audio = await (await page.request.get(`${files}/live`)).text();
  const tenths = Array.from({ length: 10 }, (_, at) => `t${at + 1}`);
  for (let listener = 0; listener < 24; listener++) {
    const heard = tenths.slice(0, 10 - (listener % 8));
    const events = [
      "load",
      ...(listener % 3 ? ["play", ...heard] : []),
      ...(heard.length > 9 ? ["ended"] : []),
    ];
    const host = ["shop.example", "blog.shop.example", ""][listener % 3];
    await page.request.post(`${files}/events`, {
      headers: {
        "content-type": "text/plain",
        "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
      },
      data: JSON.stringify({
        session: `listener-${listener}`,
        audio,
        host,
        events,
        seconds: heard.length * 3,
      }),
    });
  }
  // Sums are written once a second.
  await page.waitForTimeout(1_500);
}

for (const language of languages) {
  for (const [width, height] of Object.entries(widths)) {
    test.describe(`${language}, ${width} wide`, () => {
      test.use({ viewport: { width: Number(width), height } });
      test.setTimeout(600_000);

      test("publishing", async ({ page, provoked }) => {
        provoked(/./);
        const email = await signUp(page, language);
        const { entryId, pageUrl, embedUrl } = await publish(email);
        const at = situation(page, language);
        await page.emulateMedia({ reducedMotion: "reduce" });
        const { publishing } = at.t;
        const path = (name: string, scheme: string) =>
          join(folder, `publishing-${name}.${width}.${language}.${scheme}.png`);
        const take = async (name: string) => {
          // The player in its frame reports by beacons, for which no network falls idle.
          await expect(page.locator("[class*=Skeleton], [class*=Loader-root]")).toHaveCount(0);
          for (const scheme of schemes) {
            await wear(page, scheme);
            await page.screenshot({ path: path(name, scheme), caret: "initial" });
          }
        };
        await open(at, entryId);
        await page.getByRole("button", { name: publishing.isShared, exact: true }).click();
        await dialog(at).locator("iframe").waitFor();
        await take("share");
        await dialog(at).getByRole("tab", { name: publishing.listening.title }).click();
        await dialog(at).getByText(fits(publishing.listening.none)).waitFor();
        await take("listening-none");
        await hear(page, pageUrl);
        await open(at, entryId);
        await page.getByRole("button", { name: publishing.isShared, exact: true }).click();
        await dialog(at).getByRole("tab", { name: publishing.listening.title }).click();
        await dialog(at).getByText(fits(publishing.listening.lead)).waitFor();
        await take("listening");
        await dialog(at)
          .getByRole("heading", { name: publishing.listening.leaving })
          .scrollIntoViewIfNeeded();
        await take("listening-leaving");
        await dialog(at).getByRole("table").last().scrollIntoViewIfNeeded();
        await take("listening-end");
        await at.go("/");
        await account(at).waitFor();
        await tell(page, "publishingWanted", {});
        await dialog(at).getByRole("figure", { name: publishing.site.code }).waitFor();
        await take("sites");
        await page.getByRole("tab", { name: publishing.feed.heading }).click();
        await dialog(at).locator("img").first().waitFor();
        await take("feeds");
        await dialog(at).getByRole("button", { name: publishing.feed.add }).click();
        await dialog(at)
          .getByRole("textbox", { name: publishing.feed.title })
          .evaluate((field) => field.scrollIntoView({ block: "center" }));
        await take("feed-form");
        if (publishing.mark) {
          await page.getByRole("tab", { name: publishing.mark.title }).click();
          await take("mark");
        }
        await lookOutside(page, path, { page: pageUrl, embed: `${embedUrl}?lang=${language}&transcript=1` });
        await studioOf(email).ask(
          `mutation { shareEntry(entryId: "${entryId}", enabled: false) { enabled } }`,
          {},
        );
        await lookOutside(page, path, { gone: pageUrl, "embed-gone": embedUrl });
      });
    });
  }
}

/** As visitors find it; these pages follow the device's scheme by their style sheet alone. */
async function lookOutside(
  page: Page,
  path: (name: string, scheme: string) => string,
  addresses: Record<string, string>,
) {
  for (const [name, address] of Object.entries(addresses)) {
    await page.goto(address);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: path(name, colorScheme), fullPage: true });
    }
  }
}
