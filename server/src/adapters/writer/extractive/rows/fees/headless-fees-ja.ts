import { isPageLabel } from "../label-lists-ja.ts";
import { withoutPartNumber } from "../row-topics-ja.ts";
import { valueSpoken } from "../written-values-ja.ts";

const MONEY_WORD = /\p{Script=Han}{0,4}(?:料金|費用|価格|使用料|利用料|手数料|代金|出張費|工賃)/u;
/** Sums below such a word are not asked for. */
const NO_PRICE = /返金|割引|補助|助成|賞金|給与|手当|予算|決算|売上/u;
const AMOUNT = /^約?[\d,]+円(?:から|[〜～~])?(?:[（(](?:税[込抜別]み?)[)）])?$|^無料$/u;
const NAME = /^(?![\d０-９])[^。、：:？?＋+]{1,18}$/u;
/** 「2台目から」, 「同室2匹目」: what comes on top of another price. */
const ON_TOP = /目(?:から|以降)?$|以降$|追加|同時|同室|延長/u;
const FEWEST = 2;
/** More of them in a sentence nobody keeps in mind. */
const MOST = 4;

const LONGEST_PART = 12;

/**
 * 「料金は、一戸建てが9,800円、集合住宅が7,400円です。」: of a table without names of its columns, below a heading or a title about
 * prices, the rows that begin with a thing and its price. A row that adds to another one's price is left out.
 */
export function headlessFeesTold(
  rows: readonly string[],
  heading: string | undefined,
  title: string,
): string | null {
  const part = withoutPartNumber(heading ?? "");
  const own = MONEY_WORD.exec(part)?.[0];
  const subject = own ?? MONEY_WORD.exec(title)?.[0];
  if (!subject || NO_PRICE.test(`${part} ${title}`)) return null;
  const priced = rows.flatMap((row) => {
    const [name = "", amount = ""] = row.split(/ \/ |: /u).map((cell) => cell.trim());
    const bare = name.replace(/[（(][^（()）]*[)）]$/u, "");
    const isName = NAME.test(bare) && !ON_TOP.test(name) && !isPageLabel(name);
    return isName && AMOUNT.test(amount) ? [{ name, amount }] : [];
  });
  const isFirst = rows[0]?.startsWith(priced[0]?.name ?? " ") ?? false;
  const names = new Set(priced.map(({ name }) => name));
  if (!isFirst || priced.length < FEWEST || names.size < priced.length) return null;
  const isOfPart = !own && part !== "" && part.length <= LONGEST_PART && !/[はがをに。、？?]/u.test(part);
  // Below a heading that names no thing nobody hears of what the prices are.
  if (!own && part !== "" && !isOfPart) return null;
  const each = priced.slice(0, MOST).map(({ name, amount }) => `${nameSpoken(name)}が${valueSpoken(amount)}`);
  return `${isOfPart ? `${part}の` : ""}${subject}は、${each.join("、")}です。`;
}

const OF_PRICE = /^(?:料金|価格|金額|費用)(?:[（(]税[^（()）]*[)）])?$/u;

/** As above of a table whose second column is called so, where one of its rows says how much comes on top, and no sum. */
export function mixedFeesTold(
  [head = "", ...rows]: readonly string[],
  heading: string | undefined,
  title: string,
): string | null {
  const cells = (row: string) => row.split(/ \/ |: /u).map((cell) => cell.trim());
  const isMixed = rows.some((row) => !AMOUNT.test(cells(row)[1] ?? ""));
  return OF_PRICE.test(cells(head)[1] ?? "") && isMixed ? headlessFeesTold(rows, heading, title) : null;
}

/** 「小型犬 〜8kg」 ends with its limit, and 「8〜20kg」 keeps its sign: both ends are of one unit. */
function nameSpoken(name: string): string {
  const limited = name.replace(/(?<=[^\d\s])\s*[〜～~]\s?(\d\S*)$/u, "（$1まで）");
  return /\d[〜～~]\d/u.test(limited) ? limited.replace(/\s+(?=\d)/u, "") : valueSpoken(limited);
}
