import { AppError } from "./errors.ts";
import type { UnreadableReason } from "./reasons.ts";

/** Every reason of PAGE_UNREADABLE, with the sentence for API consumers. */
const sentences: Record<UnreadableReason, string> = {
  // The way to the page.
  DNS: "The site's name does not exist",
  UNREACHABLE: "The site cannot be reached",
  PRIVATE_ADDRESS: "The address is not on the public internet",
  BAD_SCHEME: "The page redirects to something that is not http or https",
  REDIRECT_LOOP: "The page redirects too many times",
  TIMEOUT: "The site takes too long to answer",
  TOO_LARGE: "The page is larger than 5 MB",
  NOT_FOUND: "The site has no such page",
  BLOCKED: "The site does not let us read this page",
  SITE_ERROR: "The site answers with an error",
  NOT_HTML: "This is not a web page (a PDF, an image or another kind of file)",
  BAD_ENCODING: "The site sends the page in a form that cannot be decoded",
  // The page itself.
  TOO_COMPLEX: "The page is built in a way that cannot be read safely",
  TOO_MANY_ELEMENTS: "The page has too many parts: it is a list or a table rather than a text",
  PARSE_FAILED: "The page cannot be taken apart",
  LOGIN_WALL: "The page is shown after signing in only",
  BOT_CHALLENGE: "The site asks whether a person is reading",
  CAPTCHA: "The page asks its reader to solve a puzzle first",
  AGE_GATE: "The page asks for its reader's age first",
  REGION_BLOCK: "The page is closed to readers of this region",
  COOKIE_WALL: "The page is shown after agreeing to cookies only",
  TEASER: "Only the beginning of the text is public",
  NEEDS_SCRIPT: "The page builds its text in the browser",
  EMPTY: "The page has no text to read",
  OTHER_LANGUAGE: "The page is neither Japanese nor English",
};

/** The reason that an entry keeps; one of a newer version that runs beside this one is PARSE_FAILED here. */
export function unreadableReason(kept: string | null): UnreadableReason | null {
  if (kept === null) return null;
  return Object.hasOwn(sentences, kept) ? (kept as UnreadableReason) : "PARSE_FAILED";
}

export const unreadable = (reason: UnreadableReason, cause?: unknown) =>
  new AppError("PAGE_UNREADABLE", { reason, message: sentences[reason], cause });
