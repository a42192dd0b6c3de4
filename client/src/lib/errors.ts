/** The interface's catalogue of errors: what a status means here. */
export const catalogue = {
  NETWORK_ERROR: { message: "Network error", retryable: true },
  UNAUTHORIZED: { message: "Not authenticated", retryable: false },
  INSUFFICIENT_CREDITS: { message: "Not enough credits", retryable: false },
  ACCOUNT_EXPIRED: { message: "Account expired", retryable: false },
  FORBIDDEN: { message: "Not allowed", retryable: false },
  NOT_FOUND: { message: "Not found", retryable: false },
  URL_ALREADY_EXISTS: { message: "An entry with this URL exists already", retryable: false },
  CONFLICT: { message: "This conflicts with the current state", retryable: false },
  TOO_MANY_REQUESTS: { message: "Too many requests", retryable: true },
  SERVER_ERROR: { message: "Something went wrong on our side", retryable: true },
  UNKNOWN_ERROR: { message: "Unknown error", retryable: false },
} as const satisfies Record<string, { message: string; retryable: boolean }>;

export type CatalogueCode = keyof typeof catalogue;

/** The error of a refused call, from REST's envelope or GraphQL's extensions. */
export interface Refusal {
  /** The server's own code, such as PAGE_UNREADABLE. */
  code?: string;
  /** Narrower than the code: TRIAL_EXPIRED, PLAN_LIMIT, a field's name. */
  reason?: string;
  message?: string;
  details?: Record<string, unknown>;
}

/** Every failed call becomes one of these before a screen sees it. */
export class AppError extends Error {
  override readonly name = "AppError";

  constructor(
    readonly code: CatalogueCode,
    readonly refusal: Refusal = {},
    options?: ErrorOptions,
  ) {
    super(refusal.message ?? catalogue[code].message, options);
  }

  get retryable(): boolean {
    return catalogue[this.code].retryable;
  }
}

const expiries = new Set(["ACCOUNT_EXPIRED", "TRIAL_EXPIRED", "SUBSCRIPTION_EXPIRED"]);

export const isExpiry = ({ code, reason }: Refusal): boolean =>
  expiries.has(code ?? "") || expiries.has(reason ?? "");

/** The catalogue's code of an answer; no status means that no answer came. */
function codeOf(status: number | undefined, refusal: Refusal = {}): CatalogueCode {
  switch (status) {
    case undefined:
      return "NETWORK_ERROR";
    case 401:
      return "UNAUTHORIZED";
    case 402:
      return "INSUFFICIENT_CREDITS";
    case 403:
      return isExpiry(refusal) ? "ACCOUNT_EXPIRED" : "FORBIDDEN";
    case 404:
      return "NOT_FOUND";
    case 409:
      return [refusal.code, refusal.reason].includes("URL_ALREADY_EXISTS")
        ? "URL_ALREADY_EXISTS"
        : "CONFLICT";
    case 429:
      return "TOO_MANY_REQUESTS";
    case 500:
    case 502:
    case 503:
    case 504:
      return "SERVER_ERROR";
    default:
      return "UNKNOWN_ERROR";
  }
}

/** Statuses of the server's codes, for GraphQL answers, whose errors carry a code and no status. */
const statuses: Record<string, number> = {
  UNAUTHORIZED: 401,
  INSUFFICIENT_CREDITS: 402,
  ACCOUNT_EXPIRED: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  URL_ALREADY_EXISTS: 409,
  CONFLICT: 409,
  TOO_MANY_REQUESTS: 429,
  SERVER_ERROR: 500,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
};

/** An error of GraphQL: by its code; one without a known code is refused input (UNKNOWN_ERROR). */
export const fromCode = (refusal: Refusal): AppError =>
  new AppError(codeOf(statuses[refusal.code ?? ""] ?? 400, refusal), refusal);

/** The status of an answer as a sentence names it; an error that has none is named by its code. */
export const statusOf = ({ code, refusal }: AppError): number | string =>
  statuses[refusal.code ?? ""] ?? statuses[code] ?? code;

/** An error of REST: by its status. */
export const fromStatus = (status: number | undefined, refusal: Refusal = {}): AppError =>
  new AppError(codeOf(status, refusal), refusal);

/** The sentences of the specification, for errors that are thrown and logged. */
export const sentences = {
  initializeUser: "Failed to initialize user",
  subscriptionStatus: "Failed to get subscription status",
  notAuthenticated: "Not authenticated",
  profile: "Failed to get user profile",
  queues: (status: number | string) => `Failed to get queues: ${status}`,
  invalidResponse: "Invalid response format",
  revisions: (status: number | string) => `Failed to get revisions: ${status}`,
  setLive: (status: number | string) => `Failed to set live revision: ${status}`,
  analysis: (error: string) => `Product analysis failed: ${error}`,
  noEntryId: "Entry creation failed - no entryId",
  scriptNotFound: "Script not found",
  allCreationsFailed: "All entry creations failed",
} as const;
