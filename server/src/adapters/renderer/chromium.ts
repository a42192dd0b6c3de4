import pLimit from "p-limit";
import { type BrowserServer, chromium, type Page } from "playwright-core";
import type { Dispatcher } from "undici";
import { unreadable } from "#kernel/unreadable";
import type { PageRenderer } from "#ports/page-renderer";
import { MAX_BYTES } from "../page-fetcher/body.ts";
import { asUnreadable } from "../page-fetcher/failures.ts";
import { guardedDispatcher } from "../page-fetcher/undici.ts";
import { launchCaged } from "./launch.ts";
import { guardRequests } from "./request-guard.ts";

const TOTAL_MS = 20_000;
/** How long a page may go on fetching after it is there. */
const SETTLE_MS = 5_000;

interface ChromiumOptions {
  executablePath: string;
  /** `host:port` entries that may be reached although private. */
  allowPrivate?: readonly string[];
  timeoutMs?: number;
}

/** Runs pages in a Chromium of their own, one at a time: it is killed when the page is read, or late. */
export function chromiumRenderer({
  executablePath,
  allowPrivate = [],
  timeoutMs = TOTAL_MS,
}: ChromiumOptions): PageRenderer {
  const { dispatcher, ready } = guardedDispatcher(allowPrivate);
  const inTurn = pLimit(1);

  async function run(url: string, caller: AbortSignal | undefined) {
    await ready;
    const deadline = AbortSignal.timeout(timeoutMs);
    const signal = caller ? AbortSignal.any([caller, deadline]) : deadline;
    const browser = await launchCaged(executablePath, timeoutMs);
    const killed = abortion(signal);
    try {
      return await Promise.race([read(browser, url, dispatcher, signal), killed]);
    } catch (error) {
      caller?.throwIfAborted();
      throw deadline.aborted ? unreadable("TIMEOUT", error) : asUnreadable(error);
    } finally {
      await browser.kill();
    }
  }

  return { render: (url, signal) => inTurn(run, url, signal) };
}

async function read(server: BrowserServer, url: string, dispatcher: Dispatcher, signal: AbortSignal) {
  const browser = await chromium.connect(server.wsEndpoint());
  const context = await browser.newContext({
    serviceWorkers: "block",
    acceptDownloads: false,
    locale: "ja-JP",
    permissions: [],
  });
  const page = await context.newPage();
  const crashed = new Promise<never>((_, reject) =>
    page.once("crash", () => reject(unreadable("PARSE_FAILED"))),
  );
  await guardRequests(context, page, dispatcher, signal);
  return Promise.race([contentOf(page, url), crashed]);
}

async function contentOf(page: Page, url: string) {
  await page.goto(url, { waitUntil: "commit", timeout: 0 });
  for (const state of ["domcontentloaded", "networkidle"] as const)
    await page.waitForLoadState(state, { timeout: SETTLE_MS }).catch(() => {});
  const html = await page.evaluate<string | null>(
    `(({ outerHTML }) => (outerHTML.length > ${MAX_BYTES} ? null : outerHTML))(document.documentElement)`,
  );
  if (html === null) throw unreadable("TOO_LARGE");
  // The browser's own error page is no page of anybody's.
  if (!/^https?:/.test(page.url())) throw unreadable("UNREACHABLE");
  return { url: page.url(), html: `<!doctype html>${html}` };
}

const abortion = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
