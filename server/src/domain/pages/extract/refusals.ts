import type { Block } from "#kernel/page";
import type { UnreadableReason } from "#kernel/reasons";
import { phrases } from "#kernel/text/phrases";
import { type Documentish, squash } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { blocksLength } from "./width.ts";

const CHALLENGE = phrases("refusal-challenge");
const MISSING = phrases("refusal-missing");
const BROKEN = phrases("refusal-broken");
const COOKIES = phrases("refusal-cookies");
const LOGIN = phrases("refusal-login");
const PAYWALL = phrases("refusal-paywall");
const SCRIPT = phrases("refusal-script");

/** Enough to speak of; below this a page has said nothing. */
const LITTLE = { ja: 60, en: 120 };

/** Why this page is not what its reader came for, or null when it can be read. */
export function unreadableReasonOf(
  document: Documentish,
  blocks: readonly Block[],
  {
    title,
    isJapanese,
    paid,
    hasFacts,
  }: { title: string; isJapanese: boolean; paid: boolean; hasFacts: boolean },
): UnreadableReason | null {
  const length = blocksLength(blocks) * (isJapanese ? 2 : 1);
  if (length > 6_000) return null;
  const text = blocks.map((block) => block.text).join("\n");
  const headings = ["title", "h1"].map((name) => squash(document.querySelector(name)?.textContent));
  const heading = [...headings, title].join(" ");

  if (length < 1_500) {
    if (
      CHALLENGE.test(heading) ||
      document.querySelector("#challenge-form, #cf-challenge-running, #px-captcha")
    )
      return "BOT_CHALLENGE";
    if (MISSING.test(heading)) return "NOT_FOUND";
    if (BROKEN.test(heading)) return "SITE_ERROR";
    if (length < 1_000 && COOKIES.test(`${heading}\n${text || wordsOf(document)}`)) return "COOKIE_WALL";
    const asksForPassword = [...document.querySelectorAll('input[type="password"]')].some(
      (field) => field.closest(ASIDE) === null,
    );
    if (LOGIN.test(title) || (asksForPassword && !hasFacts && (length < 600 || LOGIN.test(text))))
      return "LOGIN_WALL";
  }
  if (PAYWALL.test(text) || (paid && length < 3_000)) return "TEASER";
  if (length >= (isJapanese ? 2 * LITTLE.ja : LITTLE.en) || hasFacts) return null;
  return needsScript(document) ? "NEEDS_SCRIPT" : "EMPTY";
}

/** Fields for signing in that wait behind a button are no wall. */
const ASIDE =
  'header, nav, footer, aside, dialog, [role="dialog"], [hidden], [aria-hidden="true"], [class*="modal" i], [class*="drawer" i], [class*="popup" i], [class*="overlay" i], [class*="menu" i], [class*="dropdown" i]';

/** Visible text of a nearly empty page, consent dialogues included. */
const wordsOf = (document: Documentish) => {
  const words = squash(
    blocksOf(document.body)
      .map((block) => block.text)
      .join(" "),
  );
  return words.length < 2_000 ? words : "";
};

function needsScript(document: Documentish): boolean {
  for (const element of document.querySelectorAll("noscript"))
    if (SCRIPT.test(element.textContent ?? "")) return true;
  const frame = document.querySelector("#root, #app, #__next, #__nuxt, app-root, [data-reactroot]");
  return frame !== null || [...document.querySelectorAll("script")].length > 3;
}
