import type { Fact, Page } from "#domain/pages/page";
import { splitScript } from "#domain/text/sentences";
import type { Tie } from "#ports/writer";
import { type Mention, mentionsIn } from "./mentions.ts";
import { says, type Value } from "./values.ts";

interface Source {
  value: Value;
  blockIndex: number | null;
  factId: string | null;
}

/** Ties the sentences of scripts to one page. */
export type TieChecker = (sentence: string) => Tie[];

/**
 * Reads all numbers of a page once. A number of a sentence is tied when the page says the same, however
 * it writes it. Where the page has the very sentence with other numbers, the page's own are right, even
 * when the sentence's stand somewhere else.
 */
export function tieChecker(page: Page): TieChecker {
  const sources = firstOfEach([
    ...page.facts.flatMap(ofFact),
    ...ofPage(page),
    ...page.blocks.flatMap(ofBlock),
  ]);
  const patterns = sentencePatterns(page);
  const years = new Set(sources.map(({ value }) => yearOf(value)).filter(Boolean));
  const isSaid = (there: Value, here: Value) => {
    const leftOut = here.kind === "date" && here.year && there.kind === "date" && !there.year;
    return says(there, here) && (!leftOut || years.has(here.year));
  };

  return (sentence) => {
    const mentions = mentionsIn(sentence);
    const versions = patterns.get(patternOf(sentence, mentions));
    const placed = mentions.map(({ text, value }, position) => {
      const here = versions?.filter(({ values }) => values[position] && isSaid(values[position], value));
      const all = versions && !here?.length ? [] : sources.filter((source) => isSaid(source.value, value));
      const block = all.find(({ blockIndex }) => blockIndex !== null)?.blockIndex ?? null;
      const factId = all.find((source) => source.factId)?.factId ?? null;
      return { isSaid: all.length > 0, tie: { text, blockIndex: here?.[0]?.blockIndex ?? block, factId } };
    });
    // Of two equal numbers one may be wrong: then neither is vouched for.
    const wrong = new Set(placed.filter((one) => !one.isSaid).map(({ tie }) => tie.text));
    const numbers = placed.map(({ tie }) => tie).filter(({ text }) => !wrong.has(text));
    return unique([...numbers, ...namesIn(sentence, page.facts)]);
  };
}

/** The numbers of a checked sentence that nothing of the page says. */
export function untiedIn(sentence: string, ties: readonly Tie[] | null): string[] {
  if (!ties) return [];
  const tied = new Set(ties.map(({ text }) => text));
  return [...new Set(mentionsIn(sentence).map(({ text }) => text))].filter((text) => !tied.has(text));
}

/** Long tables repeat their numbers: the first block and the first fact that say one are all that is asked for. */
function firstOfEach(sources: readonly Source[]): Source[] {
  const known = new Set<string>();
  return sources.filter(({ value, blockIndex, factId }) => {
    const said = JSON.stringify([value, blockIndex === null, factId === null]);
    return !known.has(said) && known.add(said);
  });
}

/** A sentence without its numbers: what stays the same when one of them is changed. */
function patternOf(sentence: string, mentions: readonly Mention[]): string {
  const cut = mentions.toReversed().reduce((text, { index, text: words }) => {
    return `${text.slice(0, index)}#${text.slice(index + words.length)}`;
  }, sentence);
  return cut.replace(/\s+/g, "").toLowerCase();
}

function sentencePatterns(page: Page) {
  const patterns = new Map<string, { values: Value[]; blockIndex: number }[]>();
  for (const [blockIndex, block] of page.blocks.entries()) {
    for (const { text } of splitScript(block.text)) {
      const mentions = mentionsIn(text);
      if (mentions.length === 0) continue;
      const pattern = patternOf(text, mentions);
      // A bare number or label is no sentence: many things may be said with it.
      if (pattern.length < 8) continue;
      const version = { values: mentions.map(({ value }) => value), blockIndex };
      const known = patterns.get(pattern);
      if (known) known.push(version);
      else patterns.set(pattern, [version]);
    }
  }
  return patterns;
}

const ofBlock = ({ text }: Page["blocks"][number], blockIndex: number): Source[] =>
  mentionsIn(text).map(({ value }) => ({ value, blockIndex, factId: null }));

const ofPage = ({ title, publishedAt, site }: Page): Source[] =>
  mentionsIn([title, publishedAt?.slice(0, 10), site].filter(Boolean).join("\n")).map(({ value }) => ({
    value,
    blockIndex: null,
    factId: null,
  }));

function ofFact({ id, kind, label, value, currency, provenance }: Fact): Source[] {
  const isPrice = kind === "price" || kind === "list_price";
  // A scale of five is what stars mean, and a label may hold the unit: "重さ(g)".
  const scale = kind === "rating" ? `${value.split("/")[1] ?? 5}点満点` : "";
  const unit = /[(（]\s*([^()（）]{1,8})\s*[)）]\s*$/.exec(label ?? "")?.[1] ?? "";
  const words = isPrice ? `${value} ${currency ?? ""}` : `${value}${/\d$/.test(value) ? unit : ""}`;
  const read = [words, scale, label ?? "", kind === "specification" ? "" : (provenance?.excerpt ?? "")].join(
    "\n",
  );
  return mentionsIn(read).map(({ value: said }) => ({ value: said, blockIndex: null, factId: id }));
}

const yearOf = (value: Value) => {
  if (value.kind === "date") return value.year;
  return value.kind === "amount" && value.unit === "" ? value.amount : undefined;
};

/** Names of the thing and its maker, word for word. */
const namesIn = (sentence: string, facts: readonly Fact[]): Tie[] =>
  facts
    .filter(({ kind, value }) => (kind === "name" || kind === "brand") && sentence.includes(value))
    .map(({ id, value }) => ({ text: value, blockIndex: null, factId: id }));

const unique = (ties: Tie[]) => [...new Map(ties.map((tie) => [tie.text, tie])).values()];
