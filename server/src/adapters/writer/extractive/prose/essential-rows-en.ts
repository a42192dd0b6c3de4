import type { Page } from "#kernel/page";
import { sectionsOf } from "../sections.ts";
import { toldRowsOf } from "./told-rows-en.ts";

/** Seconds of good text that one would give for a row that a visitor, a buyer or an applicant needs. */
const ESSENTIAL = 16;
const LESSER = 5;
/** When, where, for how much, for whom, how and until when. */
const OF_NEED = new RegExp(
  [
    String.raw`[£$€]\s?\d|\b(?:free|deadline|closing date|closed|open|opens|opening|admission|tickets?|fees?|prices?|costs?)\b`,
    String.raw`\b(?:venue|place|location|address|date|dates|time|hours|days|phone number|last entry|eligib\w+|apply|applications?|booking)\b`,
    String.raw`\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b`,
  ].join("|"),
  "i",
);

/** An event's course comes behind its price. */
const OF_PROGRAMME = /^(?:[^“]*, )?the programme has “|^Then there is “/i;

/** Rows of an English page that are told before the colour of its prose, with their worth. */
export function essentialRowsOf(page: Page): ReadonlyMap<number, number> {
  const sections = sectionsOf(page.blocks, page.type);
  return new Map(
    [...toldRowsOf(page)].flatMap((at): [number, number][] => {
      const text = page.blocks[at]?.text ?? "";
      if (text === "" || sections[at]?.kind !== "own") return [];
      return [[at, OF_NEED.test(text) && !OF_PROGRAMME.test(text) ? ESSENTIAL : LESSER]];
    }),
  );
}
