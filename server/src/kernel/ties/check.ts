import type { Page } from "#kernel/page";
import { isJapanese } from "#kernel/text/language";
import { ageClaimsOf } from "./age-claims.ts";
import { type Claim, claimsOf } from "./claims.ts";
import { codesOn } from "./codes.ts";
import { hoursClaimsOf } from "./hours-claims.ts";
import { itemClaimsOf } from "./item-claims.ts";
import { labelClaimsOf } from "./label-claims.ts";
import { listClaimsOf } from "./list-claims.ts";
import { type Mention, mentionsIn } from "./mentions.ts";
import { nameClaimsOf } from "./name-claims.ts";
import { nameIndex } from "./name-index.ts";
import { numberedNamesOf } from "./numbered-names.ts";
import { hasOwnRow } from "./own-row.ts";
import { leavesYearOut, pageIndex } from "./page-index.ts";
import { rivalsOn } from "./rivals.ts";
import { rowClaimsOf } from "./row-claims.ts";
import { countsItsOwn, saidOtherwise } from "./said-otherwise.ts";
import { sideClaimsOf } from "./side-claims.ts";
import { around, isMeantBy, ofFact, type Source } from "./sources.ts";
import { statesIn } from "./states.ts";
import { stepClaimsOf } from "./step-claims.ts";
import type { Tie } from "./tie.ts";
import { topicClaimsOf } from "./topic-claims.ts";
import { areOfOneKind, isMoney, isTelling, says, type Value } from "./values.ts";
import { variantClaimsOf } from "./variant-claims.ts";
import { weekdayClaimsOf } from "./weekday-claims.ts";

/** Ties the sentences of scripts to one page. */
export type TieChecker = (sentence: string) => Tie[];

/**
 * Reads all numbers of a page once. A number of a sentence is tied when the page says the same, however
 * it writes it. What a sentence claims of the product (its price, its rating, a row) only the fact confirms.
 * Where the page has the words around a number with another number, the page's own is right, even when the
 * sentence's stands somewhere else.
 */
