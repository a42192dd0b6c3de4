import type { Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import { type Mention, mentionsIn } from "./mentions.ts";
import { MOST_CHARACTERS, ofBlockSentence, ofFact, ofPage, type Source } from "./sources.ts";
import { says, type Value } from "./values.ts";

/** The page's own wording of a sentence, with its numbers. */
interface Version {
  values: Value[];
  blockIndex: number;
  excerpt: string;
}

/** The numbers of a page, found by what they say: a page of any length is read once, and asked often. */
export function pageIndex(page: Page) {
  const byValue = new Map<string, Source[]>();
  const known = new Set<string>();
  const versions = new Map<string, Version[]>();

  const add = (source: Source) => {
    // Long tables repeat their numbers: the first block that says one is all that is asked for.
    const said = JSON.stringify([source.value, source.blockIndex === null, source.factId]);
    if (known.has(said)) return;
    known.add(said);
    for (const key of keysOf(source.value)) {
      const found = byValue.get(key);
      if (found) found.push(source);
      else byValue.set(key, [source]);
    }
  };

  for (const source of [...page.facts.flatMap(ofFact), ...ofPage(page)]) add(source);
  let characters = 0;
  for (const [blockIndex, { text }] of page.blocks.entries()) {
    characters += text.length;
    if (characters > MOST_CHARACTERS) break;
    for (const { text: sentence } of splitScript(text)) {
      const mentions = mentionsIn(sentence);
      if (mentions.length === 0) continue;
      for (const source of ofBlockSentence(sentence, mentions, blockIndex)) add(source);
      addVersion(versions, sentence, mentions, blockIndex);
    }
  }

  const said = (here: Value) => {
    const places = new Set(keysOf(here).flatMap((key) => byValue.get(key) ?? []));
    return [...places].filter(({ value }) => says(value, here));
  };
  return {
    /** The page's places that say a number; a date may leave out a year that stands elsewhere. */
    placesOf: (here: Value): Source[] =>
      said(here).filter(
        ({ value }) => !leavesYearOut(value, here) || said({ kind: "date", year: here.year }).length > 0,
      ),
    /** Where the page has the very sentence, with these numbers or with others. */
    versionsOf: (sentence: string, mentions: readonly Mention[]) =>
      versions.get(patternOf(sentence, mentions)),
  };
}

const leavesYearOut = (there: Value, here: Value): here is Extract<Value, { kind: "date" }> =>
  here.kind === "date" && here.year !== undefined && there.kind === "date" && there.year === undefined;

/** Under what a value is kept and looked for: two that say the same share one key at least. */
function keysOf(value: Value): string[] {
  if (value.kind === "time") return [`t${value.minutes % 720}`];
  if (value.kind === "date") {
    const { year, month } = value;
    return [...(year === undefined ? [] : [`n${near(year)}`]), ...(month === undefined ? [] : [`m${month}`])];
  }
  const { amount } = value;
  return [...new Set([near(amount), near(amount * (1 + 1e-6)), near(amount * (1 - 1e-6))])].map(
    (key) => `n${key}`,
  );
}

const near = (amount: number) => amount.toPrecision(6);

function addVersion(
  versions: Map<string, Version[]>,
  sentence: string,
  mentions: readonly Mention[],
  blockIndex: number,
) {
  const pattern = patternOf(sentence, mentions);
  // A bare number or label is no sentence: many things may be said with it.
  if (pattern.length < 8) return;
  const version = { values: mentions.map(({ value }) => value), blockIndex, excerpt: sentence };
  const known = versions.get(pattern);
  if (!known) versions.set(pattern, [version]);
  // A table of thousands of like rows is no sentence either.
  else if (known.length < MOST_VERSIONS) known.push(version);
}
const MOST_VERSIONS = 200;

/** A sentence without its numbers: what stays the same when one of them is changed. */
function patternOf(sentence: string, mentions: readonly Mention[]): string {
  let cut = "";
  let from = 0;
  for (const { index, text } of mentions) {
    cut += `${sentence.slice(from, index)}#`;
    from = index + text.length;
  }
  return (cut + sentence.slice(from)).replace(/\s+/g, "").toLowerCase();
}
