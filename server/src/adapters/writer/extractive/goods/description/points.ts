import type { Block } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { splitScript } from "#kernel/text/sentences";
import { headsNote } from "../../kinds/heads-note-en.ts";
import { isOfGoodsOnly } from "../../kinds/kind-said-en.ts";
import { asks } from "../../prose/stands.ts";
import type { Section } from "../../sections.ts";
import { isCatchLineOfCounts } from "../../text/sentences/catch-line-en.ts";
import { isPlural, listedInEnglish, type NounPhrase } from "../../text/sentences/noun-phrase.ts";
import { withSubject } from "../../text/sentences/without-subject.ts";
import { speakable } from "../../text/signs/speakable.ts";
import { isAboveBox } from "../specs/boxed-en.ts";
import { bearsName, isWithIt } from "./bears-name-en.ts";
import { dashedPartsOf, sayableOfDashed } from "./dashed-en.ts";
import {
  type Feature,
  featureOf,
  isMeasure,
  isOfPraise,
  isPartAlone,
  isPartInProse,
  listedFeatures,
} from "./feature-en.ts";
import { withPartNamed } from "./labelled-en.ts";
import { meantFor } from "./meant-for-en.ts";
import { isMostlyEnglish } from "./mostly-english.ts";
import { namesNeeds } from "./needed-en.ts";
import { partInWords } from "./part-of-goods-en.ts";
import { describedWords, worthOfPoint } from "./point-worth-en.ts";

const MOST = 5;

/**
 * Points of goods that are no sentences, "Durable coating on the inside", as sentences that name them, each
 * at the place of its block. Sizes, colours and links have no words in small letters, and are none.
 */
export function pointsInWords(
  blocks: readonly Block[],
  sections: readonly Section[],
  name: string,
): Map<number, string> {
  const spoken = new Map<number, string>();
  if (!isMostlyEnglish(blocks)) return spoken;
  const described = describedWords(blocks, sections);
  for (const [index, block] of blocks.entries()) {
    const { kind, text } = block;
    if (sections[index]?.kind !== "own") continue;
    const heading = blocks[sections[index]?.heading ?? -1]?.text.trim() ?? "";
    // "You need it if:": what stands below is half a sentence, and said of everybody without its head.
    if (ENDS_WITH_IF.test(heading) || namesNeeds(block, heading)) {
      spoken.set(index, "");
      continue;
    }
    if (kind === "paragraph") {
      const meant = meantFor(text, blocks[index - 1], name) ?? partInWords(speakable(text, "en"), name);
      if (meant) {
        spoken.set(index, meant);
        continue;
      }
      const whole = speakable(text, "en");
      const named = withPartNamed(whole);
      const said = inWords(partsOf(named), name) || named;
      if (said !== whole) spoken.set(index, said);
    } else if (kind === "list_item" && blocks[index - 1]?.kind !== "list_item") {
      // A thing in the box is no feature, and neither is what answers a customer's question.
      if (isAboveBox(blocks[index - 1]?.text ?? "") || isOfAnswer(blocks, index)) continue;
      const run = runFrom(blocks, index).map(({ text: item }) =>
        speakable(worthOfPoint(item, described), "en"),
      );
      for (const [at, said] of listInWords(run, name)) if (said) spoken.set(index + at, said);
      for (const [at, item] of run.entries()) {
        const said = partInWords(item, name);
        if (said) spoken.set(index + at, said);
      }
    }
  }
  return spoken;
}

const ENDS_WITH_IF = /\b(?:if|when|unless)\s*:?$/i;

const isOfAnswer = (blocks: readonly Block[], index: number) =>
  asks(
    blocks
      .slice(0, index)
      .findLast(({ kind }) => kind === "heading")
      ?.text.trim() ?? "",
  );

function runFrom(blocks: readonly Block[], start: number): readonly Block[] {
  const end = blocks.findIndex((block, at) => at > start && block.kind !== "list_item");
  return blocks.slice(start, end === -1 ? undefined : end);
}

const partsOf = (text: string) => dashedPartsOf(text) ?? splitScript(text).map((sentence) => sentence.text);

