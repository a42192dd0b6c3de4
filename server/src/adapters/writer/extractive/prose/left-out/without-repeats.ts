import { repeatsIn } from "#kernel/critic/repeats";
import type { Page } from "#kernel/page";
import type { Language } from "#kernel/vocabulary";
import { beginsAlike, piecesOf, saidBy } from "../../similarity.ts";
import { definesPlainly } from "../definition.ts";
import type { ProseLine } from "../lines.ts";

/** A sentence that says again what an earlier one said is left out before anything is chosen. */
export function withoutRepeats(lines: readonly ProseLine[], page: Page): ProseLine[] {
  const { language, title } = page;
  const texts = lines.map(({ sentences }) => sentences.join(" "));
  // The first definition is said, though the title has its words.
  const definition = language === "en" ? texts.findIndex((text) => definesPlainly(text, page)) : -1;
  // Rows of a Japanese table are alike, and each is of something else.
  // A standfirst and points that are left out are repeated by nothing.
  const above = new Set(language === "en" ? pointsSaidBelow(lines, texts, title) : []);
  if (isSaidBelow(texts, language)) above.add(0);
  const told = texts.flatMap((_, at) => (above.has(at) ? [] : [at]));
  const again = repeatsIn(
    told.map((at) => texts[at] ?? ""),
    language,
    title,
  ).map((at) => told[at] ?? -1);
  const repeated = new Set([
    ...above,
    ...again.filter((at) => (language === "en" ? at !== definition : !lines[at]?.isTold)),
  ]);
  if (language === "en") for (const index of secondDefinitions(texts)) repeated.add(index);
  return lines
    .map((line, index) => (repeated.has(index - 1) ? { ...line, gap: true } : line))
    .filter((_, index) => !repeated.has(index));
}

/** Points listed above an English text, each of which one of its paragraphs says again. */
function pointsSaidBelow(lines: readonly ProseLine[], texts: readonly string[], title: string): number[] {
  const from = lines.findIndex(({ kind }) => kind !== "list_item");
  if (from < 1 || lines[0]?.section !== -1 || lines[0].isTold) return [];
  return texts
    .slice(0, from)
    .flatMap((point, at) =>
      texts.slice(from, from + FARTHEST).some((text) => repeatsIn([point, text], "en", title).length > 0)
        ? [at]
        : [],
    );
}
const FARTHEST = 40;

/** A standfirst of one sentence that a newspaper's first sentences say again, with more. */
function isSaidBelow([standfirst = "", ...below]: readonly string[], language: Language): boolean {
  const own = piecesOf(standfirst, language);
  const lead = piecesOf(below.slice(0, LEAD).join("\n"), language);
  const least = beginsAlike(standfirst, below[0] ?? "") ? BEGUN_ALIKE : SAID_BELOW;
  return own.size >= FEWEST && saidBy(own, lead) >= least;
}
const LEAD = 3;
const FEWEST = 6;
const SAID_BELOW = 0.75;
const BEGUN_ALIKE = 0.5;

/** "Machine learning is a subfield of …", and again: a thing is said once to be what it is. */
function secondDefinitions(texts: readonly string[]): number[] {
  const known = new Set<string>();
  return texts.flatMap((text, index) => {
    const definition = /^((?:\S+ ){1,4}(?:is|are) (?:an?|the) \S+ \S+)/.exec(text)?.[1]?.toLowerCase();
    if (!definition) return [];
    const isKnown = known.has(definition);
    known.add(definition);
    return isKnown ? [index] : [];
  });
}
