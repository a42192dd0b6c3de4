import type { Page } from "#kernel/page";
import { isBareMark } from "#kernel/text/bare-mark";
import { phrases } from "#kernel/text/phrases";
import { isBook } from "../../title/book-author-en.ts";

/** Shelves that hold goods of many kinds, or that say how goods are sold. */
const DEPARTMENT = phrases("departments-ja");
const WORD = /[\p{Script=Han}\p{Script=Katakana}ー]{2}/u;
/** Whether a name has a word of two signs or more that may be for a kind of thing; names in kana or Latin letters have none. */
export const hasKindWord = (name: string): boolean => WORD.test(name);
const KIND = /^(?=.*[\p{Script=Han}\p{Script=Katakana}])[\p{Script=Han}\p{Script=Katakana}ーA-Z]{2,12}$/u;
const IN_TITLE =
  /^(?=.*\p{Script=Han}|\p{Script=Katakana}+$)[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{2,12}$/u;
const ROW = /^(?:名称|品名|品目|種類|種別|商品種別|商品カテゴリー?|カテゴリー?|ジャンル|アイテム)$/u;

/** Rows that only a book has. */
const OF_BOOK =
  /^(?:出版社|出版元|版元|発行所|発行元|刊行年|刊行日|初版|判型|体裁|頁数|ページ数|ISBN(?:-?1[03])?)$/iu;
const FEWEST = 2;
const NAMED_BOOK = /本$|[書集誌録典]$|文庫|図鑑|絵本|雑誌|漫画|コミック|第?\d+巻|ブック/u;

/**
 * The kind of thing that a row or a shelf of the shop says of one whose name, in kana or Latin letters, holds no word
 * for it: 「腕時計」. The page's own words have to know it, too. Of a book its title says none.
 */
export function kindFiledInJapanese(
  name: string,
  { facts, blocks, title, site }: Pick<Page, "facts" | "blocks" | "title" | "site">,
): string {
  const rows = facts.filter(({ kind }) => kind === "specification");
  const ofBook = rows.filter(({ label }) => OF_BOOK.test(label ?? "")).length;
  if (ofBook >= FEWEST || isBook({ facts })) return NAMED_BOOK.test(name) ? "" : "書籍";
  const called = facts.find(({ kind }) => kind === "name")?.provenance?.called;
  if (called && !isNamedBy(name, called)) return `${called}、`;
  const stated = facts.find(({ kind }) => kind === "name")?.value ?? "";
  const titled = kindBefore(name, title);
  if (titled) return titled;
  const isKnown = (kind: string) =>
    blocks.some(({ text, kind: of }) => of !== "table_row" && text.includes(kind));
  const shelves = facts.find(({ kind }) => kind === "name")?.provenance?.filed ?? [];
  const cutOff = kindCutOff(name, isBareMark(stated) ? title.replace(MARKED, "") : stated);
  if (cutOff && (isKnown(cutOff) || shelves.includes(cutOff))) return cutOff;
  if (hasKindWord(name.replace(YEAR_MADE, "").replace(READ_AS, ""))) return "";
  const inRows = rows.flatMap(({ label, value }) => (ROW.test(label ?? "") ? [value] : []));
  // 「SHINARI 58｜折りたたみ傘」
  const [first = "", kind = "", ...more] = title.split(/\s*[|｜]\s*/u);
  const isTitled = first === name && more.length === 0 && kind !== site && IN_TITLE.test(kind);
  if (isTitled && !DEPARTMENT.test(kind)) return kind;
  return [...inRows, ...shelves].find((one) => KIND.test(one) && !DEPARTMENT.test(one) && isKnown(one)) ?? "";
}

/** Whether a name has the noun of a longer description: 「柚子のクレンジング」 of 「朝のクレンジング」. */
const isNamedBy = (name: string, called: string) =>
  name.includes(/[\p{Script=Han}\p{Script=Katakana}ー]+$/u.exec(called)?.[0] ?? called);

/** 「ギター」 of 「中古ギター 松枝工房 No.20」, whose name is 「松枝工房 No.20」. */
function kindBefore(name: string, title: string): string | null {
  const [, kind = "", rest = ""] = BEFORE_NAME.exec(title) ?? [];
  const first = name.split(/[\s　]/u)[0] ?? "";
  const isBefore = first.length > 1 && rest.startsWith(first) && !name.includes(kind);
  return kind !== "" && isBefore && !DEPARTMENT.test(kind) ? kind : null;
}
/** 「ギター」 of 「松枝工房 No.20 1978年製 ギター」, where the name was too long to be said with it. */
function kindCutOff(name: string, whole: string): string | null {
  const [end = ""] = /[^\s　]+$/u.exec(whole) ?? [];
  const isBegun = whole.startsWith(name.split(/[\s　]/u)[0] ?? "") && end !== whole;
  const isKind = KIND.test(end) && hasKindWord(end) && !/[A-Z]/u.test(end) && !OF_SALE.test(end);
  const isNamed = hasKindWord(name.replace(YEAR_MADE, "")) || name.includes(end);
  return isBegun && isKind && !isNamed && !DEPARTMENT.test(end) ? end : null;
}
/** 「【中古】」 */
const MARKED = /^[【［[][^】］\]]{1,12}[】］\]]\s*/u;
/** 「Marsh Oak(マーシュオーク)」: how a name in Latin letters is read. */
const READ_AS = /(?<=[A-Za-z])\s?[(（][\p{Script=Katakana}ー・ ]{2,20}[)）]/gu;
const OF_SALE = /無料|税|限定|予約|入荷|割引|対応$|用$|品$|色$|セット$|版$|済$/u;
const YEAR_MADE = /\d{2,4}年(?:代)?(?:製|頃|ごろ)?/gu;
const BEFORE_NAME = /^(?:中古|新品)(\p{Script=Katakana}[\p{Script=Katakana}ー]{2,9})[\s　]+(.+)$/u;
