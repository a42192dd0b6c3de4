import { alternativesOf } from "#kernel/text/phrases";
import type { PageType } from "#kernel/vocabulary";
import { hasTag, nearest } from "../html/dom.ts";
import type { RawBlock } from "./blocks.ts";
import { ofLines } from "./line-lists.ts";

/** A longer name is a question, and a longer value an answer: those are texts. */
const LONGEST_TERM = { en: 60, ja: 16 };
const LONGEST_JAPANESE_VALUE = 160;
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/**
 * Terms of a definition list in the block of what is said of them, "Venue: the old mill": apart, nothing tells
 * them from points of a list. In Japanese, where a value is seldom a sentence, the two are a row.
 */
export function withTerms(blocks: readonly RawBlock[], declared: PageType): RawBlock[] {
  const joined: RawBlock[] = [];
  const labelled = declared === "product" ? new Set<number>() : labelsIn(blocks);
  for (let at = 0; at < blocks.length; at += 1) {
    const [term, value, next] = [blocks[at], blocks[at + 1], blocks[at + 2]];
    if (!term) continue;
    const row = labelled.has(at) && value ? rowOf(term, value) : undefined;
    const pair = row ?? (value && pairOf(term, value, next, declared));
    joined.push(pair ?? term);
    if (pair) at += 1;
  }
  return joined;
}

/** 「日時」, 「会場」 and 「料金」 in boxes of their own, each beside the box of its value: so many of them are a list of terms. */
function labelsIn(blocks: readonly RawBlock[]): ReadonlySet<number> {
  const places = blocks.flatMap((label, at) => {
    const value = blocks[at + 1];
    return value && isLabel(label) && isValueOf(value, label) ? [at] : [];
  });
  return new Set(places.filter((at) => places.includes(at - 2) || places.includes(at + 2)));
}
const LABEL = new RegExp(`^(?:${alternativesOf("row-labels-ja")})$`, "u");
const isLabel = ({ kind, text, linkShare }: RawBlock) =>
  kind === "paragraph" && linkShare === 0 && LABEL.test(text.trim());
const isValueOf = (value: RawBlock, { within }: RawBlock) =>
  value.kind === "paragraph" &&
  !LABEL.test(value.text.trim()) &&
  value.text.length <= LONGEST_JAPANESE_VALUE &&
  Boolean(within) &&
  value.within?.parentElement === within?.parentElement;
const rowOf = (label: RawBlock, value: RawBlock): RawBlock => ({
  ...value,
  kind: "table_row",
  text: `${label.text}: ${value.text}`,
});

function pairOf(
  term: RawBlock,
  value: RawBlock,
  next: RawBlock | undefined,
  declared: PageType,
): RawBlock | undefined {
  if (!standsIn(term, isTerm) || !standsIn(value, isDescription)) return undefined;
  const text = `${term.text.replace(/\s*:$/, "")}: ${value.text}`;
  if (!JAPANESE.test(text)) return isEnglishTerm(term) ? { ...value, text } : undefined;
  // A shop's list may say in sentences how its goods are used.
  const isToldAsRow =
    isJapaneseRow(term, value, next) && !(declared === "product" && value.text.includes("。"));
  return isToldAsRow ? { ...value, kind: "table_row", text } : undefined;
}

const isEnglishTerm = ({ text }: RawBlock) => text.length <= LONGEST_TERM.en && !/[.?!]$/.test(text);

const isJapaneseRow = (term: RawBlock, value: RawBlock, next: RawBlock | undefined) =>
  !(next && standsIn(next, isDescription)) &&
  term.text.length <= LONGEST_TERM.ja &&
  JAPANESE.test(term.text) &&
  !/[。？！?!か]$/u.test(term.text) &&
  ofLines(value).length === 1 &&
  value.text.length <= LONGEST_JAPANESE_VALUE;

const isTerm = hasTag("DT");
const isDescription = hasTag("DD");
const isPart = hasTag("DT", "DD", "DL");
function standsIn({ kind, within }: RawBlock, is: typeof isTerm): boolean {
  const part = kind === "list_item" && within ? nearest(within, isPart) : null;
  return part !== null && is(part);
}
