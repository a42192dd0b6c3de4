import { contentTerms } from "#kernel/text/content-terms";
import type { Language } from "#kernel/vocabulary";
import type { ProseLine } from "../prose/lines.ts";
import { secondsOfLines, textOfLine } from "../prose/measure.ts";
import { standsLoosely } from "../prose/stands.ts";

const SLACK = 0.6;
const NAMES = 1.2;
/** The title has named who is asked. */
const NAMED = 0.5;
const NEAR = 0.35;
const OPENS = 0.3;
/** 「気温は二度です。」 opens the scene, and nothing of the talk. */
const SHORTEST_OPENING: Record<Language, number> = { ja: 15, en: 35 };
/** A second of what introduces a talk is a second less of the talk. */
const COST = 0.08;
/** Words for somebody’s life. */
const OF_LIFE = new RegExp(
  [
    String.raw`(?<!\p{L})(?:runs?|ran|founder|founded|owns?|born|(?<!(?:in|at|of) (?:a|the) )former(?:ly)?|for \d+ years|years ago`,
    String.raw`|since \d{4}|grew up|works? as|teach(?:es)?|author of|head of)(?!\p{L})|元は|退職|学ん|生まれ|創業|営む|勤め|開業|始めた|歳|代目|修業|出身|年前(?:まで|に)`,
  ].join(""),
  "u",
);
const LIFE = 0.6;

/** "Anna Tarn has done so for ten years.": what, the sentence before it says. */
const DOES_SO = /\b(?:do|does|did|done|doing) (?:so|that|this|it)\b/iu;

/** "The remaining one goes to Anna Tarn.": of what, the sentence before it says. */
const IS_REST = /^(?:The|That) (?:remaining|other|rest|last|same)\b/u;

interface About {
  title: string;
  names: readonly string[];
  language: Language;
  /** Whether nothing else is to be told in its time. */
  isSpare?: boolean;
}

/** The lines in a row that tell best who is asked and why; the scene before them is left out where time is short. */
export function leadOf(
  lead: readonly ProseLine[],
  seconds: number,
  { title, names, language, isSpare = false }: About,
): readonly ProseLine[] {
  if (secondsOfLines(lead) <= seconds) return lead;
  const named = contentTerms(title, language);
  const worthOf = (line: ProseLine, at: number) => {
    const text = textOfLine(line);
    const terms = contentTerms(text, language);
    const near = [...named].filter((term) => terms.has(term)).length;
    return (
      (names.some((name) => text.includes(name)) ? (title.includes(names[0] ?? "") ? NAMED : NAMES) : 0) +
      (OF_LIFE.test(text) ? LIFE : 0) +
      NEAR * Math.min(3, near) +
      (/\d/.test(text) ? 0.15 : 0) +
      (at === 0 && text.length >= SHORTEST_OPENING[language] ? OPENS : 0) -
      (isSpare ? -0.1 : COST * line.seconds)
    );
  };
  let best: { lines: readonly ProseLine[]; value: number } = { lines: [], value: Number.NEGATIVE_INFINITY };
  for (const [from, line] of lead.entries()) {
    const text = textOfLine(line);
    const isBeginning =
      from === 0 ||
      (!line.gap && standsLoosely(text, language) && !DOES_SO.test(text) && !IS_REST.test(text));
    if (!isBeginning) continue;
    for (let to = from + 1; to <= lead.length; to += 1) {
      const lines = lead.slice(from, to);
      if (secondsOfLines(lines) > seconds + SLACK) break;
      const value = lines.reduce((sum, one, at) => sum + worthOf(one, from + at), 0);
      if (value > best.value) best = { lines, value };
    }
  }
  const [first, ...others] = best.lines;
  return first && first !== lead[0] ? [withoutTurn(first), ...others] : best.lines;
}

/** 「いっぽう町では、…」: where the talk begins with it, it turns from nothing. */
const TURN = /^(?:いっぽう|一方)(?:で)?、?/u;
const withoutTurn = (line: ProseLine): ProseLine => ({
  ...line,
  sentences: line.sentences.map((text, at) => (at === 0 ? text.replace(TURN, "") : text)),
});
