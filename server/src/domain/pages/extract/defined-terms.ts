import type { PageType } from "#kernel/vocabulary";
import { type Elementish, hasTag, nearest } from "../html/dom.ts";
import type { RawBlock } from "./blocks.ts";

/** A longer name is a question, and a longer value an answer: those are texts. */
const LONGEST_TERM = 16;
const LONGEST_VALUE = 160;
/** A value of more lines has rows of its own. */
const MOST_LINES = 2;
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ENDED = /[。？！?!]$/u;

const isTerm = hasTag("DT");
const isDefinition = hasTag("DD");
const within = ({ kind, within: element }: RawBlock, is: (one: Elementish) => boolean) =>
  kind === "list_item" && element ? nearest(element, is) : null;

/** 「会場」 and, in the next block, 「北公民館」: names and values of a definition list as the rows that they are. */
export function withDefinedTerms(blocks: readonly RawBlock[], declared: PageType): RawBlock[] {
  const joined: RawBlock[] = [];
  for (let index = 0; index < blocks.length; index += 1) {
    const [term, value] = [blocks[index], blocks[index + 1]];
    if (!term) continue;
    const isPair =
      value !== undefined &&
      isRow(term, value, blocks[index + 2]) &&
      !(declared === "product" && value.text.includes("。"));
    joined.push(isPair ? { ...value, kind: "table_row", text: `${term.text}: ${value.text}` } : term);
    if (isPair) index += 1;
  }
  return joined;
}

function isRow(term: RawBlock, value: RawBlock, next: RawBlock | undefined): boolean {
  const definition = within(value, isDefinition);
  const isOnly = definition !== null && (!next || within(next, isDefinition) === null);
  return (
    isOnly &&
    within(term, isTerm) !== null &&
    within(value, isTerm) === null &&
    within(term, isDefinition) === null &&
    term.text.length <= LONGEST_TERM &&
    JAPANESE.test(term.text) &&
    !ENDED.test(term.text) &&
    (value.lines?.length ?? 1) <= MOST_LINES &&
    value.text.length <= LONGEST_VALUE
  );
}
