import type { Block } from "#kernel/page";
import type { UnreadableReason } from "#kernel/reasons";
import { splitScript } from "#kernel/text/sentences";
import type { Language } from "#kernel/vocabulary";
import { refusingIn } from "./refusal-words.ts";
import { blocksLength, width } from "./width.ts";

/** Log-odds of a line that surely refuses, and of one that may. */
const SURE = 2;
const LIKELY = 0;
/** So many lines are looked at, and of those what may be a sentence: "00 Seconds" says nothing. */
const MOST_LINES = 120;
const SENTENCE_LIKE: Record<Language, RegExp> = { ja: /^.{9,}/u, en: /^\S+(?: \S+){3,}/u };
/** Prose of this width tells something, and so do several sentences of some width together. */
const PROSE = 120;
const SENTENCE = 50;
const MOST_TOLD = 180;
/** Of a paragraph that explains why a page is not shown so many sentences refuse; fewer, where several lines surely do. */
const LEAST_SHARE = { one: 0.5, several: 0.2 };
const SEVERAL = 2;

/** Pages that can be read ask for scripts, and pages with a text or many to subscribe. */
const BESIDE_TEXT: ReadonlySet<UnreadableReason> = new Set(["NEEDS_SCRIPT", "TEASER"]);

/**
 * Why a page does not show what was asked for, by lines that say so and no prose that tells anything else; null where
 * there is none. `lines` are all that a reader sees, `blocks` what of it is the page's text.
 */
export function reasonSaid(
  lines: readonly Block[],
  blocks: readonly Block[],
  language: Language,
): UnreadableReason | null {
  const said = lines
    // A card among others says it of one of many things.
    .filter(({ kind, text }) => kind !== "list_item" && SENTENCE_LIKE[language].test(text))
    .slice(0, MOST_LINES)
    .flatMap(({ text }) => refusingIn(text, language).toSorted((a, b) => b.odds - a.odds)[0] ?? [])
    .filter(({ odds, reason }) => odds >= LIKELY && !BESIDE_TEXT.has(reason));
  const sure = said.filter(({ odds }) => odds >= SURE);
  if (sure.length === 0) return null;
  const least = sure.length >= SEVERAL ? LEAST_SHARE.several : LEAST_SHARE.one;
  const others = blocks.filter((block) => isTold(block) && shareOf(block.text, language) < least);
  if (others.some(({ text }) => width(text) >= PROSE)) return null;
  const told = others.filter(({ text }) => width(text) >= SENTENCE);
  if (blocksLength(told) * (language === "ja" ? 2 : 1) > MOST_TOLD) return null;
  const byReason = new Map<UnreadableReason, number>();
  for (const { reason, odds } of said) byReason.set(reason, (byReason.get(reason) ?? 0) + odds);
  const [[reason] = [null]] = [...byReason].toSorted(([, a], [, b]) => b - a);
  // A banner asks for consent in one line.
  return reason === "COOKIE_WALL" && sure.length < SEVERAL ? null : reason;
}

/** A paragraph, or an item of a list that goes on for several sentences. */
const isTold = ({ kind, text }: Block) =>
  kind === "paragraph" || (kind === "list_item" && splitScript(text).length > 1);

/** The share of its sentences that refuse. */
function shareOf(text: string, language: Language): number {
  const all = refusingIn(text, language);
  return all.filter(({ odds }) => odds >= LIKELY).length / Math.max(1, all.length);
}
