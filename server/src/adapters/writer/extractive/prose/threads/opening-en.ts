import type { ProseLine } from "../lines.ts";
import { secondsOfLines, textOfLine } from "../measure.ts";
import { asks, standsLoosely } from "../stands.ts";
import { within } from "./post-beginning.ts";
import { requests, unjoined } from "./spoken-post.ts";

/** The words that open a thread, as far as there is time. */
export interface Opening {
  lines: ProseLine[];
  /** Further below: the question, or the trouble. */
  apart: ProseLine[];
}

/** A question that is shorter needs what was told before it; a longer one may take a little more than its share. */
const LEAST_ASKED = 4;
const MOST_OVER = 1.3;
/** A beginning that is shorter tells little. */
const LEAST_BEGINNING = 7;
/** Of a long story the beginning has this share, and what went wrong the rest. */
const OF_STORY = 0.4;
/** "However, the mill refused the second sack.", "It won't turn." */
const TROUBLE = new RegExp(
  String.raw`\b(?:${[
    String.raw`refus\p{L}+|reject\p{L}+|den(?:y|ies|ied)|crash\p{L}*|fail(?:s|ed|ing|ures?)?|errors?|broken?|broke|wrong|missing|stuck`,
    String.raw`problems?|issues?|troubles?|stopped|cannot|(?:wo|ca|does|did|is|was|could|would)n[’']t|not work\p{L}*|unable`,
  ].join("|")})(?![\p{L}])`,
  "iu",
);

/** "I never had a problem": so far all was well. "What am I missing?" asks for advice. */
const WELL =
  /\b(?:never|no|without|any|hardly) (?:\p{L}+ ){0,3}(?:problems?|issues?|troubles?|errors?|failures?)\b|\bam I missing\b/iu;

/** "I am not the first with such a problem", "This issue came back": only those know which who have heard it told. */
const POINTS_BACK = new RegExp(
  [
    String.raw`\bsuch (?:an? )?(?:\p{L}+ )?(?:problem|issue|trouble|error|failure)s?\b`,
    String.raw`\b(?:this|that|these|those|the same) (?:problem|issue|trouble|error|failure)s?\b`,
    String.raw`\bthe (?:problem|issue|trouble|error)s? (?:came|comes|went|persists?|persisted|remains?|returned|again)\b`,
  ].join("|"),
  "iu",
);

/** "This is the first time that the mill refused a sack": it points at what it says itself. */
const OF_ITSELF =
  /^this (?:is|was) (?:only )?the (?:first|second|third|last|only) time (?:that )?(?=(?:I|we|my|our|the)\b)/iu;

/** "Why would one oil a wheel in winter?" before its answer: the writer asks nobody. */
const OF_OTHERS = /\b(?:you|your|any\p{L}*|some(?:one|body)|I|me|my|we|us|our)\b/iu;
const ANSWERS = /^(?:they|it|he|she|because|well|simple|to \p{Ll}|by \p{Ll}+ing|the answer|not |yes|no)\b/iu;
/** Whether a post asks a question only to answer it in its next sentence. */
export const isAnsweredNext = (text: string, next: string | undefined) =>
  asks(text) && next !== undefined && !OF_OTHERS.test(text) && !asks(next) && ANSWERS.test(next);

/** Whether a sentence says that something goes wrong. */
export const tellsOfTrouble = (text: string) => TROUBLE.test(text) && !WELL.test(text);

/** A post as far as there is time; what it asks of others, or what happened, is heard, though it stands further below. */
export function openingOf(first: readonly ProseLine[], seconds: number, introducing: number): Opening {
  const isOwn = (line: ProseLine | undefined, at: number) => {
    const next = first[at + 1];
    return line !== undefined && isAnsweredNext(textOfLine(line), next && textOfLine(next));
  };
  const isRequest = (line: ProseLine, at: number) => requests(line) && !isOwn(line, at);
  const begun = within(first, seconds, "en", true);
  const lines = isOwn(begun.at(-1), begun.length - 1) ? begun.slice(0, -1) : begun;
  if (lines.length === first.length || lines.some(isRequest)) return { lines, apart: [] };
  const asked = first.findIndex(isRequest);
  const request = first[asked];
  if (!request) return storyOf(first, lines, seconds - introducing);
  const before = seconds - request.seconds - introducing;
  // Where there is time for one of them, what is asked says more than how it came to that.
  const isWhole = request.seconds >= LEAST_ASKED && standsLoosely(textOfLine(request), "en");
  if (before < LEAST_BEGINNING && isWhole && request.seconds <= MOST_OVER * seconds)
    return { lines: [request], apart: [] };
  if (before < LEAST_BEGINNING) return { lines, apart: [] };
  const head = within(first.slice(0, asked), before, "en", true);
  return head.length === asked ? { lines: [...head, request], apart: [] } : { lines: head, apart: [request] };
}

/** How it began, and what went wrong with it. */
function storyOf(first: readonly ProseLine[], lines: ProseLine[], seconds: number): Opening {
  const isTrouble = (line: ProseLine) =>
    tellsOfTrouble(textOfLine(line)) &&
    !POINTS_BACK.test(textOfLine(line)) &&
    standsLoosely(textOfLine(unjoined(line)).replace(OF_ITSELF, ""), "en");
  const at = lines.some(isTrouble)
    ? -1
    : first.findIndex((line, place) => place >= lines.length && isTrouble(line));
  const head = within(lines, OF_STORY * seconds, "en", true);
  const apart = at === -1 ? [] : within(first.slice(at), seconds - secondsOfLines(head), "en", false);
  return apart.length === 0 ? { lines, apart } : { lines: head, apart };
}
