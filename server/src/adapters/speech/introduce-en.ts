import { asNew } from "#kernel/text/delivery-marks";
import { englishVerbs } from "#kernel/text/english-verbs";
import { MONTHS_EN } from "#kernel/text/months-en";
import { currencies, englishUnits } from "./normalize-en/tables.ts";
import { alternatives } from "./table.ts";

const SMALL = "zero|one|two|three|four|five|six|seven|eight|nine";
/** A figure of two digits and more has one of these, a broken one its point. */
const LONG =
  "ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|(?:thous|mill|bill|trill)(?:and|ion)|point";
/** Beside units and money: what is counted most. */
const COUNTED =
  "people years months weeks days hours minutes seconds times points pages rooms seats items pieces members students children " +
  "men women visitors guests residents workers employees homes houses cars games goals votes books words copies floors steps " +
  "stations stops countries cities jobs cups bottles boxes servings questions answers products stores shops schools cases";
const UNIT = alternatives([
  ...COUNTED.split(" "),
  ...[...englishUnits.values(), ...currencies.values()].flatMap((forms) => forms.slice(1, 2)),
]);
const CENTS = alternatives([...currencies.values()].flatMap((forms) => forms.slice(2)));
const FIGURE = String.raw`\b(?:minus )?(?:${SMALL}|${LONG})(?: (?:and |a )?(?:${SMALL}|${LONG}|half)){0,16} (?:${UNIT})(?: and (?:${SMALL}|${LONG})(?: (?:${SMALL}))? (?:${CENTS}))?\b`;
const isLong = new RegExp(String.raw`\b(?:${LONG})\b`);

/** Words with a capital that are no names. */
const ORDINARY = [
  ...MONTHS_EN,
  ..."Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" "),
  ...(
    "The An This That These Those His Her Its Our Their Your Some Any All Each Every Both No None Not And But Or So If When " +
    "While As At By For From In Into Of On To With About After Before Since Until Over Under Between During Without Within " +
    "Then There Here What Which Who Whose Where Why How Only Even Just Also Most Many More Much Such Now Today You We They She"
  ).split(" "),
].join("|");
const NAME = String.raw`\b(?!(?:${ORDINARY})s?\b)[A-Z](?=[A-Za-z]*[a-z])[A-Za-z]{2,}(?:-[A-Z][a-z]+)*(?:'s)?`;
const JOINT = "(?: of the| of| de| van| von)? ";
const NAMES = `${NAME}(?:${JOINT}${NAME})*`;
/** With the signs behind it: the voice hears them only inside of its mark. */
const NEWS = new RegExp(`(?<what>${FIGURE}|${NAMES})(?<signs>[,.!?]*)`, "g");

const eachName = new RegExp(NAME, "g");
const betweenMarks = new RegExp(`⸥(?<joint>${JOINT})⸤`, "g");
const signsBehindMark = /⸥(?<signs>[,.!?]+)$/;

/** A title has capitals for all its words. */
const isTitle = (text: string) =>
  !/[.!?]$/.test(text) && (text.match(/\b[A-Z]/g)?.length ?? 0) >= (text.match(/\b[a-z]/g)?.length ?? 0);

/** The voice loses what stands behind the end of a sentence once its text is marked. */
const hasSentences = (text: string) => /[.!?]\s+\S/.test(text);

/**
 * Marks the names and figures of a normalised text that a listener has not heard yet, and keeps them in mind. A name
 * is what has a capital inside a sentence; at its beginning only where another one follows: Maria Lopez.
 */
export function introducedEnglish(text: string, heard: Set<string>): string {
  const title = isTitle(text);
  const marked = text.replace(NEWS, (whole, what: string, signs: string, at: number) => {
    if (/^[A-Z]/.test(what)) return title ? whole : newNames(what, signs, at === 0, heard);
    return isLong.test(what) && isFirst(what, heard) ? asNew(whole) : whole;
  });
  return hasSentences(text) ? text : marked;
}

function isFirst(said: string, heard: Set<string>): boolean {
  const isNew = !heard.has(said);
  heard.add(said);
  return isNew;
}

function newNames(names: string, signs: string, opens: boolean, heard: Set<string>): string {
  const [first = ""] = names.split(" ");
  if (opens && first === names) return `${names}${signs}`;
  const opening = opens && englishVerbs.has(first.toLowerCase()) ? first : "";
  const marked = names
    .slice(opening.length)
    .replace(eachName, (name) => (isFirst(keyOf(name), heard) ? asNew(name) : name))
    .replace(betweenMarks, "$<joint>");
  return `${opening}${marked}${signs}`.replace(signsBehindMark, "$<signs>⸥");
}

const keyOf = (name: string) => name.toLowerCase().replace(/'s$/, "");
