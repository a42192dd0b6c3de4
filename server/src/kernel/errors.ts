import type { ErrorReason } from "./reasons.ts";
import { type Rule, type RuleFacts, rules } from "./rules.ts";

/**
 * The catalogue of errors. One row is the whole truth of a code: REST answers `status`, GraphQL
 * puts the code into `extensions.code`, the client looks up its text by the code.
 */
export const errors = {
  VALIDATION_ERROR: { status: 400, retryable: false },
  UNAUTHORIZED: { status: 401, retryable: false },
  INSUFFICIENT_CREDITS: { status: 402, retryable: false },
  ACCOUNT_EXPIRED: { status: 403, retryable: false },
  FORBIDDEN: { status: 403, retryable: false },
  NOT_FOUND: { status: 404, retryable: false },
  URL_ALREADY_EXISTS: { status: 409, retryable: false },
  CONFLICT: { status: 409, retryable: false },
  PAGE_UNREADABLE: { status: 422, retryable: false },
  TOO_MANY_REQUESTS: { status: 429, retryable: true },
  SERVER_ERROR: { status: 500, retryable: true },
  SERVICE_UNAVAILABLE: { status: 503, retryable: true },
} as const satisfies Record<string, { status: number; retryable: boolean }>;

export type ErrorCode = keyof typeof errors;
export const errorCodes = Object.keys(errors) as ErrorCode[];
export const isErrorCode = (word: string): word is ErrorCode => Object.hasOwn(errors, word);

/** Names the input that was refused, the rule that it breaks, and the rule's numbers: `limit`, `allowed` … */
export interface RefusedInput {
  field: string;
  rule: Rule;
  [fact: string]: unknown;
}

export interface ErrorFacts {
  /** English sentence for API consumers; the interface shows its own translation of the code. */
  message?: string;
  /** Narrower than the code. Refused input has none: the name of its field stands there. */
  reason?: ErrorReason;
  /** Data that a client can act on: existingEntry, missing credits, fields. Never internals. */
  details?: RefusedInput | Record<string, unknown>;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

const messages: Record<ErrorCode, string> = {
  VALIDATION_ERROR: "The request is not valid",
  UNAUTHORIZED: "Not authenticated",
  INSUFFICIENT_CREDITS: "Not enough credits",
  ACCOUNT_EXPIRED: "Account expired",
  FORBIDDEN: "Not allowed",
  NOT_FOUND: "Not found",
  URL_ALREADY_EXISTS: "An entry with this URL exists already",
  CONFLICT: "This conflicts with the current state",
  PAGE_UNREADABLE: "The page cannot be read",
  TOO_MANY_REQUESTS: "Too many requests",
  SERVER_ERROR: "Something went wrong on our side",
  SERVICE_UNAVAILABLE: "The service is not available right now",
};

/** Temporary outages; failures of our own may persist. */
const isAway = (code: ErrorCode) => errors[code].retryable && code !== "SERVER_ERROR";
const RETRY_SECONDS = 5;

/** Whether details say which input was refused. */
export const isRefusedInput = (details: object | undefined): details is RefusedInput =>
  details !== undefined && "field" in details && "rule" in details;

/** The only error that may reach a caller; everything else is answered as SERVER_ERROR and logged. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly reason: string | undefined;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: Exclude<ErrorCode, "VALIDATION_ERROR">, facts?: ErrorFacts);
  /** Refused input always says which field breaks which rule. */
  constructor(code: ErrorCode, facts: ErrorFacts & { details: RefusedInput });
  constructor(code: ErrorCode, { message, reason, details, retryAfter, cause }: ErrorFacts = {}) {
    super(message ?? messages[code], { cause });
    this.name = "AppError";
    this.code = code;
    this.reason = reason ?? (code === "VALIDATION_ERROR" ? String(details?.field) : undefined);
    this.details = details;
    this.retryAfter = retryAfter ?? (isAway(code) ? RETRY_SECONDS : undefined);
  }

  get status(): number {
    return errors[this.code].status;
  }
}

export const notFound = (what: string) => new AppError("NOT_FOUND", { message: `${what} not found` });

/** Refuses an input with the words of the rule that it breaks. */
export function refused(details: RefusedInput): AppError {
  const words = rules[details.rule] as (facts: RefusedInput) => string;
  return new AppError("VALIDATION_ERROR", { message: `${details.field}: ${words(details)}`, details });
}

/** Refuses a field by the name of a rule, with the numbers that this rule has. */
export const invalid = <Name extends Rule>(field: string, rule: Name, ...[facts]: RuleFacts<Name>) =>
  refused({ field, rule, ...facts });
