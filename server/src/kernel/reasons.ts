/**
 * Every reason that narrows a code, by its code. A client that knows the reason can say what to do next;
 * one that does not know it falls back to the code. Refused input names its field instead.
 */
export const reasonsByCode = {
  VALIDATION_ERROR: [
    "MALFORMED_JSON",
    "MALFORMED_BODY",
    "BODY_TOO_LARGE",
    "UNSUPPORTED_MEDIA_TYPE",
    "SIGNATURE_INVALID",
    "SIGNATURE_STALE",
  ],
  UNAUTHORIZED: [
    "TOKEN_EXPIRED",
    "TOKEN_NOT_YET_VALID",
    "ACCOUNT_DISABLED",
    "ACCOUNT_LEAVING",
    "KEY_EXPIRED",
    "ADDRESS_NOT_ALLOWED",
  ],
  INSUFFICIENT_CREDITS: ["KEY_LIMIT"],
  ACCOUNT_EXPIRED: ["TRIAL_EXPIRED", "SUBSCRIPTION_EXPIRED", "ACCOUNT_EXPIRED"],
  FORBIDDEN: [
    "PLAN_LIMIT",
    "ADMIN_ONLY",
    "LINK_EXPIRED",
    "INSUFFICIENT_SCOPE",
    "NOT_FOR_KEYS",
    "REAUTHENTICATION_REQUIRED",
  ],
  CONFLICT: [
    "ALREADY_RUNNING",
    "ENDED",
    "CANCELLED",
    "STALE_VERSION",
    "STALE_CHANGES",
    "PAGE_CHANGED",
    "NO_SCRIPT",
    "UNTIED_NUMBERS",
    "NOT_SHARED",
    "TOO_MANY_SITES",
    "TOO_MANY_FEEDS",
    "NOT_PRIVATE",
    "QUOTE_EXPIRED",
    "ABOVE_MAX_CREDITS",
    "IDEMPOTENCY_KEY_REUSED",
    "WORD_EXISTS",
    "DICTIONARY_FULL",
    "PUBLISHED",
    "NOT_FAILED",
    "OWN_ACCOUNT",
    "LISTED_IN_ADMIN_EMAILS",
    "BALANCE_OUT_OF_RANGE",
    "KEYS_FULL",
    "WEBHOOKS_FULL",
    "NO_KEY_USED",
    "DELETION_DUE",
  ],
  PAGE_UNREADABLE: [
    // The way to the page.
    "DNS",
    "UNREACHABLE",
    "PRIVATE_ADDRESS",
    "BAD_SCHEME",
    "REDIRECT_LOOP",
    "TIMEOUT",
    "TOO_LARGE",
    "NOT_FOUND",
    "BLOCKED",
    "SITE_ERROR",
    "NOT_HTML",
    "BAD_ENCODING",
    // The page itself.
    "TOO_COMPLEX",
    "TOO_MANY_ELEMENTS",
    "PARSE_FAILED",
    "LOGIN_WALL",
    "BOT_CHALLENGE",
    "CAPTCHA",
    "COOKIE_WALL",
    "AGE_GATE",
    "REGION_BLOCK",
    "TEASER",
    "NEEDS_SCRIPT",
    "EMPTY",
    "OTHER_LANGUAGE",
  ],
  SERVICE_UNAVAILABLE: ["SPEECH_ENGINE", "WRITER", "WRITER_ANSWER"],
} as const;

export type ErrorReason = (typeof reasonsByCode)[keyof typeof reasonsByCode][number];
export type ExpiryReason = (typeof reasonsByCode.ACCOUNT_EXPIRED)[number];
export type UnreadableReason = (typeof reasonsByCode.PAGE_UNREADABLE)[number];

type NarrowedCode = keyof typeof reasonsByCode;
const codes = Object.keys(reasonsByCode) as NarrowedCode[];
const codeByReason = new Map(
  codes.flatMap((code) => reasonsByCode[code].map((reason) => [reason, code] as const)),
);

export const errorReasons: readonly ErrorReason[] = [...codeByReason.keys()];

export const isReason = (word: string): word is ErrorReason =>
  (codeByReason as Map<string, string>).has(word);

/** The code that a reason narrows. */
export function codeOfReason(reason: ErrorReason): NarrowedCode {
  const code = codeByReason.get(reason);
  if (!code) throw new Error(`${reason} belongs to no code`);
  return code;
}