export function tieChecker(page: Page): TieChecker {
  const index = pageIndex(page);
  const names = nameIndex(page);
  const claimOf = claimsOf(page);
  /** Those that know a number best first. */
  const claimants = [
    weekdayClaimsOf,
    stepClaimsOf,
    listClaimsOf,
    itemClaimsOf,
    ageClaimsOf,
    rowClaimsOf,
    sideClaimsOf,
    labelClaimsOf,
    numberedNamesOf,
    topicClaimsOf,
    hoursClaimsOf,
  ];
  const nearest = claimants.map((of) => of(page));
  const rows = claimants.indexOf(rowClaimsOf);
  const nameClaims = nameClaimsOf(page);
  const variantClaims = variantClaimsOf(page);
  const rivalsOf = rivalsOn(page);
  const isCode = codesOn(page);

  return (sentence) => {
    const mentions = mentionsIn(sentence);
    const versions = index.versionsOf(sentence, mentions);
    const summedUp = index.summaryOf(sentence, mentions);
    const { hasRival, isAtHome } = rivalsOf(sentence, mentions);
    const claimed = nearest.map((claims) => claims(sentence, mentions));
    const isTranslation = isJapanese(sentence) !== (page.language === "ja");

    /** A fact that confirms a number, and the texts that say it too. */
    const withBlocks = (facts: Source[], value: Value) =>
      facts.length > 0 ? [...facts, ...index.placesOf(value).filter(({ factId }) => factId === null)] : [];
    /** Where the page says what a number may mean beside those before it. */
    const otherwise = (mention: Mention, position: number, others: readonly Value[]): Source[] =>
      others.flatMap((value) => {
        const meant = mentions.with(position, { ...mention, value });
        const own = nearest.map((claims) => claims(sentence, meant)[position]).find((sources) => sources);
        return own ?? index.placesOf(value);
      });
    const placesOf = (mention: Mention, position: number): Source[] => {
      const { value, isRounded } = mention;
      const others = saidOtherwise(sentence, mention, mentions);
      // 「1月17日と30日」: the second day is one of the same month.
      const ofMonth = others.filter(({ kind }) => kind === "date");
      const fits = (there: Value) =>
        there.kind === "date" && ofMonth.length > 0
          ? ofMonth.some((other) => says(there, other))
          : isMeantBy(there, mention) || others.some((other) => says(there, other));
      const here = (versions[position] ?? []).flatMap(({ version, offset }): Source[] => {
        const there = version.values[offset];
        if (!there) return [];
        const isYearless = leavesYearOut(there, value) && index.placesOf(value).length === 0;
        const isMeant =
          (fits(there) && !isYearless) ||
          leavesUnitOut(there, mention) ||
          hasMarkOfInches(version, there, mention);
        return isMeant ? [{ ...version, value: there, isSame: true }] : [];
      });
      const ofVariant = variantClaims(sentence, mention, mentions);
      if (ofVariant) return ofVariant;
      const ofName = index.hasSentence(sentence, mentions) ? null : nameClaims(sentence, mentions, position);
      if (ofName) return ofName;
      const claim = claimOf(sentence, mention, mentions);
      const isPages = here.length > 0;
      // Of several sums on the page, one of something else.
      const isOther = () => isMoney(value) && isAtHome(mention);
      const mayBeOther = claim?.isStrict === false && (isPages || isOther());
      if (claim && !mayBeOther && !isCode(sentence, mention))
        return withBlocks(confirmed(claim, fits, value), value);
      const own = claimed.map((claims) => claims[position]).find((sources) => sources);
      const isOtherInSummary = (summedUp[position] ?? []).some(({ version, offset }) => {
        const there = version.values[offset];
        return there !== undefined && !fits(there);
      });
      // A row of a list word for word is what the page says, whatever stands beside such a number elsewhere.
      const ofRow = claimed[rows]?.[position];
      if (ofRow && ofRow.length > 0 && !isPages) return ofRow;
      // The page's own words go before its topics: eight days for sending back are none until delivery.
      const isOfOtherKind = (versions[position] ?? []).every(
        ({ version, offset }) => version.values[offset] && !areOfOneKind(version.values[offset], value),
      );
      const isOfRow = isOfOtherKind && hasOwnRow(sentence, mention, index.placesOf(value));
      const isOtherThere = ((versions[position] ?? []).length > 0 && !isOfRow) || isOtherInSummary;
      if (isOtherThere && !isPages) return [];
      if (own && !isPages) return own.length > 0 ? own : index.sizesOf(mention);
      const places = index
        .placesOf(value)
        .filter((place) => isTranslation || !countsAnother(place, value))
        .filter((place) => ofMonth.length === 0 || place.value.kind !== "date");
      const all = places.length > 0 || !isRounded ? places : index.roundedPlacesOf(mention);
      if (isPages) return [...here, ...all];
      if (all.length === 0) return [...otherwise(mention, position, others), ...index.cellsOf(mention)];
      const isSure = isTranslation || isRounded === true || all.some(({ stated }) => stated);
      return !isSure && hasRival(mention) ? [] : all;
    };

    const placed = mentions.map((mention, position) => {
      const places = placesOf(mention, position);
      const isProof = isTelling(mention.value) || places.some((place) => proves(place, mention, sentence));
      const isSaid = places.length > 0 || countsItsOwn(sentence, mention);
      return { isSaid, tie: isProof ? tieOf(mention, places) : unproven(mention) };
    });
    // Of two equal numbers one may be wrong, so neither is tied.
    const wrong = new Set(placed.filter((one) => !one.isSaid).map(({ tie }) => tie.text));
    const numbers = placed.map(({ tie }) => tie).filter(({ text }) => !wrong.has(text));
    return unique([...numbers, ...names(sentence, mentions), ...statesIn(sentence, page.facts)]);
  };
}

