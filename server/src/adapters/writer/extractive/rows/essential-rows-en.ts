import type { Page } from "#kernel/page";
import { sectionsOf } from "../sections.ts";
import { toldRowsOf } from "./told-rows-en.ts";

/** Seconds of good text that one would give for a row that a visitor, a buyer or an applicant needs. */
const ESSENTIAL = 20;
const LESSER = 3;
/** When, where, for how much, for whom, how and until when. */
const OF_NEED = new RegExp(
  [
    String.raw`[£$€]\s?\d|\b(?:free|deadline|closing date|closed|open|opens|opening|admission|tickets?|fees?|prices?|costs?)\b`,
    String.raw`\b(?:venue|place|location|address|date|dates|time|hours|days|phone number|last entry|eligib\w+|apply|applications?|booking)\b`,
    String.raw`\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b`,
  ].join("|"),
  "i",
);

/** Of a long list, or of the options of a command, a page's own words tell what matters. */
const OF_ONE_OF_MANY = /^For \p{Lu}[^,]+, the (?:date|time|place|location|venue)\b|^The option “/u;
/** A sentence that says how to book, to apply or to pay, and by when or for how much. */
const BIDS =
  /\b(?:must|need to|have to|apply|book|booked|booking|register|sign up|call|ring|travel|entry|admission|tickets?|refund|valid)\b/i;
const OF_FIGURE = new RegExp(
  [
    String.raw`[£$€]\s?\d|\d(?:am|pm)\b|\bfree\b|\b0\d{3,4} \d{3}`,
    String.raw`\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b`,
  ].join("|"),
  "i",
);
const BIDDEN = 5;
/** An event's course comes behind its price. */
const OF_PROGRAMME = /^(?:[^“]*, )?the programme has “|^Then there is “/i;

/** Rows of an English page that are told before the colour of its prose, with their worth. */
export function essentialRowsOf(page: Page): ReadonlyMap<number, number> {
  if (page.language !== "en" || page.type === "product") return new Map();
  const sections = sectionsOf(page.blocks, page.type);
  const told = toldRowsOf(page);
  const bidden = page.blocks.flatMap(({ kind, text }, at): [number, number][] =>
    kind !== "heading" &&
    !told.has(at) &&
    sections[at]?.kind === "own" &&
    BIDS.test(text) &&
    OF_FIGURE.test(text)
      ? [[at, BIDDEN]]
      : [],
  );
  return new Map([
    ...bidden,
    ...[...told].flatMap((at): [number, number][] => {
      const text = page.blocks[at]?.text ?? "";
      if (text === "" || sections[at]?.kind !== "own") return [];
      if (OF_ONE_OF_MANY.test(text)) return [[at, 0]];
      return [[at, OF_NEED.test(text) && !OF_PROGRAMME.test(text) ? ESSENTIAL : LESSER]];
    }),
  ]);
}
