import type { Readable } from "node:stream";
import { request } from "undici";
import { asUnreadable } from "#adapters/page-fetcher/failures";
import { guardedDispatcher, type PageFetcherOptions } from "#adapters/page-fetcher/undici";
import { unreadable } from "#kernel/unreadable";
import type { WebhookSender } from "#ports/webhook-sender";

const TOTAL_MS = 15_000;
/** Enough to see why a receiver refuses. */
const READ_BYTES = 2_048;

/** Reaches what pages can be read from, and nothing inside. */
export function undiciWebhookSender({
  allowPrivate = [],
  timeoutMs = TOTAL_MS,
  lookup,
}: PageFetcherOptions = {}): WebhookSender {
  const { dispatcher, ready } = guardedDispatcher(allowPrivate, lookup, { keepsConnections: true });
  return {
    async post(url, headers, body, caller) {
      await ready;
      const deadline = AbortSignal.timeout(timeoutMs);
      const signal = AbortSignal.any([caller, deadline]);
      try {
        const answer = await request(url, { method: "POST", dispatcher, signal, headers, body });
        return {
          status: answer.statusCode,
          body: await beginningOf(answer.body),
          retryAfter: secondsOf(String(answer.headers["retry-after"] ?? "")),
        };
      } catch (error) {
        caller.throwIfAborted();
        throw deadline.aborted ? unreadable("TIMEOUT", error) : asUnreadable(error);
      }
    },
  };
}

/** Ends the connection of a receiver that says more: an endless answer would hold it until the time is over. */
async function beginningOf(body: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= READ_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, READ_BYTES).toString().replaceAll("\0", "").toWellFormed();
}

/** Retry-After in seconds, whether it was given as seconds or as a date. */
function secondsOf(header: string): number | null {
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - Date.now()) / 1_000));
}
