import { LRUCache } from "lru-cache";
import type { Dispatcher } from "undici";
import { asUnreadable } from "#adapters/page-fetcher/failures";
import { guardedDispatchers, type PageFetcherOptions } from "#adapters/page-fetcher/undici";
import { unreadable } from "#kernel/unreadable";
import type { WebhookAnswer, WebhookSender } from "#ports/webhook-sender";

const TOTAL_MS = 15_000;
/** Enough to see why a receiver refuses. */
const READ_BYTES = 2_048;

/** Addresses whose connections are kept: of each as many as requests go there at a time. */
const ADDRESSES = 1_000;

interface Options extends PageFetcherOptions {
  addresses?: number;
}

interface Target {
  origin: string;
  path: string;
  /** Of its own: each request looks through the connections of its dispatcher for a free one. */
  dispatcher: Dispatcher;
}

/** Reaches what pages can be read from, and nothing inside. */
export function undiciWebhookSender({
  allowPrivate = [],
  timeoutMs = TOTAL_MS,
  lookup,
  addresses = ADDRESSES,
}: Options = {}): WebhookSender {
  const { open, ready } = guardedDispatchers(allowPrivate, lookup, { keepsConnections: true });
  /** Thousands of deliveries go to the same address. */
  const targets = new LRUCache<string, Target>({
    max: addresses,
    memoMethod(url) {
      const { origin, pathname, search } = new URL(url);
      return { origin, path: pathname + search, dispatcher: open() };
    },
    // Requests that are under way end first.
    dispose: ({ dispatcher }) => void dispatcher.close(),
  });
  let isReady = false;
  return {
    async post(url, headers, body, caller) {
      if (!isReady) await ready;
      isReady = true;
      caller.throwIfAborted();
      const { answer, end } = send(targets.memo(url), { headers, body });
      // A signal of its own for each request costs more than the request.
      const timer = setTimeout(() => end(unreadable("TIMEOUT")), timeoutMs);
      const ends = endsOf(caller);
      ends.add(end);
      try {
        return await answer;
      } catch (error) {
        caller.throwIfAborted();
        throw asUnreadable(error);
      } finally {
        clearTimeout(timer);
        ends.delete(end);
      }
    },
  };
}

type End = (error: Error) => void;
const running = new WeakMap<AbortSignal, Set<End>>();

/** Requests that end when the caller aborts. A listener for each would be looked for among all of them at its end. */
function endsOf(caller: AbortSignal): Set<End> {
  const known = running.get(caller);
  if (known) return known;
  const ends = new Set<End>();
  const endAll = () => {
    for (const end of ends) end(caller.reason);
  };
  caller.addEventListener("abort", endAll, { once: true });
  running.set(caller, ends);
  return ends;
}

/** The beginning of the answer, taken as it arrives: a stream for it would cost as much as all the rest. */
function send(
  { dispatcher, origin, path }: Target,
  message: { headers: Record<string, string>; body: string },
) {
  const { promise: answer, resolve, reject } = Promise.withResolvers<WebhookAnswer>();
  let request: Dispatcher.DispatchController | undefined;
  let reason: Error | undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  let head: Pick<WebhookAnswer, "status" | "retryAfter">;

  const end = (error: Error) => {
    reason ??= error;
    reject(reason);
    request?.abort(reason);
  };
  const settle = () => resolve({ ...head, body: textOf(chunks) });

  dispatcher.dispatch(
    { origin, path, method: "POST", headers: message.headers, body: message.body },
    {
      onRequestStart(controller) {
        request = controller;
        if (reason) controller.abort(reason);
      },
      onResponseStart(_controller, status, headers) {
        head = { status, retryAfter: secondsOf(String(headers["retry-after"] ?? "")) };
      },
      onResponseData(controller, chunk) {
        chunks.push(chunk);
        size += chunk.length;
        if (size < READ_BYTES) return;
        settle();
        // An endless answer would hold the connection until the time is over.
        controller.abort(new Error("the answer is long"));
      },
      onResponseEnd: settle,
      onResponseError: (_controller, error) => reject(error),
    },
  );
  return { answer, end };
}

const textOf = (chunks: Buffer[]) =>
  chunks.length === 0
    ? ""
    : Buffer.concat(chunks).subarray(0, READ_BYTES).toString().replaceAll("\0", "").toWellFormed();

/** Retry-After in seconds, whether it was given as seconds or as a date. */
function secondsOf(header: string): number | null {
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - Date.now()) / 1_000));
}
