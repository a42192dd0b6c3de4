import type { Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import { cellIndex } from "./cells.ts";
import { type Mention, mentionsIn } from "./mentions.ts";
import { otherSignsIn } from "./other-signs.ts";
import { around, blocksRead, ofBlockSentence, ofFact, ofPage, type Source, withInches } from "./sources.ts";
import { surroundingsIndex } from "./surroundings.ts";
import { roundsTo, says, type Value } from "./values.ts";
import { type Aligned, versionIndex } from "./versions.ts";

/** The numbers of a page, found by what they say: a page of any length is read once, and asked often. */
export function pageIndex(page: Page) {
  const byValue = new Map<string, Source[]>();
  const known = new Set<string>();
  const versions = versionIndex();
  // It is no part of what the page shows, and so confirms nothing.
  const summed = versionIndex();
  const surroundings = surroundingsIndex();

  const cells = cellIndex();

  const add = (source: Source) => {
    // Long tables repeat their numbers: the first block that says one is all that is asked for.
    const said = JSON.stringify([source.value, source.blockIndex === null, source.factId, source.isProse]);
    if (known.has(said)) return;
    known.add(said);
    for (const key of keysOf(source.value)) {
      const found = byValue.get(key);
      if (found) found.push(source);
      else byValue.set(key, [source]);
    }
  };

  for (const source of [...page.facts.flatMap(ofFact), ...ofPage(page)]) add(source);
  for (const source of inOtherSigns(page.title, null)) add(source);
  for (const { id, value } of page.facts) for (const source of inOtherSigns(value, id)) add(source);
  for (const text of titlesOf(page))
    versions.addName(text, mentionsIn(text), { blockIndex: null, factId: null, excerpt: text });
  const addWording = (known: typeof versions, wording: string, factId: string | null) => {
    for (const { text } of splitScript(wording)) {
      const mentions = mentionsIn(text);
      if (mentions.length > 0) known.add(text, mentions, { blockIndex: null, factId, excerpt: text });
    }
  };
  addWording(summed, page.summary ?? "", null);
  for (const { id, text } of wordingsOf(page)) addWording(versions, text, id);
  for (const [blockIndex, { kind, text }] of blocksRead(page.blocks)) {
    for (const { text: sentence } of splitScript(text)) {
      const mentions = mentionsIn(sentence);
      const others = otherSignsIn(sentence, mentions);
      for (const source of ofBlockSentence(sentence, others, blockIndex, false)) add(source);
      cells.add(sentence, [...mentions, ...others], blockIndex, kind === "table_row");
      if (mentions.length === 0) continue;
      const isProse = (kind === "paragraph" || kind === "list_item") && /[。.!！?？]$/.test(sentence);
      // The number of a step, "5: Turn it", counts nothing.
      const isNumbered = kind === "table_row" && STEP_NUMBER.test(sentence);
      for (const [at, source] of ofBlockSentence(sentence, mentions, blockIndex, isProse).entries())
        add(isNumbered && at === 0 ? { ...source, isProse: true } : source);
      const place = { blockIndex, factId: null, excerpt: sentence };
      versions.add(sentence, mentions, place);
      surroundings.add(sentence, mentions, place);
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
    /** The page's amounts that a sentence's "about" may stand for. */
    roundedPlacesOf: (mention: Mention): Source[] =>
      [...byValue.values()].flat().filter(({ value }) => roundsTo(value, mention)),
    /** The cells that say a number without its unit. */
    cellsOf: cells.of,
    /** Those of them that stand in a chart of sizes, where no other line is of one size alone. */
    sizesOf: cells.sizesOf,
    /** Whether the page has a sentence in the same words, its numbers aside. */
    hasSentence: (sentence: string, mentions: readonly Mention[]): boolean =>
      versions.has(sentence, mentions),
    /** Where a page's summary of itself has them: another number there is the page's own. */
    summaryOf: summed.of,
    /** Where the page has the words around a number, with this number or with another. */
    versionsOf(sentence: string, mentions: readonly Mention[]): Aligned[][] {
      const nearby = surroundings.of(sentence, mentions);
      return versions
        .of(sentence, mentions)
        .map((found, at) =>
          found.length > 0 ? found : (nearby[at] ?? []).map((version) => ({ version, offset: 0 })),
        );
    },
  };
}

const inOtherSigns = (text: string, factId: string | null): Source[] =>
  otherSignsIn(text, mentionsIn(text)).map(({ value, index }) => ({
    value,
    blockIndex: null,
    factId,
    excerpt: around(text, index),
  }));

/** The words of rows and of notes on sending, which may stand in no block of the text. */
const wordingsOf = ({ facts }: Page) =>
  facts.flatMap(({ id, kind, value, provenance }) => {
    if (kind === "specification") return [{ id, text: value }];
    return kind === "shipping" ? [{ id, text: provenance?.excerpt ?? value }] : [];
  });

const STEP_NUMBER = /^\d{1,2}\s?[:：.]\s/;

/** Names and titles are said in sentences of the writer's own: their numbers belong to them. */
const titlesOf = ({ title, site, facts }: Page) => [
  ...new Set(
    [title, ...facts.flatMap(({ kind, value }) => (kind === "name" ? [value] : []))].map(withInches),
  ).add(site ?? ""),
];

/** "November 20" of a page for November 20, 2026: the year has to stand elsewhere. */
export const leavesYearOut = (there: Value, here: Value): here is Extract<Value, { kind: "date" }> =>
  here.kind === "date" && here.year !== undefined && there.kind === "date" && there.year === undefined;

/** Under what a value is kept and looked for: two that say the same share one key at least. */
function keysOf(value: Value): string[] {
  if (value.kind === "time") return [`t${value.minutes % 720}`];
  if (value.kind === "date") {
    const { year, month, day } = value;
    return [
      ...(year === undefined ? [] : [`n${near(year)}`]),
      ...(month === undefined ? [] : [`m${month}`]),
      ...(day === undefined ? [] : [`d${day}`]),
    ];
  }
  const { amount, unit } = value;
  const numbers = new Set([near(amount), near(amount * (1 + 1e-6)), near(amount * (1 - 1e-6))]);
  return [...(unit === "day" ? [`d${amount}`] : []), ...[...numbers].map((key) => `n${key}`)];
}

const near = (amount: number) => amount.toPrecision(6);
