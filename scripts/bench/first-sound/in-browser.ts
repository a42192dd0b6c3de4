import { type Browser, chromium, type Page } from "@playwright/test";
import { ensureChromium, findHeadlessChromium } from "../../lib/chromium.ts";

/** Moments that the client marks on the page's time line, in order, with what each of them is. */
const MOMENTS = {
  ordered: "order answered",
  told: "told of the first segment",
  listed: "signed link at hand",
  fetched: "first sound fetched",
  decoded: "first sound decoded",
  heard: "first sound begins",
} as const;
type Moment = keyof typeof MOMENTS;
export type Heard = Record<Moment, number>;
export const moments = Object.entries(MOMENTS) as [Moment, string][];

const LONGEST = 120_000;

/** A browser, and what each round in it measures: milliseconds from the click on. */
export async function openBrowser() {
  await ensureChromium();
  const browser = await chromium.launch({
    executablePath: findHeadlessChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  return {
    round: (address: string, pageUrl: string) => listen(browser, address, pageUrl),
    close: () => browser.close(),
  };
}

/** Somebody new has a script made of a page, asks for its audio and hears it. */
async function listen(browser: Browser, address: string, pageUrl: string): Promise<Heard> {
  const context = await browser.newContext({ locale: "ja-JP" });
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST);
  try {
    await register(page, address);
    await page.getByRole("textbox", { name: /URL/ }).fill(pageUrl);
    await page.getByRole("button", { name: "追加" }).click();
    await page.getByRole("button", { name: /^台本をつくる.*クレジット/ }).click();
    await page.getByRole("button", { name: /^音声をつくる.*クレジット/ }).click();
    await page.waitForFunction(() => performance.getEntriesByName("listen:heard").length > 0);
    const marked = await page.evaluate(() =>
      performance.getEntriesByType("mark").map(({ name, startTime }) => [name, startTime] as const),
    );
    const at = (moment: string) => new Map(marked).get(`listen:${moment}`) ?? Number.NaN;
    const since = moments.map(([moment]) => [moment, at(moment) - at("asked")]);
    return Object.fromEntries(since) as Heard;
  } finally {
    await context.close();
  }
}

async function register(page: Page, address: string) {
  await page.goto(`${address}/ja/register`);
  await page.locator("input[type=email]").fill(`${crypto.randomUUID()}@example.com`);
  await page.locator("input[type=password]").fill("correct horse");
  await page.locator("button[type=submit]").click();
  await page.getByRole("link", { name: /使いはじめる/ }).click();
}
