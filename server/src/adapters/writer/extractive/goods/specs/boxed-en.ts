import type { Page } from "#kernel/page";
import type { Draft } from "../../draft.ts";
import { articled, listedInEnglish } from "../../text/sentences/noun-phrase.ts";
import { speakable } from "../../text/signs/speakable.ts";
import { withoutTitleCase } from "../../text/title-case-en.ts";
import { numbersIn } from "../../ties.ts";

const BOX = [
  String.raw`(?:what[’']s )?in the box|what[’']s included|what you(?:[’']ll)? get|(?:box|package|pack|kit|set) contents|contents of (?:the )?box`,
  String.raw`(?:package|box|set|kit) includes|supplied with|comes with|(?:attachments?|accessories|tools)(?: included)?|included (?:attachments|accessories|items|components)`,
].join("|");
const LABEL = new RegExp(`^(?:${BOX})\\s*:?$`, "i");
/** Above a list "Contents" are those of the box; beside a cell they may be a volume. */
const ABOVE = new RegExp(`^(?:${BOX}|contents|includes|included)\\s*:?$`, "i");
/** Whether the list below a heading is what lies in the box. */
export const isAboveBox = (text: string): boolean => ABOVE.test(text.trim());
const FEWEST = 2;
/** Of a longer list so many are named, and then that there is more. */
const MOST = 6;
const LONGEST = 40;
/** "Batteries sold separately", "Free shipping": they do not lie in the box. */
const NOT_BOXED =
  /\b(?:no|not|none|without|separately|sold|optional(?:ly)?|extra|free|shipping|delivery|postage|vat|tax|taxes|duty|duties|warranty|guarantee|returns?|support|service|installation|breakfast|wi-?fi|parking)\b|n[’']t\b/i;
/** "Yes, batteries", "None, see accessories", "if needed": the row answers, and lists nothing. */
const ANSWERS =
  /\b(?:yes|no|none|see|if|or|only|everything|more|etc|various|depending|select|choose|varies)\b/i;
const UNSAYABLE = /[:/|=<>×#()]|\band\b|\d\s?x\b|\bx\s?\d|[.!?]$/i;

/** Tells what comes with a thing: "It comes with a mains lead and a pair of test leads." */
export function boxedWith(page: Page): Draft[] {
  const name = page.facts.find(({ kind }) => kind === "name")?.value ?? page.title;
  const { parts: all, place } = contentsOf(page);
  const parts = all
    .map((part) => part.replace(/\.$/, "").replace(/^1\s?x\s|\s\(?x\s?1\)?$|, \d[^,]*$/gi, ""))
    .filter((part) => (ANSWERS.test(part) && !NOT_GIVEN.test(part)) || !NOT_BOXED.test(part))
    .filter((part) => !PAPER.test(part) && !isItself(part, name));
  const isSayable = parts.every(
    (part) => part.length > 2 && part.length <= LONGEST && !UNSAYABLE.test(part) && !ANSWERS.test(part),
  );
  if (parts.length < FEWEST || !isSayable) return [];
  const said = (part: string) => named(part, name);
  const told = parts.length > MOST ? [...parts.slice(0, MOST - 1).map(said), "more"] : parts.map(said);
  const text = `It comes with ${listedInEnglish(told)}.`;
  return [{ text, ties: numbersIn(text).map((number) => ({ text: number, ...place })) }];
}

/** By the row that lists it, or the list below its heading. */
function contentsOf({ facts, blocks }: Page): {
  parts: string[];
  place: { factId: string | null; blockIndex: number | null };
} {
  const row = facts.find(({ kind, label }) => kind === "specification" && LABEL.test(label?.trim() ?? ""));
  if (row) {
    const value = speakable(row.value, "en").replace(/^[-–•]\s/, "");
    return { parts: value.split(/[,;] (?:and )?|\s[-–•]\s/), place: { factId: row.id, blockIndex: null } };
  }
  const at = blocks.findIndex(
    ({ kind, text }, index) =>
      kind !== "list_item" && isAboveBox(text) && blocks[index + 1]?.kind === "list_item",
  );
  const end = blocks.findIndex(({ kind }, index) => index > at + 1 && kind !== "list_item");
  const items = at === -1 ? [] : blocks.slice(at + 1, end === -1 ? undefined : end);
  return {
    parts: items.map(({ text }) => speakable(text, "en")),
    place: { factId: null, blockIndex: at + 1 },
  };
}

/** "72 tiles", but "a 2 m cable", and "a game board" for "1 game board". */
function named(part: string, name: string): string {
  const one = part.replace(/^1 (?!\p{L}{1,3}\b)/u, "");
  const calm = TITLE.test(one)
    ? withoutTitleCase(one, name)
    : one.replace(FIRST, (sign) => sign.toLowerCase());
  return /^\d/.test(one) && !MEASURED.test(one) ? calm : articled(calm);
}
const MEASURED = /^\d[\d.,]*[ -]?(?:mm|cm|m|ft|foot|feet|in|inch|W|V|A|ml|l|g|kg|oz|mAh|GB)\b/;

/** "No charger". */
const NOT_GIVEN = /^no \p{L}/iu;

/** Every word of it begins with a capital, or is none that could. */
const TITLE = /^(?!.*(?:^| )\p{Ll}{4})(?=.*(?:^| )\p{Lu}\p{Ll}+(?: |$)).+ .+$/u;
const FIRST = /^\p{Lu}(?=\p{Ll}+(?: |$)|(?<=A) )/u;
const PAPER =
  /\b(?:guide|manual|instructions?|booklet|leaflet|documentation|(?:warranty|safety|registration|reference|thank-you) card)s?$/i;

/** The thing itself, by its noun or its model, is no part of what comes with it. */
const isItself = (part: string, name: string) =>
  nounOf(part) === nounOf(name) ||
  (!ACCESSORY.test(part) && isNamedAs(part, name)) ||
  part.split(" ").some((word) => /^\p{Lu}[\p{L}-]*\d/u.test(word) && name.split(" ").includes(word));
const nounOf = (name: string) => /(\p{L}+)[^\p{L}]*$/u.exec(name)?.[1]?.toLowerCase();
const ACCESSORY =
  /\b(?:case|cable|cord|lead|bag|pouch|cover|charger|adapter|stand|strap|remote|battery|batteries|lid|mount|dock|filters?|tips?|pads?)$/i;
/** "Tarn 2 Wireless Headphones" in the box of "Tarn 2 Deep Headphones with Lamp". */
const isNamedAs = (part: string, name: string) => {
  const [first = "", second = ""] = part.toLowerCase().split(" ");
  return second !== "" && name.toLowerCase().includes(`${first} ${second}`);
};
