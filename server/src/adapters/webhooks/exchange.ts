import type { Client, Dispatcher } from "undici";
import type { WebhookAnswer } from "#ports/webhook-sender";

/** Enough to see why a receiver refuses. */
const READ_BYTES = 2_048;

/** An address with its connections that are free. A pool would look through all of them, and tell of each that becomes free. */
export interface Target {
  path: string;
  open: () => Client;
  idle: Client[];
  /** Whether its connections are kept no longer. */
  isLeft: boolean;
}

/** Closes its connections, those of requests that are under way behind these. */
export function leaveTarget(target: Target): void {
  target.isLeft = true;
  for (const client of target.idle.splice(0)) void client.close();
}

type Told = (error: Error | null, answer?: WebhookAnswer) => void;

/**
 * A request and the beginning of its answer, taken as it arrives: a stream for it would cost as much as all the rest.
 * A class, because each of thousands a second would else make a function for each thing that can happen.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly #target: Target;
  readonly #told: Told;
  readonly #client: Client;
  readonly #chunks: Buffer[] = [];
  #size = 0;
  #status = 0;
  #retryAfter: number | null = null;
  #isOver = false;

  /** @param told called once, with the answer or the reason why there is none */
  constructor(target: Target, told: Told) {
    this.#target = target;
    this.#told = told;
    this.#client = target.idle.pop() ?? target.open();
  }

  begin(headers: Record<string, string>, body: string): void {
    this.#client.dispatch({ path: this.#target.path, method: "POST", headers, body }, this);
  }

  /** Ends it before its answer is there, in whatever state its connection is. */
  end(error: Error): void {
    this.#settle(error);
    // Nothing else runs over it. The reason goes to the request, which has ended.
    void this.#client.destroy(error);
  }

  #settle(error: Error | null): void {
    if (this.#isOver) return;
    this.#isOver = true;
    if (error) this.#told(error);
    else this.#told(null, { status: this.#status, retryAfter: this.#retryAfter, body: textOf(this.#chunks) });
  }

  onRequestStart(): void {}

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    this.#status = status;
    const retryAfter = headers["retry-after"];
    if (retryAfter !== undefined) this.#retryAfter = secondsOf(String(retryAfter));
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    if (this.#size < READ_BYTES) return;
    this.#settle(null);
    // An endless answer would hold the connection until the time is over.
    void this.#client.destroy(new Error("the answer is long"));
  }

  onResponseEnd(): void {
    if (this.#isOver) return;
    if (this.#target.isLeft) void this.#client.close();
    else this.#target.idle.push(this.#client);
    this.#settle(null);
  }

  onResponseError(_controller: Dispatcher.DispatchController | null, error: Error): void {
    if (this.#isOver) return;
    this.end(error);
  }
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
