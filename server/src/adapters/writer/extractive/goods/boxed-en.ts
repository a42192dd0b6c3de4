import type { Page } from "#kernel/page";
import type { Draft } from "../draft.ts";
import { articled, listedInEnglish } from "../text/noun-phrase.ts";
import { speakable } from "../text/speakable.ts";
import { numbersIn } from "../ties.ts";

const LABEL =
  /^(?:in the box|what[’']s (?:included|in the box)|(?:box|package|pack) contents|contents of (?:the )?box|supplied with|comes with)$/i;
const FEWEST = 2;
const MOST = 5;
const LONGEST = 40;
/** "Batteries sold separately", "Free shipping": they do not lie in the box. */
const NOT_BOXED =
  /\b(?:no|not|none|without|separately|sold|optional(?:ly)?|extra|free|shipping|delivery|postage|vat|tax|taxes|duty|duties|warranty|guarantee|returns?|support|service|installation|breakfast|wi-?fi|parking)\b|n[’']t\b/i;
/** "Yes, batteries", "None, see accessories", "if needed": the row answers, and lists nothing. */
const ANSWERS =
  /\b(?:yes|no|none|see|if|or|only|everything|more|etc|various|depending|select|choose|varies)\b/i;
const UNSAYABLE = /[:/|=<>×#()]|\band\b|\d\s?x\b|\bx\s?\d/i;

/** Tells what comes with a thing, by the row that lists it: "It comes with a mains lead and a pair of test leads." */
export function boxedWith({ facts, title }: Page): Draft[] {
  const row = facts.find(({ kind, label }) => kind === "specification" && LABEL.test(label?.trim() ?? ""));
  const own = nounOf(facts.find(({ kind }) => kind === "name")?.value ?? title);
  const parts = (row ? speakable(row.value, "en") : "")
    .split(/[,;] (?:and )?/)
    .map((part) => part.replace(/\.$/, ""))
    .filter((part) => (ANSWERS.test(part) && !NOT_GIVEN.test(part)) || !NOT_BOXED.test(part))
    // The thing itself is no part of what comes with it.
    .filter((part) => nounOf(part) !== own);
  const isSayable = parts.every(
    (part) => part.length > 2 && part.length <= LONGEST && !UNSAYABLE.test(part) && !ANSWERS.test(part),
  );
  if (!row || parts.length < FEWEST || parts.length > MOST || !isSayable) return [];
  const named = parts.map((part) => (/^\d/.test(part) ? part : articled(calm(part))));
  const text = `It comes with ${listedInEnglish(named)}.`;
  return [
    { text, ties: numbersIn(text).map((number) => ({ text: number, blockIndex: null, factId: row.id })) },
  ];
}
/** "No charger". */
const NOT_GIVEN = /^no \p{L}/iu;

const nounOf = (name: string) => /(\p{L}+)[^\p{L}]*$/u.exec(name)?.[1]?.toLowerCase();

const calm = (part: string) =>
  /^\p{Lu}\p{Ll}+(?= |$)/u.test(part) ? part.charAt(0).toLowerCase() + part.slice(1) : part;
