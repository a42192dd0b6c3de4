import type { Page } from "#kernel/page";
import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import { phrases } from "#kernel/text/phrases";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Language } from "#kernel/vocabulary";
import { announcesInJapanese, isCourtesy } from "../../merit-ja.ts";
import { needsListBelow, ordersListBelow } from "../../rows/lists/lists-below-ja.ts";
import { sectionsOf } from "../../sections.ts";
import { overlapOf, piecesOf, SAME_IDEA, saidBy } from "../../similarity.ts";
import { speakersOf } from "../../subject.ts";
import { standsInEnglish } from "../../text/sentences/english-sentence.ts";
import { FINITE, wordsOf } from "../../text/sentences/finite-verbs.ts";
import { standsInJapanese } from "../../text/sentences/japanese-sentence.ts";
import { isPlural } from "../../text/sentences/noun-phrase.ts";
import { isOfUntold } from "../../text/sentences/own-topic-ja.ts";
import { balanced } from "../../text/signs/balanced.ts";
import { isInLanguage } from "../../text/signs/speakable.ts";
import { isChrome, isReview, leansOnPrevious } from "../../text/wording.ts";
import { CODE, isUnsaidInEnglish, UNSIGNED } from "../left-out/unsaid-en.ts";
import type { ProseLine } from "../lines.ts";
import { standsAlone } from "../stands.ts";
import { candidatesOn } from "./candidate.ts";
import { saidPlainly } from "./said-plainly.ts";

const LONGEST: Record<Language, number> = { ja: 180, en: 340 };
const SHORTEST: Record<Language, number> = { ja: 9, en: 20 };
const stands: Record<Language, (text: string) => boolean> = { ja: standsInJapanese, en: standsInEnglish };
const HOUSEKEEPING = phrases("prose-housekeeping");
/** So much of a sentence is in a line that tells it. */
const TOLD = 0.6;

interface Telling {
  /** The subject as a script says it. */
  name: string;
  isFit: (sentence: string) => boolean;
  /** Sentences that are not told of a page of this kind. */
  isStray?: (sentence: string, blockIndex: number) => boolean;
}

/**
 * The lines of a page together with its other sentences that can be said as they stand, in the order of the page:
 * what is worth telling an editor decides, and not the way in which it is laid out.
 */
export function withAllSayable(
  lines: readonly ProseLine[],
  page: Page,
  { name, isFit, isStray = () => false }: Telling,
): ProseLine[] {
  const { language, type, blocks } = page;
  const sections = sectionsOf(blocks, type);
  const speakers = type === "product" || (!page.author && !page.publishedAt) ? speakersOf(page) : null;
  const isMany = isPlural(name);
  const known = lines.map((line) => ({ line, pieces: piecesOf(line.sentences.join(" "), language) }));
  const ofBlock = Map.groupBy(known, ({ line }) => line.blockIndex);
  const heard: ReadonlySet<string>[] = known.map(({ pieces }) => pieces);
  const candidates = candidatesOn(page);
  const seen = new Set<ProseLine>();
  const isJapaneseGoods = type === "product" && language === "ja";

  const saidAs = (text: string, blockIndex: number): string | undefined =>
    saidPlainly(text, page, speakers, isMany).find(
      (one) =>
        one.length >= SHORTEST[language] &&
        one.length <= LONGEST[language] &&
        isInLanguage(one, language) &&
        stands[language](one) &&
        balanced([one]).length > 0 &&
        (language === "ja" || isClause(one)) &&
        !leans(one, language) &&
        !(language === "en"
          ? isUnsaidInEnglish(one, blockIndex)
          : announcesInJapanese(one) || isCourtesy(one)) &&
        isFit(one),
    );
  const isLeftOut = (text: string, blockIndex: number) =>
    sections[blockIndex]?.kind !== "own" ||
    isChrome(text, type) ||
    [HOUSEKEEPING, UNSIGNED, CODE, BRACKETED].some((sign) => sign.test(text)) ||
    (type !== "article" && isReview(text)) ||
    (language === "ja" &&
      (needsListBelow(text, blocks[blockIndex + 1]) || ordersListBelow(text, blocks[blockIndex + 1]))) ||
    blocks[blockIndex]?.isCaption === true ||
    (type === "article" && blocks[blockIndex]?.kind === "list_item") ||
    isStray(text, blockIndex);

  const placed = candidates.flatMap(({ sentences, blockIndex, section }, place) => {
    const [text = ""] = sentences;
    const pieces = piecesOf(text, language);
    const own = ofBlock.get(blockIndex) ?? [];
    const told =
      own.find(({ line }) => line.sentences.some((one) => isWithin(one, text))) ??
      own.find((one) => saidBy(pieces, one.pieces) >= TOLD || saidBy(one.pieces, pieces) >= TOLD);
    if (told) {
      const isNew = !seen.has(told.line);
      seen.add(told.line);
      return isNew ? [{ place, line: told.line }] : [];
    }
    const [untold = ""] =
      isJapaneseGoods && isBehind(candidates, place) ? (candidates[place - 1]?.sentences ?? []) : [];
    if (isOfUntold(untold, text) && isLeftOut(untold, blockIndex)) return [];
    const isHeard = heard.some((one) => overlapOf(one, pieces) >= SAME_IDEA[language]);
    const said = isHeard || isLeftOut(text, blockIndex) ? undefined : saidAs(text, blockIndex);
    if (!said) return [];
    heard.push(pieces);
    return [{ place, line: lineOf(said, blockIndex, section, page) }];
  });
  // Lines that were made of rows have no sentence of their own on the page, and keep their place among the others.
  const places = new Map(placed.map(({ line, place }) => [line, place]));
  const made = lines
    .filter((line) => !seen.has(line))
    .map((line) => {
      const before = lines[lines.indexOf(line) - 1];
      const isSame = before?.blockIndex === line.blockIndex;
      const place = (isSame ? places.get(before) : undefined) ?? placeIn(candidates, line.blockIndex);
      places.set(line, place + BEHIND);
      return { place: place + BEHIND, line };
    });
  const order = [...placed, ...made].toSorted((a, b) => a.place - b.place);
  return order.map(({ line, place }, at) => {
    const candidate = candidates[place];
    if (!candidate) return line;
    const begins = candidate.blockIndex !== candidates[place - 1]?.blockIndex;
    const isNext = (order[at - 1]?.place ?? -1) >= place - 1;
    return { ...line, begins, gap: !isNext };
  });
}

