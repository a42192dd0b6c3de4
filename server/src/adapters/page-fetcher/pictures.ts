import { unreadable } from "#kernel/unreadable";
import type { PictureFetcher } from "#ports/picture-fetcher";
import { asUnreadable, unreadableByStatus } from "./failures.ts";
import { fetchResource } from "./resource.ts";
import { guardedDispatcher, type PageFetcherOptions } from "./undici.ts";

const TOTAL_MS = 8_000;
const ACCEPT = "image/webp,image/png,image/jpeg,image/*;q=0.8";

/** Fetches the pictures of pages; their decoder tells by the bytes whether they are any. */
export function undiciPictureFetcher({
  allowPrivate = [],
  timeoutMs = TOTAL_MS,
  lookup,
}: PageFetcherOptions = {}): PictureFetcher {
  const { dispatcher, ready } = guardedDispatcher(allowPrivate, lookup);

  return {
    async fetchPicture(url) {
      await ready;
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const { status, body } = await fetchResource(url, ACCEPT, dispatcher, signal);
        const refusal = unreadableByStatus(status);
        if (refusal) throw unreadable(refusal);
        return body;
      } catch (error) {
        throw signal.aborted ? unreadable("TIMEOUT", error) : asUnreadable(error);
      }
    },
  };
}
