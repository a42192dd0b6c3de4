import type { Block } from "#kernel/page";
import type { UnreadableReason } from "#kernel/reasons";
import { phrases } from "#kernel/text/phrases";
import { type Documentish, type Elementish, squash } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { reasonSaid } from "./refusal-said.ts";
import { isKeptBehind, isTeaser } from "./teaser.ts";
import { blocksLength, width } from "./width.ts";

const CHALLENGE = phrases("refusal-challenge");
const MISSING = phrases("refusal-missing");
const BROKEN = phrases("refusal-broken");
const COOKIES = phrases("refusal-cookies");
const LOGIN = phrases("refusal-login");
const CAPTCHA = phrases("refusal-captcha");
const AGE = phrases("refusal-age");
const REGION = phrases("refusal-region");
const REMOVED = phrases("refusal-removed");
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

  const calledChallenge = CHALLENGE.test(heading);
  // Some challenges explain themselves at length.
  if (calledChallenge && length < 3_000 && document.querySelector(MACHINERY)) return "BOT_CHALLENGE";
  if (length < 1_500) {
    // Only the first words speak of the page; later ones may be about other things.
    const lead = [...headings, ...leadOf(document)];
    const says = (words: RegExp) => lead.some((line) => words.test(line));
    const asksForSigns = CAPTCHA.test(heading) || (!isProse(blocks) && CAPTCHA.test(text));
    if (asksForSigns && document.querySelector(PUZZLE)) return "CAPTCHA";
    // A text about robots has the words, too.
    const isChallenge = !isProse(blocks) && (says(CHALLENGE_LEAD) || calledChallenge);
    if (isChallenge || document.querySelector("#challenge-form, #cf-challenge-running, #px-captcha"))
      return "BOT_CHALLENGE";
    if (AGE.test(heading) && !hasFacts && !isProse(blocks)) return "AGE_GATE";
    // A text about errors and regions has them in its heading, too.
    if (!isProse(blocks)) {
      if (REGION.test(heading)) return "REGION_BLOCK";
      if ([...headings, title].some((line) => MISSING.test(line))) return "NOT_FOUND";
      if (BROKEN.test(heading)) return "SITE_ERROR";
      if (length < 1_000 && !hasFacts && says(REMOVED) && !isOfPosts(document)) return "NOT_FOUND";
    }
    if (length < 1_000 && COOKIES.test(`${heading}\n${text || wordsOf(document)}`)) return "COOKIE_WALL";
    const asksForPassword = [...document.querySelectorAll('input[type="password"]')].some(
      (field) => !standsAside(field),
    );
    if (
      (LOGIN.test(title) && (length < 400 || document.querySelector(FIELD))) ||
      (asksForPassword && !hasFacts && wordsOf(document) && (length < 600 || LOGIN.test(text)))
    )
      return "LOGIN_WALL";
  }
  const lines = () => blocksOf(document.body);
  const said = length < 1_500 && !hasFacts ? reasonSaid(lines(), blocks, isJapanese ? "ja" : "en") : null;
  if (said === "CAPTCHA" || said === "BOT_CHALLENGE")
    return asksForProof(document) ? "CAPTCHA" : "BOT_CHALLENGE";
  if (said) return said;
  if (isKeptBehind(blocks, { length, lines })) return "TEASER";
  if (!hasFacts && isTeaser(blocks, { length, paid, words: () => allWords(document), lines }))
    return "TEASER";
  if (length >= (isJapanese ? 2 * LITTLE.ja : LITTLE.en) || hasFacts) return null;
  return needsScript(document) ? "NEEDS_SCRIPT" : "EMPTY";
}

/** A picture to be read or a box to be ticked. */
const PUZZLE = 'img[src*="captcha" i], iframe[src*="captcha" i], [class*="captcha" i]';
/** Whether a reader has to type or to tick something, other than words to search for. */
const asksForProof = (document: Documentish): boolean =>
  [...document.querySelectorAll(`${PUZZLE}, ${PROOF}`)].some((field) => !standsAside(field));
const PROOF =
  'form :is(input[type="text"], input[type="checkbox"], input[type="image"]):not([name*="q" i], [name*="search" i], [name*="key" i])';
const CHALLENGE_LEAD = phrases("refusal-challenge-lead");
/** Programs and forms that let a browser prove that it is one. */
const MACHINERY = ["id", "src", "action"]
  .map((name) => `:is(script, form, iframe)[${name}*="challenge" i]`)
  .join(", ");

/** The first lines that a reader sees beneath the shop's name and menus. */
function leadOf(document: Documentish): string[] {
  const lead: string[] = [];
  blocksOf(document.body, {
    isEnough: ({ text }) => {
      if (text.length >= LEAST_LEAD && text.length <= LONGEST_LEAD) lead.push(text);
      return lead.length === LEAD;
    },
  });
  return lead;
}
const LEAD = 5;
const LEAST_LEAD = 10;
const LONGEST_LEAD = 160;

/** Pages that say no say it in a line or two. */
const isProse = (blocks: readonly Block[]) =>
  blocks.filter(({ kind, text }) => kind === "paragraph" && width(text) >= PROSE).length >= 3;
const PROSE = 120;
/** Several posts of a thread may have been removed: a page says so once of itself. */
const isOfPosts = (document: Documentish) =>
  blocksOf(document.body).filter(({ text }) => text.length <= LONGEST_LEAD && REMOVED.test(text)).length > 1;

const FIELD = 'input[type="password"], input[type="email"]';

/** Fields for signing in that wait behind a button are no wall. */
const ASIDE =
  'header, nav, footer, aside, dialog, [role="dialog"], [hidden], [aria-hidden="true"], [class*="modal" i], [class*="drawer" i], [class*="popup" i], [class*="overlay" i], [class*="menu" i], [class*="dropdown" i]';

/** A page behind a box of its own calls its whole body "modal-open". */
const standsAside = (field: Elementish): boolean => {
  const box = field.closest(ASIDE);
  return box !== null && box.tagName !== "BODY" && box.tagName !== "HTML";
};

/** Visible text of a nearly empty page, consent dialogues included. */
const wordsOf = (document: Documentish) => {
  const words = allWords(document);
  return words.length < 2_000 ? words : "";
};

export const allWords = (document: Documentish) =>
  squash(
    blocksOf(document.body)
      .map((block) => block.text)
      .join(" "),
  );

function needsScript(document: Documentish): boolean {
  for (const element of document.querySelectorAll("noscript"))
    if (SCRIPT.test(element.textContent ?? "")) return true;
  const frame = document.querySelector("#root, #app, #__next, #__nuxt, app-root, [data-reactroot]");
  return frame !== null || [...document.querySelectorAll("script")].length > 3;
}
