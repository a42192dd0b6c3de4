import type { WebSocket } from "@fastify/websocket";
import type { ExecutionResult } from "graphql";
import type { Listener } from "./shared-subscriptions.ts";

/** A socket that has more to send than this is slow. */
const SLOW_BYTES = 64 * 1_024;

type Step = IteratorResult<ExecutionResult, undefined>;
const DONE: Step = { done: true, value: undefined };

/**
 * A subscription of one socket. What it hears it writes to the socket itself, because the payload is the
 * same for many; for the protocol's library it is an iterator that waits for its end. A slow socket holds
 * one payload a key, the newest. There are thousands: hence a class.
 */
export class SocketSubscription implements Listener, AsyncIterableIterator<ExecutionResult, undefined> {
  #socket: WebSocket;
  #head: string;
  #leave: (() => void) | null = null;
  #waiting: Map<string, string> | null = null;
  #last: ExecutionResult | null = null;
  #wake: ((step: Step) => void) | null = null;
  /** Asks anew what its session may hear, because the session has changed. */
  readonly rejoin: () => Promise<void>;
  ended = false;

  constructor(socket: WebSocket, id: string, rejoin: () => Promise<void>) {
    this.#socket = socket;
    this.rejoin = rejoin;
    this.#head = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
  }

  /** Hears from here on what `leave` ends, in place of what it heard before. */
  attach(leave: () => void): void {
    this.#leave?.();
    this.#leave = leave;
  }

  hear(key: string, payload: string): void {
    if (this.#waiting) this.#waiting.set(key, payload);
    else this.#send(payload);
  }

  #send(payload: string) {
    this.#socket.send(`${this.#head}${payload}}`, this.#sent);
    if (this.#socket.bufferedAmount > SLOW_BYTES) this.#waiting ??= new Map();
  }

  #sent = () => {
    const waiting = this.#waiting;
    if (!waiting || this.#socket.bufferedAmount > SLOW_BYTES) return;
    this.#waiting = null;
    for (const [key, payload] of waiting) this.hear(key, payload);
  };

  /** Ends by itself, with a last result where one is given. */
  end(last?: ExecutionResult): void {
    this.#close();
    if (last && this.#wake) this.#wake({ done: false, value: last });
    else if (last) this.#last = last;
    else this.#wake?.(DONE);
    this.#wake = null;
  }

  #close() {
    this.ended = true;
    this.#waiting = null;
    this.#leave?.();
    this.#leave = null;
  }

  next(): Promise<Step> {
    const value = this.#last;
    this.#last = null;
    if (value) return Promise.resolve({ done: false, value });
    if (this.ended) return Promise.resolve(DONE);
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  async return(): Promise<Step> {
    this.end();
    return DONE;
  }

  async throw(error: unknown): Promise<Step> {
    this.end();
    throw error;
  }

  [Symbol.asyncIterator]() {
    return this;
  }
}
