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

export interface ErrorFacts {
  /** English sentence for API consumers; the interface shows its own translation of the code. */
  message?: string;
  /** Narrower than the code: TRIAL_EXPIRED, PLAN_LIMIT, NOT_HTML, the field's name … */
  reason?: string;
  /** What a client can act on: existingEntry, missing credits, fields. Never internals. */
  details?: Record<string, unknown>;
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

/** What is not there now but soon; a failure of our own may stay. */
const isAway = (code: ErrorCode) => errors[code].retryable && code !== "SERVER_ERROR";
const RETRY_SECONDS = 5;

/** The only error that may reach a caller; everything else is answered as SERVER_ERROR and logged. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly reason: string | undefined;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { message, reason, details, retryAfter, cause }: ErrorFacts = {}) {
    super(message ?? messages[code], { cause });
    this.name = "AppError";
    this.code = code;
    this.reason = reason;
    this.details = details;
    this.retryAfter = retryAfter ?? (isAway(code) ? RETRY_SECONDS : undefined);
  }

  get status(): number {
    return errors[this.code].status;
  }
}

export const notFound = (what: string) => new AppError("NOT_FOUND", { message: `${what} not found` });

/** A wrong input, by the name of its field. */
export const invalid = (field: string, problem: string) =>
  new AppError("VALIDATION_ERROR", {
    message: `${field}: ${problem}`,
    reason: field,
    details: { field, problem },
  });
