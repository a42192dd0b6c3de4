import { lookup as dnsLookup } from "node:dns/promises";
import { Agent, type Dispatcher, request } from "undici";
import { unreadable } from "#domain/pages/unreadable";
import type { FetchedPage, PageFetcher } from "#ports/page-fetcher";
import { allowList, assertBlockListWorks, privateRanges } from "./address-guard.ts";
import { MAX_BYTES, readBody } from "./body.ts";
import { guardedConnector, type Lookup } from "./connector.ts";
import { asUnreadable, refusalOf } from "./failures.ts";
import { toHtml } from "./to-html.ts";

const TOTAL_MS = 20_000;
const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

const headers = {
  "user-agent": "Mozilla/5.0 (compatible; Yomikoe/0.1; reads pages aloud for their readers)",
  accept: "text/html,application/xhtml+xml,text/plain;q=0.8,*/*;q=0.1",
  "accept-language": "ja,en;q=0.8",
  "accept-encoding": "gzip, deflate, br, zstd",
};

export interface PageFetcherOptions {
  /** `host:port` entries that may be reached although private. */
  allowPrivate?: readonly string[];
  timeoutMs?: number;
  lookup?: Lookup;
}

/** Connections to the public internet only; `ready` throws where this Node cannot see to that. */
export function guardedDispatcher(allowPrivate: readonly string[], lookup: Lookup = dnsLookup) {
  const blockList = privateRanges();
  const ready = assertBlockListWorks(blockList);
  ready.catch(() => {}); // reported by every fetch
  const connect = guardedConnector({ lookup, isAllowed: allowList(allowPrivate), blockList });
  return { dispatcher: new Agent({ connect, pipelining: 0, maxHeaderSize: 64 * 1024 }), ready };
}

/** Fetches pages of the public internet; each hop opens, and so checks, a connection of its own. */
export function undiciPageFetcher({
  allowPrivate = [],
  timeoutMs = TOTAL_MS,
  lookup = dnsLookup,
}: PageFetcherOptions = {}): PageFetcher {
  const { dispatcher, ready } = guardedDispatcher(allowPrivate, lookup);

  return {
    async fetch(url, caller) {
      await ready;
      const deadline = AbortSignal.timeout(timeoutMs);
      const signal = caller ? AbortSignal.any([caller, deadline]) : deadline;
      try {
        return await follow(url, dispatcher, signal);
      } catch (error) {
        caller?.throwIfAborted();
        throw deadline.aborted ? unreadable("TIMEOUT", error) : asUnreadable(error);
      }
    },
  };
}

async function follow(start: string, dispatcher: Dispatcher, signal: AbortSignal): Promise<FetchedPage> {
  let url = new URL(start);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    if (url.protocol !== "http:" && url.protocol !== "https:") throw unreadable("BAD_SCHEME");
    const answer = await request(url, { dispatcher, signal, headers });
    answer.body.on("error", () => {}); // a body thrown away halfway reports so; nobody else listens
    const next = nextHop(answer, url);
    if (next) {
      answer.body.destroy();
      url = next;
      continue;
    }
    return { url: url.href, html: await htmlOf(answer, signal) };
  }
  throw unreadable("REDIRECT_LOOP");
}

/** Where an answer sends on to; null where it is the end. */
export function nextHop({ statusCode, headers }: Dispatcher.ResponseData, base: URL): URL | null {
  const { location } = headers;
  if (!REDIRECTS.has(statusCode) || typeof location !== "string") return null;
  const target = URL.parse(location, base.href);
  if (!target) throw unreadable("SITE_ERROR");
  // Credentials in a redirect would be sent as a header to whoever is named there.
  target.username = "";
  target.password = "";
  return target;
}

async function htmlOf(answer: Dispatcher.ResponseData, signal: AbortSignal): Promise<string> {
  const header = (name: string) => String(answer.headers[name] ?? "");
  const refusal = header("cf-mitigated") === "challenge" ? "BOT_CHALLENGE" : refusalOf(answer.statusCode);
  const tooLong = Number(header("content-length")) > MAX_BYTES;
  if (refusal || tooLong) {
    answer.body.destroy();
    throw unreadable(refusal ?? "TOO_LARGE");
  }
  const contentType = header("content-type");
  return toHtml(await readBody(answer.body, header("content-encoding"), signal), contentType);
}