/** A small count such as "two" is proven only by a place that counts the same with it, and by a fact. */
function proves({ factId, stated, excerpt, isSame }: Source, { text, index }: Mention, sentence: string) {
  const [word = ""] = /^[\s-]?[\p{L}]+/u.exec(sentence.slice(index + text.length)) ?? [];
  const isCounted = word !== "" && excerpt.toLowerCase().includes(`${text}${word}`.toLowerCase());
  return isSame === true || (factId !== null && stated === true) || isCounted;
}
/** Not against the page, and nowhere to look it up. */
const unproven = ({ text }: Mention): Tie => ({ text, blockIndex: null, factId: null });

/** "8×10" of a page that says "8×10mm" in the same words. */
const leavesUnitOut = (there: Value, { value: here }: Mention) =>
  there.kind === "amount" &&
  there.unit !== "" &&
  here.kind === "amount" &&
  here.unit === "" &&
  [1, 1_000, 100, 0.001].some((factor) => Math.abs(there.amount * factor - here.amount) < 1e-9);

/** "24-inch" of a page that says 24” in the same words. */
const hasMarkOfInches = ({ excerpt }: { excerpt: string }, there: Value, { value: here }: Mention) =>
  there.kind === "amount" &&
  there.unit === "" &&
  here.kind === "amount" &&
  here.unit === "in" &&
  there.amount === here.amount &&
  new RegExp(`(?<![\\d.,])${here.amount}\\s?["”″]`, "u").test(excerpt);

/** The facts that say what a sentence claims; a row may leave out the unit that its label has. */
function confirmed({ facts, position }: Claim, fits: (there: Value) => boolean, here: Value): Source[] {
  const isBareRow = (there: Value) =>
    position !== undefined &&
    there.kind === "amount" &&
    here.kind === "amount" &&
    there.unit === "" &&
    there.amount === here.amount;
  return facts.flatMap((fact) => {
    const stated = ofFact(fact).filter((place) => place.stated);
    const meant = position === undefined ? stated : stated.slice(position, position + 1);
    return meant.filter(({ value }) => fits(value) || isBareRow(value));
  });
}

/** In a page's sentence, "120" counts what follows it: it does not say 120 yen. */
const countsAnother = ({ value, isProse }: Source, here: Value) =>
  isProse === true &&
  value.kind === "amount" &&
  value.unit === "" &&
  here.kind === "amount" &&
  here.unit !== "";

/** The block and the fact that say a number. */
function tieOf({ text }: Mention, places: readonly Source[]): Tie {
  const block = places.find(({ blockIndex }) => blockIndex !== null);
  const near = places.filter(({ factId }) => factId !== null);
  const facts = near.some(({ stated }) => stated) ? near.filter(({ stated }) => stated) : near;
  // Of two facts with one value, the one with the same spelling: 0.6リットル is the row's, 0.6L the name's.
  const fact = facts.find(({ excerpt }) => excerpt.includes(text)) ?? facts[0];
  const said = [fact, block, places[0]].filter((place) => place !== undefined);
  const excerpt = (said.find((place) => place.excerpt.includes(text)) ?? said[0])?.excerpt;
  return {
    text,
    blockIndex: block?.blockIndex ?? null,
    factId: fact?.factId ?? null,
    ...(excerpt && { excerpt: around(excerpt, excerpt.indexOf(text)) }),
  };
}

/** The words of a checked sentence that nothing of the page says, in the sentence's order. */
export function untiedIn(sentence: string, ties: readonly Tie[] | null): string[] {
  if (!ties) return [];
  const tied = new Set(ties.flatMap(({ text, absent }) => (absent ? [] : [text])));
  const words = ties
    .filter(({ absent }) => absent)
    .map(({ text }) => ({ text, index: sentence.indexOf(text) }));
  // A number of a name that is none of the page's goes with the name.
  const isInside = ({ text, index }: Mention) =>
    words.some((one) => one.index <= index && index + text.length <= one.index + one.text.length);
  const numbers = mentionsIn(sentence).filter((one) => !tied.has(one.text) && !isInside(one));
  const places = [...numbers, ...words].toSorted((a, b) => a.index - b.index);
  return [...new Set(places.map(({ text }) => text))];
}

/** Of two ties of the same words, the first is more certain. */
const unique = (ties: Tie[]) =>
  [...new Map(ties.toReversed().map((tie) => [tie.text, tie])).values()].toReversed();
