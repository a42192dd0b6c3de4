import { LRUCache } from "lru-cache";
import { asUnreadable } from "#adapters/page-fetcher/failures";
import { guardedClients, type PageFetcherOptions } from "#adapters/page-fetcher/undici";
import { unreadable } from "#kernel/unreadable";
import type { WebhookAnswer, WebhookSender } from "#ports/webhook-sender";
import { Exchange, leaveTarget, type Target } from "./exchange.ts";

const TOTAL_MS = 15_000;
/** Addresses whose connections are kept: of each as many as requests go there at a time. */
const ADDRESSES = 1_000;

interface Options extends PageFetcherOptions {
  addresses?: number;
}

/** Reaches what pages can be read from, and nothing inside. */
export function undiciWebhookSender({
  allowPrivate = [],
  timeoutMs = TOTAL_MS,
  lookup,
  addresses = ADDRESSES,
}: Options = {}): WebhookSender {
  const { open, ready } = guardedClients(allowPrivate, lookup);
  /** Thousands of deliveries go to the same address. */
  const targets = new LRUCache<string, Target>({
    max: addresses,
    memoMethod(url) {
      const { origin, pathname, search } = new URL(url);
      return { path: pathname + search, open: () => open(origin), idle: [], isLeft: false };
    },
    dispose: leaveTarget,
  });
  let isReady = false;
  return {
    async post(url, headers, body, caller) {
      if (!isReady) await ready;
      isReady = true;
      caller.throwIfAborted();
      return new Promise<WebhookAnswer>((resolve, reject) => {
        const others = exchangesOf(caller);
        const exchange = new Exchange(targets.memo(url), (error, answer) => {
          // A signal of its own for each request costs more than the request.
          clearTimeout(timer);
          others.delete(exchange);
          if (answer) resolve(answer);
          else reject(caller.aborted ? caller.reason : asUnreadable(error));
        });
        const timer = setTimeout(() => exchange.end(unreadable("TIMEOUT")), timeoutMs);
        others.add(exchange);
        exchange.begin(headers, body);
      });
    },
  };
}

const running = new WeakMap<AbortSignal, Set<Exchange>>();

/** Requests that end when the caller aborts. A listener for each would be looked for among all of them at its end. */
function exchangesOf(caller: AbortSignal): Set<Exchange> {
  const known = running.get(caller);
  if (known) return known;
  const exchanges = new Set<Exchange>();
  const endAll = () => {
    for (const exchange of exchanges) exchange.end(caller.reason);
  };
  caller.addEventListener("abort", endAll, { once: true });
  running.set(caller, exchanges);
  return exchanges;
}
