import { phrases } from "#kernel/text/phrases";
import type { PageType } from "#kernel/vocabulary";
import { isBoilerplate } from "../html/boilerplate.ts";
import { nearest } from "../html/dom.ts";
import type { RawBlock } from "./blocks.ts";

/** Headings of what a thing measures and is made of. */
const SPECIFIES = new RegExp(
  `^(?:${[
    "(?:商品|製品|主な|本体)?(?:仕様|スペック)(?:表|一覧)?",
    "(?:商品|製品)の?(?:詳細|情報)",
    "サイズ[と・、](?:素材|重さ|材質)|(?:素材|材質)[と・、]サイズ",
    "(?:full |technical |key )?spec(?:ification)?s",
    "(?:size|dimensions?)(?: and| &) (?:materials?|weight)",
  ].join("|")})$`,
  "iu",
);
/** Rows of a table in which a shop sets its terms, too. */
const OF_SHOP = phrases("shipping-notes");
const FEWEST = 3;
const MOST = 30;
const LONGEST = 120;
const MOST_LINKED = 0.3;

/**
 * The chosen blocks of a page that sells, with the rows below a heading of specifications: alone, short names and
 * values look like a shop's choice of variants.
 */
export function withSpecs(all: readonly RawBlock[], kept: readonly boolean[], declared: PageType): boolean[] {
  const result = [...kept];
  if (declared !== "product") return result;
  for (const [at, { kind, text, within }] of all.entries()) {
    const isOutside = within ? nearest(within, isBoilerplate) !== null : false;
    if (kind !== "heading" || isOutside || !SPECIFIES.test(text.trim())) continue;
    const rows = rowsBelow(all, at);
    if (rows.length >= FEWEST && !rows.some((row) => OF_SHOP.test(row.text)))
      result.fill(true, at, at + 1 + rows.length);
  }
  return result;
}

function rowsBelow(all: readonly RawBlock[], heading: number): RawBlock[] {
  const below = all.slice(heading + 1, heading + 1 + MOST);
  const end = below.findIndex((block) => !isRow(block));
  return end === -1 ? below : below.slice(0, end);
}

const isRow = ({ kind, text, linkShare }: RawBlock) =>
  (kind === "table_row" || kind === "list_item") &&
  text.length <= LONGEST &&
  linkShare <= MOST_LINKED &&
  !/[。.!?]$/u.test(text);
