import type { Page } from "#kernel/page";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { isFiniteVerb } from "../../text/sentences/finite-verbs.ts";
import { isOfAdvice } from "../advice.ts";
import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { isOrder } from "../procedures.ts";
import { isFiller, isHypedOrder } from "./filler-en.ts";
import { withoutLines } from "./without-lines.ts";

/**
 * Leaves out of an English text what only fills its time, and what its house says of all others: a script is
 * shorter rather than filled with it. What goes on with "It" is told of the thing that was praised.
 */
export function withoutFiller(lines: readonly ProseLine[], page: Page): ProseLine[] {
  const ofOthers = sectionsOfOthers(lines, page);
  const isAdvice = isOfAdvice(page);
  const lost = new Set(
    lines.flatMap((line, index) => {
      const text = textOfLine(line);
      const isEmpty = isFiller(text) || (!isAdvice && isHypedOrder(text));
      return line.sought === 0 && (isEmpty || ofOthers.has(line.section)) ? [index] : [];
    }),
  );
  // Named again, a sentence goes on from nothing that is missing.
  const rescued = new Map(
    [...lost].flatMap((at): [number, ProseLine][] => {
      const named = withSubjectOf(lines[at], lines[at + 1]);
      return named && !lost.has(at + 1) ? [[at + 1, named]] : [];
    }),
  );
  const told = lines.map((line, at) => rescued.get(at) ?? line);
  const renamed = new Set([...rescued.values()].map(({ sentences }) => sentences));
  return withoutLines(told, lost).map((line) =>
    renamed.has(line.sentences) ? { ...line, gap: false } : line,
  );
}

const NAME = /^((?:The |An? )?(?:(?:\p{Lu}[\p{L}\d’'&.-]*|\d+|of|and|for) ){1,7})(\p{Ll}+)\b/u;

/** A sentence on "it" with the name that the one before it has for it; null where that is not certain. */
function withSubjectOf(before: ProseLine | undefined, line: ProseLine | undefined): ProseLine | null {
  if (!before || !line || line.gap || line.blockIndex !== before.blockIndex) return null;
  const [, name = "", verb = ""] = NAME.exec(textOfLine(before)) ?? [];
  const [first = "", ...others] = line.sentences;
  const [pronoun, next = ""] = first.split(" ");
  if (pronoun !== "It" || !isFiniteVerb(next) || !isFiniteVerb(verb) || /\b(?:and|or)\b/.test(name))
    return null;
  const sentences = [`${name.trim()}${first.slice("It".length)}`, ...others];
  const seconds = sentences.reduce((sum, sentence) => sum + sentenceSeconds(sentence, "en"), 0);
  return { ...line, sentences, seconds, leans: false, begins: before.begins };
}

/** "The Old Way", "Without Oak Loom": the heading of what a house says of all others. */
const OF_OTHERS =
  /^(?:the )?(?:traditional|old|usual|typical|conventional|hard) \p{L}+$|^without \p{L}|^(?:others?|other \p{L}+|them|(?:the )?competit(?:ors|ion)|on your own|doing it (?:alone|yourself))$/iu;
const SUFFERS =
  /^(?:Waste|Endure|Suffer|Struggle|Worry|Lose|Miss|Overpay|Risk|Chase|Expect to pay|Deal with|Put up with|Pay more|Wait)\b/;

/** The sections in which a list of orders says how one fares elsewhere: told by a script they would be its advice. */
function sectionsOfOthers(lines: readonly ProseLine[], { blocks }: Page): ReadonlySet<number> {
  const sections = new Set<number>();
  for (const [section, own] of Map.groupBy(lines, (line) => line.section)) {
    const texts = own.map(textOfLine);
    const isOfOthers =
      OF_OTHERS.test(blocks[section]?.text.trim() ?? "") &&
      texts.some((text) => SUFFERS.test(text)) &&
      texts.every((text) => isOrder(text, "en"));
    if (isOfOthers) sections.add(section);
  }
  return sections;
}
