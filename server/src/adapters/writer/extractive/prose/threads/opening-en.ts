import type { ProseLine } from "../lines.ts";
import { secondsOfLines, textOfLine } from "../measure.ts";
import { standsLoosely } from "../stands.ts";
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

/** Whether a sentence says that something goes wrong. */
export const tellsOfTrouble = (text: string) => TROUBLE.test(text) && !WELL.test(text);

/** A post as far as there is time; what it asks of others, or what happened, is heard, though it stands further below. */
export function openingOf(first: readonly ProseLine[], seconds: number, introducing: number): Opening {
  const lines = within(first, seconds, "en", true);
  if (lines.length === first.length || lines.some(requests)) return { lines, apart: [] };
  const asked = first.findIndex(requests);
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
    tellsOfTrouble(textOfLine(line)) && standsLoosely(textOfLine(unjoined(line)), "en");
  const at = lines.some(isTrouble)
    ? -1
    : first.findIndex((line, place) => place >= lines.length && isTrouble(line));
  const head = within(lines, OF_STORY * seconds, "en", true);
  const apart = at === -1 ? [] : within(first.slice(at), seconds - secondsOfLines(head), "en", false);
  return apart.length === 0 ? { lines, apart } : { lines: head, apart };
}
