import { lookup as dnsLookup } from "node:dns/promises";
import { Agent, Client, type Dispatcher } from "undici";
import { unreadable } from "#kernel/unreadable";
import type { PageFetcher } from "#ports/page-fetcher";
import { allowList, assertBlockListWorks, privateRanges } from "./address-guard.ts";
import { MAX_BYTES, readBody } from "./body.ts";
import { guardedConnector, type Lookup } from "./connector.ts";
import { asUnreadable, unreadableByStatus } from "./failures.ts";
import { follow } from "./follow.ts";
import { toHtml } from "./to-html.ts";

const TOTAL_MS = 20_000;
const ACCEPT = "text/html,application/xhtml+xml,text/plain;q=0.8,*/*;q=0.1";

export interface PageFetcherOptions {
  /** `host:port` entries that may be reached although private. */
  allowPrivate?: readonly string[];
  timeoutMs?: number;
  lookup?: Lookup;
}

/** Opens what reaches the public internet only; `ready` throws where this Node cannot see to that. */
function guard(allowPrivate: readonly string[], lookup: Lookup) {
  const blockList = privateRanges();
  const ready = assertBlockListWorks(blockList);
  ready.catch(() => {}); // reported by every fetch
  const connect = guardedConnector({ lookup, isAllowed: allowList(allowPrivate), blockList });
  return { options: { connect, maxHeaderSize: 64 * 1024 }, ready };
}

/** A dispatcher of which each request opens, and so checks, a connection of its own. */
export function guardedDispatcher(allowPrivate: readonly string[], lookup: Lookup = dnsLookup) {
  const { options, ready } = guard(allowPrivate, lookup);
  const dispatcher: Dispatcher = new Agent({ ...options, pipelining: 0 });
  return { dispatcher, ready };
}

/**
 * Opens clients of one connection each, which takes one request at a time. A connection that is kept leads to the
 * address that was checked when it was opened.
 */
export function guardedClients(allowPrivate: readonly string[], lookup: Lookup = dnsLookup) {
  const { options, ready } = guard(allowPrivate, lookup);
  return { open: (origin: string) => new Client(origin, { ...options, pipelining: 1 }), ready };
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
        return await follow(url, { accept: ACCEPT, dispatcher, signal }, async (answer, { href }) => ({
          url: href,
          html: await htmlOf(answer, signal),
        }));
      } catch (error) {
        caller?.throwIfAborted();
        throw deadline.aborted ? unreadable("TIMEOUT", error) : asUnreadable(error);
      }
    },
  };
}

async function htmlOf(answer: Dispatcher.ResponseData, signal: AbortSignal): Promise<string> {
  const header = (name: string) => String(answer.headers[name] ?? "");
  const refusal =
    header("cf-mitigated") === "challenge" ? "BOT_CHALLENGE" : unreadableByStatus(answer.statusCode);
  const tooLong = Number(header("content-length")) > MAX_BYTES;
  if (refusal || tooLong) {
    answer.body.destroy();
    throw unreadable(refusal ?? "TOO_LARGE");
  }
  const contentType = header("content-type");
  return toHtml(await readBody(answer.body, header("content-encoding"), signal), contentType);
}
