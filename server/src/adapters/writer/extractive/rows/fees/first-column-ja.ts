import { valueSpoken } from "../written-values-ja.ts";

const MONEY_WORD = /料金|費用|価格|使用料|利用料|手数料|代金/u;
const AMOUNT = /^約?[\d,]+円(?:から|[〜～~])?$/u;
/** Of whom or when it is asked; a word for what is paid names no case. */
const NO_CASE = /料$|料金|費用|価格|金額|代金?$|合計|総額/u;
const LONGEST_CASE = 14;
const LONGEST_NAME = 16;
const MOST_ROWS = 4;

/**
 * 「料金は、1年以内の場合、アップライトが14,300円、グランドが17,600円です。」: of a table with a price for each case, those of the first
 * one. Null where a name or an amount of it cannot be said.
 */
export function firstColumnTold(rows: readonly string[], heading: string): string | null {
  const [heads = [], ...body] = rows.map((row) => row.split(" / ").map((cell) => cell.trim()));
  const subject = MONEY_WORD.exec(heading)?.[0];
  const [, first = "", second = ""] = heads;
  const isOfCases = [first, second].every(
    (head) => head !== "" && head.length <= LONGEST_CASE && !NO_CASE.test(head),
  );
  const isEven = body.length > 1 && body.every(({ length }) => length === heads.length);
  if (!subject || !isOfCases || !isEven) return null;
  const priced = body.filter(([, amount = "", other = ""]) => AMOUNT.test(amount) && AMOUNT.test(other));
  const names = priced.map(([name = ""]) => name);
  const isSayable =
    priced.length === body.length &&
    body.length <= MOST_ROWS &&
    new Set(names).size === names.length &&
    names.every((name) => name.length > 0 && name.length <= LONGEST_NAME && !/[。、：:？?]/u.test(name));
  if (!isSayable) return null;
  const tax = /税込/u.test(heading) ? "税込みで、" : "";
  const each = priced.map(([name = "", amount = ""]) => `${valueSpoken(name)}が${valueSpoken(amount)}`);
  return `${subject}は、${tax}${first}の場合、${each.join("、")}です。`;
}