/** Whether a sentence goes on in the block of the one before it. */
const isBehind = (candidates: readonly { blockIndex: number }[], place: number) =>
  candidates[place]?.blockIndex === candidates[place - 1]?.blockIndex;

/** Between two sentences of the page. */
const BEHIND = 0.01;
/** Whether a sentence is said as it stands, but for its signs. */
const isWithin = (said: string, text: string) => {
  const [one, other] = [bare(said), bare(text)];
  return (
    one === other ||
    (one.length >= SURE && other.includes(one)) ||
    (other.length >= SURE && one.includes(other))
  );
};
const bare = (text: string) => text.replace(/[\s\p{P}]/gu, "").toLowerCase();
const SURE = 6;

/** Whether an English sentence has its verb before any clause that hangs on another word. */
const isClause = (text: string): boolean => {
  const [head = ""] = text.split(/[:;–—]|\b(?:that|which|who|whose|where|when|because|if|so|than)\b/u);
  return wordsOf(head).some((word, at) => at > 0 && isSurelyFinite(word.toLowerCase()));
};
/** A verb, and not the plural of a noun: "ewes" and "runs" are both. */
const isSurelyFinite = (word: string): boolean =>
  FINITE.test(word) ||
  englishVerbs.get(word) === "simple past" ||
  (englishVerbs.get(word) === "third" && !nounsLikeVerbs.has(word.replace(/e?s$/, "")));

const BRACKETED = /^[(（[［]/u;
const leans = (whole: string, language: Language) => {
  const text = language === "ja" ? whole.replace(THEREFORE, "") : whole;
  return !standsAlone(text, language) || leansOnPrevious(text, language);
};
/** 「そこで二代目では、枠を延ばしました。」: the choice has it only behind what it answers. */
const THEREFORE = /^(?:そこで(?!は|の|も|しか)|そのため(?!の|に)|ですから|だから(?!と))、?/u;

/** Between the sentences of the blocks before and behind. */
const placeIn = (candidates: readonly { blockIndex: number }[], blockIndex: number) => {
  const behind = candidates.findIndex((one) => one.blockIndex >= blockIndex);
  return (behind === -1 ? candidates.length : behind) - 0.5;
};

const lineOf = (
  text: string,
  blockIndex: number,
  section: number,
  { blocks, language }: Page,
): ProseLine => ({
  sentences: [text],
  blockIndex,
  section,
  leans: false,
  head: null,
  isOrphan: false,
  pointsBack: false,
  seconds: sentenceSeconds(text, language),
  kind: blocks[blockIndex]?.kind ?? "paragraph",
  begins: true,
  gap: false,
  sought: 0,
});
