import type { Page } from "#kernel/page";
import { withoutDateline } from "../../text/persons/dateline.ts";
import { inThirdPerson, type OwnNames, speaksAsHouse } from "../../text/persons/third-person.ts";
import { COUNTED_AHEAD } from "../../text/signs/labels.ts";
import { speakable } from "../../text/signs/speakable.ts";
import { withPredicate } from "../register.ts";

const ENDED = /[。．.!！?？][」』）)】”"’']*$|[」』”"]$/u;
/** 【…】 and a head in capitals before a colon name what the sentence behind them says. */
const HEAD =
  /^(?:[【[［][^】\]］]{1,60}[】\]］]\s*[:：-]?\s*|[*＊•●■◆○◎▶・✔✓–-]\s*|\p{Lu}[\p{Lu}\d ,'’&-]{3,50}: )+/u;
/** "Face: 40-denier nylon" is a row of a table. */
const LABEL = /^\p{Lu}[\p{L}\d &/()’'-]{1,24}: (?!.*\b(?:is|are|was|were|has|have|will|can)\b)/u;
const PHRASE = /^An? (?=(?:[\p{L}\d-]+,? ){1,4}[\p{L}-]+)/u;
const QUALITIES = [
  "Available|Suitable|Designed|Made|Built|Ideal|Compatible|Waterproof|Resistant|Handmade|Machine[- ]washable",
  "Dishwasher[- ]safe|Sold|Supplied|Free|Safe|Easy|Perfect|Rated|Powered|Equipped|Finished|Lined|Crafted|Cut|Sewn",
  String.raw`Woven|Assembled|Tested|Certified|Fully \p{Ll}+ed|\p{Lu}\p{Ll}+(?:proof|able|ible|free|safe|resistant)`,
].join("|");
const QUALITY = new RegExp(`^(?:${QUALITIES}) `, "u");
const FINITE =
  /\b(?:is|are|was|were|has|have|had|will|can|does|do|gives?|keeps?|makes?|takes?|comes?|holds?|lets?|needs?)\b/;

/**
 * The ways in which a sentence of the page may be said, the nearest to the page first: without what stands
 * before it for the eye, with its end, and where it is a phrase on the goods with their pronoun.
 */
export function saidPlainly(text: string, page: Page, speakers: OwnNames | null, isMany: boolean): string[] {
  const { language, type } = page;
  const plain = speakable(text, language);
  const undated = language === "en" && type !== "product" ? withoutDateline(plain) : plain;
  const bare = undated.replace(HEAD, "").replace(COUNTED_AHEAD, "").trim();
  if (bare.length === 0 || /[:：]$/.test(bare) || (language === "en" && LABEL.test(bare))) return [];
  const stop = language === "ja" ? "。" : ".";
  const whole = ENDED.test(bare) ? bare : `${bare.replace(/[;；,、]$/, "")}${stop}`;
  const capital = language === "en" ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole;
  const named = speakers ? inThirdPerson(capital, speakers, language) : capital;
  // A script on goods speaks of their house, and never as it.
  if (named === null && type === "product" && language === "en" && speaksAsHouse(capital)) return [];
  const own = named ?? capital;
  if (language === "ja") return [own, withPredicate(own, "polite", "")];
  if (type !== "product") return [own];
  const small = own.charAt(0).toLowerCase() + own.slice(1);
  const isPhrase = (PHRASE.test(own) && !FINITE.test(own)) || QUALITY.test(own);
  return isPhrase ? [own, `${isMany ? "They are" : "It is"} ${small}`] : [own];
}
