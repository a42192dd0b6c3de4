import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "#kernel/errors";
import type { ErrorReason } from "#kernel/reasons";
import { circuitBreaker } from "./circuit-breaker.ts";

const FAILURES_IN_A_ROW = 6;
const REST_MS = 30_000;
/** A longer requested wait fails instead, and says how long. */
const LONGEST_PAUSE_MS = 20_000;

export interface ProviderTuning {
  /** Delay before the first retry; each further one doubles it. */
  pauseMs?: number;
  /** Told the cause of each failure: users are told only that there is one. */
  onError?: (cause: unknown) => void;
}

export interface ProviderOptions extends ProviderTuning {
  /** Name that users know: every failure names its service. */
  name: string;
  /** Narrower than SERVICE_UNAVAILABLE: what the provider was asked for. */
  reason: ErrorReason;
  timeoutMs: number;
  /** How often one thing is asked for at most. */
  attempts?: number;
}

interface Request {
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  method?: "GET" | "POST";
}

export interface Provider {
  /**
   * Asks once, and again where that may help: on 429 after the time it names, on 5xx, on silence. Throws
   * AppError SERVICE_UNAVAILABLE with the provider's name, or the signal's reason.
   */
  ask<T>(request: Request, read: (response: Response) => Promise<T>, signal?: AbortSignal): Promise<T>;
  unavailable(facts?: { message?: string; retryAfter?: number; cause?: unknown }): AppError;
}

/** An answer that is none: its status, and what the server says of when to come back. */
class Refusal extends Error {
  readonly status: number;
  readonly retryAfterMs: number | null;

  constructor(status: number, retryAfterMs: number | null, words: string) {
    super(`${status}: ${words}`);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Whether the provider answered, and would answer the same again. */
export const isRefused = (error: unknown): boolean =>
  error instanceof AppError && error.cause instanceof Refusal && isForGood(error.cause);

const isForGood = ({ status }: Refusal) => status < 500 && status !== 429 && status !== 408;

/** A service of somebody else's over HTTP, with all that goes wrong there. */
export function createProvider({
  name,
  reason,
  timeoutMs,
  attempts = 3,
  pauseMs = 500,
  onError = () => {},
}: ProviderOptions): Provider {
  const breaker = circuitBreaker({ failures: FAILURES_IN_A_ROW, restMs: REST_MS });

  const unavailable: Provider["unavailable"] = ({
    message = `${name} does not answer right now`,
    ...facts
  } = {}) =>
    new AppError("SERVICE_UNAVAILABLE", {
      message,
      reason,
      details: { provider: name },
      ...facts,
    });

  async function once<T>(
    { url, headers, body, method = "POST" }: Request,
    read: (response: Response) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const response = await fetch(url, {
      method,
      headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      // A key is for the address that was configured, not for where that sends us.
      redirect: "error",
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    });
    if (response.ok) return read(response);
    const said = (await response.text()).slice(0, 300);
    throw new Refusal(response.status, retryAfterMs(response), withoutSecrets(said, headers));
  }

  return {
    unavailable,

    async ask(request, read, signal) {
      for (let attempt = 1; ; attempt += 1) {
        signal?.throwIfAborted();
        const rest = breaker.wait();
        if (rest > 0) throw unavailable({ retryAfter: Math.ceil(rest / 1_000) });
        try {
          const answer = await once(request, read, signal);
          breaker.succeeded();
          return answer;
        } catch (cause) {
          // An aborted call says nothing about the provider, but an allowed trial must not stay open.
          if (signal?.aborted) throw signal.reason;
          const isRefusal = cause instanceof Refusal && cause.status < 500;
          if (isRefusal) breaker.succeeded();
          else breaker.failed();
          const isFinal = cause instanceof Refusal && isForGood(cause);
          const told = cause instanceof Refusal ? cause.retryAfterMs : null;
          const wait = told ?? pauseMs * 2 ** (attempt - 1);
          if (isFinal || attempt === attempts || wait > LONGEST_PAUSE_MS) {
            onError(cause);
            throw unavailable({
              message: isFinal ? `${name} refuses to work for this server` : undefined,
              retryAfter: told === null ? undefined : Math.ceil(told / 1_000),
              cause,
            });
          }
          await pause(wait, undefined, { signal }).catch(() => signal?.throwIfAborted());
        }
      }
    },
  };
}

/** Some servers repeat a wrong key in their answer, which ends in a log. */
const withoutSecrets = (said: string, headers: Record<string, string> = {}) =>
  Object.values(headers).reduce(
    (text, value) => text.replaceAll(value.replace(/^Bearer /, ""), "[hidden]"),
    said,
  );

/** Retry-After is a number of seconds or a date. */
function retryAfterMs(response: Response): number | null {
  const given = response.headers.get("retry-after");
  if (given === null) return null;
  const ms = /^\d+$/.test(given) ? Number(given) * 1_000 : Date.parse(given) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