/** The sentences in which a list that is written as a line is told; empty for any other paragraph. */
export function dashedInWords(text: string, name: string): string[] {
  const parts = dashedPartsOf(speakable(text, "en"));
  const said = parts && inWords(parts, name);
  return said ? sayableOfDashed(splitScript(said).map((sentence) => sentence.text)) : [];
}

/** "AIRFOAM. Flexible insole.": what a part is called says nothing of it. */
const CALLED = /^\p{Lu}[\p{Lu}\d-]{3,}\.$/u;

/** The sentences of a paragraph with its bare phrases said in words; null where it has none. */
function inWords(stated: readonly string[], name: string): string | null {
  const isCalled = CALLED.test(stated[0] ?? "") && featureOf(stated[1] ?? "") !== null;
  const parts = isCalled ? stated.slice(1) : stated;
  // A short line by itself is a label, a link or a heading, unless it ends as a sentence does.
  const isLine = parts.length === 1 && !/[.!]$/.test(parts[0] ?? "");
  const points = parts.map((part) =>
    isLine || !/[.!]$/.test(part) || isCatchLineOfCounts(part) ? null : featureOf(part),
  );
  if (points.every((point) => point === null)) return null;
  if (isCatchLine(parts, points, name) || setsScene(parts, points, name)) return null;
  const isMany = points.some((point) => point?.phrase?.isMany && isNamed(point.phrase, name));
  const said: string[] = [];
  let run: Feature[] = [];
  const close = () => {
    said.push(...sentencesOf(run, name, true));
    run = [];
  };
  for (const [index, part] of parts.entries()) {
    const point = points[index];
    if (point) run.push(point);
    else {
      close();
      said.push(isMany ? withSubject(part, true) : part);
    }
  }
  close();
  return said.join(" ");
}

/** "Cold hands. Wet tent. Hot tea.": a paragraph of nothing but short calls lists no parts of the goods. */
const isCatchLine = (parts: readonly string[], points: readonly (Feature | null)[], name: string) =>
  parts.length > 1 &&
  (parts.reduce((sum, part) => sum + part.split(" ").length, 0) <= MOST_WORDS_OF_CALL * parts.length ||
    parts.some((part) => COUNTS_PEOPLE.test(part))) &&
  points.every(
    (point) => point !== null && !(point.phrase && (isNamed(point.phrase, name) || point.phrase.isArticled)),
  );
const MOST_WORDS_OF_CALL = 4;
/** "Six for breakfast, ten for Christmas." */
const COUNTS_PEOPLE = /^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve) (?:for|in|at|on|to|by)\b/;

/** "A drowned clerk. A missing page.": of one thing no paragraph says twice what it is. */
const setsScene = (parts: readonly string[], points: readonly (Feature | null)[], name: string) =>
  parts.filter((part, at) => {
    const phrase = points[at]?.phrase;
    return phrase?.isArticled && !isNamed(phrase, name) && part.split(" ").length <= MOST_WORDS_OF_CALL;
  }).length > 1;

/** A list's points at the place of the first of them; measures and what there is no room for have places of their own. */
function listInWords(items: readonly string[], name: string): [at: number, said: string][] {
  const points = listedFeatures(items).flatMap((point, at) => (point ? [{ ...point, at }] : []));
  if (points.length < FEWEST_IN_LIST) return [];
  const alone = points.filter(({ phrase }) => phrase && isMeasure(phrase.text));
  const together = points.filter((point) => !alone.includes(point));
  const parts = together.filter(({ phrase }) => phrase && !isThing(phrase, name, false));
  const further = parts.slice(MOST);
  const first = together.filter((point) => !further.includes(point));
  return [
    ...(first[0] ? [[first[0].at, sentencesOf(first, name).join(" ")] as [number, string]] : []),
    ...alone.map((point): [number, string] => [point.at, sentencesOf([point], name).join(" ")]),
    ...chunksOf(
      further.filter(({ phrase }) => !ENDS_AS_NAME.test(phrase?.text ?? "")),
      MOST,
    ).map((some): [number, string] => {
      const said = some.flatMap(({ phrase }) => phrase?.text ?? []);
      return [
        some[0]?.at ?? 0,
        said.length > 1 ? `Further features are ${listedInEnglish(said)}.` : `Another feature is ${said[0]}.`,
      ];
    }),
  ];
}
const FEWEST_IN_LIST = 2;

const chunksOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(size * at, size * (at + 1)));
/** Of more in a row a listener keeps none. */
const MOST_IN_SENTENCE = 3;

/** Whether a phrase says what the goods are, and not what they have. */
const isThing = (phrase: NounPhrase, name: string, isProse: boolean) =>
  !isWithIt(phrase, name) &&
  (isNamed(phrase, name) ||
    bearsName(phrase, name) ||
    isOfPraise(phrase) ||
    (isProse && isKind(phrase, name)));
/** "A full wash, dry by breakfast": a slogan, and no thing with its parts. */
const CALLED_OUT =
  /^[^,]+, (?!(?:with|without|of|in|on|for|from|to|by|and|or|that|which|made|built|cut|hand\p{L}*|\p{L}+(?:ed|ing|en))(?!\p{L}))\p{Ll}+ (?:by|at|in|on|before|after|within)\b/u;
/** Of goods that are many, a phrase of one thing says nothing: "A fabric for every sleeper" above sheets. */
const isKind = ({ text, noun, isArticled, isMany }: NounPhrase, name: string) =>
  !headsNote(text) &&
  !CALLED_OUT.test(text) &&
  !/ plus |, (?:an?|one|two|three|four|five|six|seven|eight|nine|ten) /i.test(text) &&
  (isMany || !isPlural(name)) &&
  (isArticled || (!isPlural(name) && isOfGoodsOnly(text, noun)));

/** "It is a knitted cardigan. It has puff sleeves and a loose fit. It is dishwasher safe." */
function sentencesOf(points: readonly Feature[], name: string, isProse = false): string[] {
  const thing = points.find(({ phrase }) => phrase && isThing(phrase, name, isProse))?.phrase;
  const parts = points.flatMap(({ phrase }) => (phrase && phrase !== thing ? [phrase] : []));
  // One phrase between sentences may be a slogan; a part or a measure is none. "A bag, 22 litres" is the thing itself.
  const features = (parts.length === 1 ? parts.filter(isProse ? isPartInProse : isPartAlone) : parts).map(
    ({ text }) => text,
  );
  const qualities = [...new Set(points.flatMap(({ quality }) => (quality ? [quality] : [])))];
  const required = points.flatMap((point) => point.required ?? []);
  const [named, others] = [thing && !isToldBy(thing, name) ? thing : null, features.slice(0, MOST)];
  const have = isPlural(name) ? "They have" : "It has";
  return [
    ...(named
      ? [`${named.isMany ? (isPlural(name) ? "They are" : "These are") : "It is"} ${named.text}.`]
      : []),
    ...had(others, have),
    ...(required.length > 0
      ? [`${isPlural(name) ? "They require" : "It requires"} ${listedInEnglish(required)}.`]
      : []),
    ...(qualities.length > 0
      ? [`${isPlural(name) ? "They are" : "It is"} ${listedInEnglish(qualities.slice(0, MOST))}.`]
      : []),
  ];
}

/** "It has a hood, pit zips and taped seams. It also has two pockets."; a heading, "Heart Health", is nothing that it has. */
function had(named: readonly string[], have: string): string[] {
  const parts = named.filter((text) => !ENDS_AS_NAME.test(text));
  const features = parts.length < named.length && parts.length < FEWEST_IN_LIST ? [] : parts;
  const size = features.length === MOST_IN_SENTENCE + 1 ? 2 : MOST_IN_SENTENCE;
  return chunksOf(features, size).map(
    (some, at) => `${at === 0 ? have : have.replace(" ", " also ")} ${listedInEnglish(some)}.`,
  );
}
const ENDS_AS_NAME = /^(?!an? )(?:\p{Lu}|\d+ \p{Lu})[\p{L}-]* (?:.* )?\p{Lu}\p{Ll}+$/u;

/** Whether the name says all of it. */
const isToldBy = ({ text }: NounPhrase, name: string) =>
  [...contentTerms(text, "en")].every((term) => contentTerms(name, "en").has(term));

/** Whether a phrase says what the product as a whole is: its noun is one of the name's. */
function isNamed({ noun }: NounPhrase, name: string): boolean {
  const singular = (word: string) => word.toLowerCase().replace(/(?<=[^su])s$/, "");
  return name.split(/[^\p{L}-]+/u).some((word) => singular(word) === singular(noun));
}
