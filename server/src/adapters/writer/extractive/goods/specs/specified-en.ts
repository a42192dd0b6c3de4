import type { Draft } from "../../draft.ts";
import { listedInEnglish } from "../../text/sentences/noun-phrase.ts";
import { isCareLabel } from "./care-en.ts";
import { clauseOf } from "./row-clauses-en.ts";
import type { Spec } from "./specs.ts";

const SIDE = /^it is .* (?:long|wide|high|deep)$/;
/** A listener keeps so many of one kind. */
const MOST = 3;
const COUNT = /^\d+(?= )/;
const WAYS = ["own", "has", "made"] as const;

/** Rows that make a sentence each time: those that are said in the same way, or the sides of a thing. */
export function sentencesOfRows(specs: readonly Spec[]): Spec[][] {
  const said = specs.flatMap((spec) => {
    const clause = clauseOf(spec);
    return clause ? [{ spec, ...clause }] : [];
  });
  // The material is said once, with the shares where a row has them.
  const made = said.filter(({ text }) => /^it is made of/.test(text));
  const best = made.find(({ value }) => value.includes("%")) ?? made[0];
  const rows = said.filter((row) => !made.includes(row) || row === best);
  // "3 USB ports and 9 ports" counts three of them twice.
  const counts = rows.filter(({ text }) => COUNT.test(text));
  const isOfOthers = ({ text }: (typeof rows)[number]) =>
    counts.some((one) => one.text !== text && one.text.endsWith(text.replace(COUNT, "")));
  const told = rows.filter((row) => !counts.includes(row) || !isOfOthers(row));
  const sides = told.filter(({ text }) => SIDE.test(text));
  // "Made of oak in Sweden" would be one fact of two.
  const origin = told.some(({ text }) => /^it is made of /.test(text))
    ? told.filter(({ text }) => /^it is made in /.test(text))
    : [];
  // The thing and its parts come before how it is washed.
  const others = told
    .filter((row) => !sides.includes(row) && !origin.includes(row))
    .toSorted((a, b) => Number(isCareLabel(a.spec.label)) - Number(isCareLabel(b.spec.label)));
  const groups = [
    sides,
    ...WAYS.flatMap((way) => {
      const same = others.filter((row) => row.way === way);
      return Array.from({ length: Math.ceil(same.length / MOST) }, (_, at) =>
        same.slice(MOST * at, MOST * (at + 1)),
      );
    }),
    origin,
  ].filter(({ length }) => length > 0);
  // The material of one part comes last.
  const rank = (group: (typeof groups)[number]) =>
    Math.min(...group.map(({ spec }) => specs.indexOf(spec))) + (group[0]?.way === "made" ? specs.length : 0);
  return groups.toSorted((a, b) => rank(a) - rank(b)).map((group) => group.map(({ spec }) => spec));
}

const IS = /^it is (?!made|for)/;

/** Clauses of one sentence: "It is 235 cm long, 100 cm wide and 40 cm high." */
export function specifiedInEnglish(specs: readonly Spec[]): Draft {
  const clauses = specs.flatMap((spec) => clauseOf(spec) ?? []);
  const texts = clauses.map(({ text }) => text);
  const text = joined(texts, clauses[0]?.way ?? "own");
  return {
    text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
    ties: clauses.flatMap(({ value, place }) => (value ? [{ text: value, ...place }] : [])),
  };
}

function joined(texts: readonly string[], way: (typeof WAYS)[number]): string {
  if (way === "has") return `it has ${listedInEnglish(texts)}`;
  if (texts.every((text) => IS.test(text)))
    return `it is ${listedInEnglish(texts.map((text) => text.replace(IS, "")))}`;
  if (way === "own" && texts.every((text) => text.startsWith("it ")))
    return `it ${chained(texts.map((text) => text.slice("it ".length)))}`;
  return texts.length > 2 ? `${texts.slice(0, -1).join(", ")}, and ${texts.at(-1)}` : texts.join(", and ");
}

/** "weighs 2 kg, is made of oak and ash, and comes in black" */
function chained(deeds: readonly string[]): string {
  const needs = deeds.map((text) => /^needs (.*)$/.exec(text)?.[1] ?? "");
  if (needs.every(Boolean)) return `needs ${listedInEnglish(needs)}`;
  const meant = deeds.flatMap((text) => /^is (for .*)$/.exec(text)?.[1] ?? []);
  if (meant.length > 1)
    return chained([`is ${meant.join(" and ")}`, ...deeds.filter((text) => !text.startsWith("is for "))]);
  const isNested = deeds.length > 2 || deeds.some((text) => /,|\band\b/.test(text));
  return isNested && deeds.length > 1
    ? `${deeds.slice(0, -1).join(", ")}, and ${deeds.at(-1)}`
    : deeds.join(" and ");
}
