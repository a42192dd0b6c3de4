import type { Page } from "#kernel/page";
import { escapePattern } from "#kernel/text/escape-pattern";
import { endsInGoods } from "../kinds/goods-nouns-en.ts";
import { SEPARATOR } from "./title-form.ts";

/** Longer codes with marks between their letters are the stock's, and nobody's name. */
const LONGEST_MODEL = 10;

/** "Tarn KX7d Dynamic Lamp": what stands between maker and kind, or what the text itself says, is the model. */
export function isModel(code: string, title: string, { blocks }: Pick<Page, "blocks">): boolean {
  if (!/\p{L}/u.test(code) || !/\d/.test(code)) return false;
  const at = title.indexOf(code);
  const [before, behind] = [title.slice(0, at), title.slice(at + code.length)];
  const isAmong = /\p{L}{2} $/u.test(before) && /^ \p{L}{3}/u.test(behind);
  if (isAmong && code.length <= LONGEST_MODEL) return true;
  if ((code.match(/-/g)?.length ?? 0) > 1) return false;
  const word = new RegExp(`(?<![\\p{L}\\d])${escapePattern(code)}(?![\\p{L}\\d])`, "u");
  return blocks.some(({ kind, text }) => kind === "paragraph" && /[.!?]$/.test(text) && word.test(text));
}

/**
 * The name that data states, with what the title alone says of it: the line of "20 oz Tumbler" in "Tarn Brook
 * 20 oz Tumbler with Lid", and the kind of a name that is one word and a slogan.
 */
export function fullName(title: string, name: string, { blocks }: Pick<Page, "blocks">): string {
  const [head = "", tail, ...others] = name.split(SEPARATOR);
  if (tail && /^\S+$/.test(head) && title.startsWith(`${head} `) && title.split(SEPARATOR).length === 1)
    return others.length > 0 ? `${head} ${tail}` : title;
  const plain = title.replace(/[®™]/g, "");
  const kind = kindBehind(plain, name, blocks);
  if (kind) return `${name} ${kind}`;
  const [first = ""] = name.split(" ");
  const line = plain.slice(0, -first.length - 1);
  if (/\d/.test(first) && plain.endsWith(` ${first}`) && isLine(line)) return `${line} ${name}`;
  const before = plain.slice(0, Math.max(0, plain.indexOf(` ${name}`)));
  if (!isLine(before)) return name;
  const last = before.split(" ").at(-1) ?? "";
  return blocks.some(({ kind, text }) => kind !== "heading" && text.includes(last))
    ? `${before} ${name}`
    : name;
}
/** "Tarn 24" of the title "Tarn 24 Folding Loom Bench": the kind of thing, which the data has left out. */
function kindBehind(title: string, name: string, blocks: Page["blocks"]): string | null {
  const [head = ""] = title.split(SEPARATOR);
  const behind = head.startsWith(`${name} `) ? head.slice(name.length).trim() : "";
  const words = behind.split(/\s+/);
  const isKind = words.length <= MOST_OF_KIND && words.every((word) => /^\p{Lu}[\p{L}-]+$/u.test(word));
  // The text calls it so, too, in small letters.
  const isCalled =
    words.length > 1 && blocks.some(({ text }) => text.includes(words.join(" ").toLowerCase()));
  return isKind && !endsInGoods(name) && (endsInGoods(behind) || isCalled) ? words.join(" ") : null;
}
const MOST_OF_KIND = 4;
const MOST_BEFORE = 3;
/** The words of a maker and its line, which are names. */
const isLine = (before: string) => {
  const words = before.split(" ");
  return before !== "" && words.length <= MOST_BEFORE && words.every((word) => LINE.test(word));
};
const LINE = /^(?!(?:buy|shop|new|get|order|play|official|the|our|your|review|sale)$)\p{Lu}[\p{L}\d’'&-]*$/iu;

/** "(3.4 fl. oz)" behind "100 ml": the same once more for another country. */
const OTHER_UNIT =
  /(?<=\d\s?(?:ml|cl|l|g|kg|oz|lbs?|cm|mm|m|in|inch(?:es)?|ft))\s*\(\d[\d.,]*\s?(?:ml|cl|l|g|kg|fl\.? ?oz\.?|oz\.?|lbs?|cm|mm|m|in|inch(?:es)?|ft)\.?\)/gi;
/** ", Length: 235 cm", ", 100x14x96 cm": a row of its table. */
const ROW = /,\s*(?:\p{L}[\p{L} ]{2,20}:\s*\d[\d.,]*|\d+(?:\s?[x×]\s?\d+)+)\s?\p{L}{1,4}$/u;
/** "TARN oak, Table": a name in capitals, its colour in small letters, and the kind behind a comma. */
const KIND_LAST = /^(\p{Lu}{3,}(?: [\p{L}-]+)* \p{Ll}+), (\p{Lu})(\p{Ll}+(?:[ -][\p{Ll}\d/-]+)*)(?=$|,)/u;

/** A name of goods as one says it, without signs that only a shelf needs. */
export const saidName = (name: string): string =>
  name
    .replace(OTHER_UNIT, "")
    .replace(/(?<=\d )(?:ML|CL|KG|CM|MM)\b/g, (unit) => unit.toLowerCase())
    .replace(/(?<![\p{L}\d])w\/\s?(?=\p{L}{3})/giu, "with ")
    .replace(ROW, "")
    .replace(
      KIND_LAST,
      (_, own: string, first: string, kind: string) => `${own} ${first.toLowerCase()}${kind}`,
    );

/** "Tarn Loom – Oak Model": what tells one thing from its siblings is part of its name. */
export const EDITION =
  /^(?:(?!size\b)[\p{L}\d][\p{L}\d.+’'-]*\s){1,3}(?:model|edition|version)$|^(?:\d+(?:st|nd|rd|th)|first|second|third|fourth) gen(?:eration)?\.?$/iu;
