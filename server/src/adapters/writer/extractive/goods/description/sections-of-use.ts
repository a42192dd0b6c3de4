import type { Block, Page } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import type { Unit } from "../../units.ts";

const ACTS = alternativesOf("headings-of-use-ja");
/** 「もどし方は、急がないのがいちばんです」, 「おいしい焼き方」: up to what it is about. */
const OF_USE_JA = new RegExp(
  `^((?:お|ご)?(?:[^\\s、。はがを]{1,6}[なのい])?(?:お|ご)?(?:${ACTS}))(?=$|[はも、。：:（(！!])`,
  "u",
);
const OF_USE_EN = new RegExp(`^(?:${alternativesOf("headings-of-use-en")})\\b`, "i");

/** The act that a heading names, as the page calls it: 「もどし方」; null for any other heading. */
export function useIn(heading: string, language: Page["language"]): string | null {
  const text = heading.trim();
  if (language === "en") return OF_USE_EN.test(text) ? text : null;
  return OF_USE_JA.exec(text)?.[1] ?? null;
}

/** With less than this share of what was told, an end before the section is no end. */
const LEAST_BEFORE = 0.5;

/** So many sentences of a longer paragraph, and half of it, are a thought. */
const FEWEST_BEGUN = 3;
/** 「はじめの三回は、…」, 「革には使えません」, 「黒い泥が研いでくれます」: of what it is said, the sentence says. */
const HAS_TOPIC = /[\p{sc=Han}\p{sc=Katakana}ーのにでへとりいめ]は|[\p{sc=Han}\p{sc=Katakana}ー]が/u;

/**
 * The told part of a description, without a section on how one uses or keeps the thing of which there is time for no
 * whole thought; one that is told is announced by what it is about, where its first sentence does not say so.
 */
export function withUseWhole(told: readonly Unit[], all: readonly Unit[], page: Page): Unit[] {
  const useOf = ({ section }: Unit) =>
    useIn((page.blocks[section] as Block | undefined)?.text ?? "", page.language);
  const last = told.at(-1);
  const begun = last && useOf(last) ? told.findIndex(({ section }) => section === last.section) : -1;
  const first = told[begun];
  const countOf = (units: readonly Unit[]) =>
    units.filter(({ blockIndex }) => blockIndex === first?.blockIndex).length;
  const [heard, whole] = [countOf(told), countOf(all)];
  const isBroken = heard < whole && (heard < FEWEST_BEGUN || 2 * heard < whole);
  const before = told.slice(0, begun);
  const kept = isBroken && secondsOf(before) >= LEAST_BEFORE * secondsOf(told) ? before : told;
  const announced = new Set<number>();
  return kept.map((unit, at) => {
    const use = page.language === "ja" && at > 0 ? useOf(unit) : null;
    if (use === null || announced.has(unit.section)) return unit;
    announced.add(unit.section);
    if (HAS_TOPIC.test(unit.sentences[0] ?? "")) return unit;
    return { ...unit, head: use };
  });
}

const secondsOf = (units: readonly Unit[]) => units.reduce((sum, { seconds }) => sum + seconds, 0);
