import type { Page } from "#kernel/page";
import type { ProseLine } from "./lines.ts";
import { textOfLine } from "./measure.ts";
import { standsAlone } from "./stands.ts";

const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const DATE = String.raw`\b(?:${MONTH}\.? \d{1,2}(?:st|nd|rd|th)?\b|\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}\b|\d{1,2}/\d{1,2}/\d{2,4})`;
const WHO =
  "(?:applicants?|participants?|students?|residents?|households?|homeowners|owners|candidates?|entrants|visitors|riders|renters|families|parents|children|members|you)";
const FEE = "(?:fees?|admission|tuition|tickets?|registration|membership|deposit)";

const TERM =
  "(?:deadlines?|due|apply|applications?|register|registration|enrol\\w*|entries|nominations?|proposals|submit(?:ted)?|rsvp)";
const UNTIL = "(?:by|until|through|before|after|than|on|is|opens?|closes?|ends?|from)";
const GROUP =
  "(?:students|residents|members|adults|children|teachers|artists|anyone|those|people|persons|families|companies|schools)";
const TAKES_PLACE =
  "(?:takes? place|(?:will be|is|are) held|will take place|runs? (?:from|through|until)|kicks? off|returns?|opens?|begins?|starts?)";

/** The questions that one asks of an offer before all else: until when, who, for how much, when it is. */
const KINDS: readonly RegExp[] = [
  new RegExp(String.raw`\b${TERM}\b[^.]*\b${UNTIL}\b[^.]*${DATE}`, "i"),
  new RegExp(
    [
      String.raw`\b${WHO} must (?:be|have|own|live|reside|hold|meet|earn)\b`,
      String.raw`\b(?:to be|(?:is|are)(?: only)?) eligible\b|\beligibility (?:is|depends|requires)\b|\bto qualify\b`,
      String.raw`\b(?:is|are) (?:only )?open (?:only )?to (?:all |any )?(?:[\p{L}-]+ )?${GROUP}\b`,
      String.raw`\bfor (?:${WHO}|adults|people|anyone) (?:who (?:are|is) )?(?:aged? )?\d+ (?:years )?(?:and|or) (?:older|over|above)\b`,
    ].join("|"),
    "iu",
  ),
  new RegExp(
    [
      String.raw`\b${FEE}\b[^.]{0,40}\b(?:is|are|costs?|starts?|runs?|of)\b[^.]{0,20}[$£€]\s?\d`,
      String.raw`\b(?:admission|entry|registration|membership|participation) is free\b`,
      String.raw`[$£€]\s?\d[\d,.]* per (?:person|adult|child|student|participant|household)\b`,
    ].join("|"),
    "i",
  ),
  new RegExp(String.raw`\b${TAKES_PLACE}\b[^.]*${DATE}`, "i"),
];
/** A chance is no term, and what has been is no offer: "The deadline was moved", "In 1911 the fee was $2". */
const OTHERWISE = /\b(?:was|were|had|may|might|not|in (?:1[89]|20[01])\d\d)\b/;
/** Of a page about one offer; with more, each is of another of many things. */
const MOST_SECTIONS = 3;
const MOST_OF_KIND = 4;
const FEWEST_KINDS = 2;

/** Marks the lines of a page about one offer that say first until when, for whom, for how much or when it is. */
export function withDecisive(lines: readonly ProseLine[], { language }: Page): ProseLine[] {
  if (language !== "en") return [...lines];
  const kinds = KINDS.map((kind) =>
    lines.filter((line) => isPresent(textOfLine(line)) && kind.test(textOfLine(line))),
  );
  const own = kinds.filter((found) => found.length > 0);
  const isOfMany = own.some(
    (found) =>
      found.length > MOST_OF_KIND || new Set(found.map(({ section }) => section)).size > MOST_SECTIONS,
  );
  if (isOfMany || own.length < FEWEST_KINDS) return [...lines];
  const stated = new Set(own.map((found) => found.find((line) => standsAlone(textOfLine(line), language))));
  return lines.map((line) => (stated.has(line) ? { ...line, isDecisive: true } : line));
}
const isPresent = (text: string) => !OTHERWISE.test(text) && !text.endsWith("?");
