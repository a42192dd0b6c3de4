import { columnSaid } from "../column-said-ja.ts";
import { isPageLabel } from "../label-lists-ja.ts";
import { isGeneric } from "../row-topics-ja.ts";
import { valueSpoken } from "../written-values-ja.ts";

const FEE =
  /^([^（()）\d]{0,10}(?:料金?|費用?|代金?|価格|金額|[年月]額|の額|(?:上限|限度|補助|助成|支給)額|[年月]謝))(?:[（(]([^（()）]{1,8})[)）])?$/u;
const AMOUNT = /^約?([\d,]+)円(から|[〜～~]|[（(][^（()）はがを]{1,8}[)）])?$/u;
/** Beside such a column a price is not of the thing alone. */
const OF_WHOM = /^(?:会員|一般|平日|休日|条件|資格)/u;
const FEWEST_COLUMNS = 2;
const FEWEST_ROWS = 2;
/** More amounts than these nobody keeps in mind: then a listener is told from where to where they go. */
const MOST_AMOUNTS = 4;
const MOST_ROWS = 6;
const LONGEST_NAME = 18;
const LONGEST = 110;

/**
 * Of a table that no other rule tells, the one column of fees: what each thing costs, or where they are many, from
 * how much to how much. Null where a price might be of something else.
 */
export function feeColumnTold(rows: readonly string[]): string | null {
  const [heads = [], ...body] = rows.map((row) => row.split(/ \/ |: /u).map((cell) => cell.trim()));
  const isEven = body.every(({ length }) => length === heads.length);
  if (heads.length < FEWEST_COLUMNS || body.length < FEWEST_ROWS || !isEven) return null;
  const priced = heads.flatMap((_, at) => (body.some((row) => /円/u.test(row[at] ?? "")) ? [at] : []));
  // A price that is the same in all rows tells none of them apart.
  const differing = priced.filter((at) => new Set(body.map((row) => row[at])).size > 1);
  const [column = 0, another] = differing;
  const [, fee = "", of = ""] = FEE.exec(heads[column] ?? "") ?? [];
  const amounts = body.map((row) => AMOUNT.exec(row[column] ?? ""));
  if (column === 0 || another !== undefined || !fee || amounts.includes(null)) return null;
  if (heads.some((head, at) => at > 0 && OF_WHOM.test(head))) return null;
  const names = body.map(([name = ""]) => name);
  if (new Set(names).size < names.length || names.some((name) => isPageLabel(name))) return null;
  const called = of
    ? IN_FRONT.test(of)
      ? `${of.replace(/^税込$/u, "税込み")}の${fee}`
      : `${fee}（${of}）`
    : fee;
  const isNamed = names.every((name) => name.length <= LONGEST_NAME && !/[。、：:？?]/u.test(name));
  const each = names.map((name, at) => `${nameSpoken(name)}が${valueSpoken(body[at]?.[column] ?? "")}`);
  const inOne = `${called}は、${each.join("、")}です。`;
  const isSayable = isNamed && inOne.length <= LONGEST;
  if (isSayable && body.length <= MOST_AMOUNTS) return inOne;
  const range = rangeTold(called, heads[0] ?? "", amounts);
  return range ?? (isSayable && body.length <= MOST_ROWS ? inOne : null);
}
/** 「のんびり」 is a name of a class, and no noun by itself. */
const nameSpoken = (name: string) =>
  /^[\p{Script=Hiragana}ー]+$/u.test(name) ? `「${name}」` : valueSpoken(name);
const IN_FRONT = /^(?:税[込抜別]み?き?|[年月日]額|1[回人名日時台]|1時間|1か月)$/u;

/** 「使用料は、農園により、2,400円から11,000円です。」 */
function rangeTold(
  called: string,
  head: string,
  amounts: readonly (RegExpExecArray | null)[],
): string | null {
  const isOpen = amounts.some((amount) => amount?.[2]);
  const values = amounts.map((amount) => Number(amount?.[1]?.replace(/,/gu, "")));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (isOpen || least === most) return null;
  const kind = head.replace(/(?<=.)(?:名称?|の名前|の種類)$/u, "");
  const by = kind && !isGeneric(head) && kind.length <= LONGEST_KIND ? `${kind}により、` : "";
  return `${called}は、${by}${spoken(least)}から${spoken(most)}です。`;
}
const LONGEST_KIND = 8;
const spoken = (value: number) => `${value.toLocaleString("ja-JP")}円`;

const MONEY_WORD = /料金|費用|価格|使用料|利用料|手数料|代金|月謝|授業料|受講料|会費/u;
const FEWEST_THINGS = 3;
const NOT_OFFERED = /^[-－–—―ー‐−]$/u;

/**
 * 「料金は、プランにより、市内が1,000円から3,000円、市外が2,000円から4,000円です。」: of a table that takes long to
 * tell row by row. Null where it has other columns of prices or no word for what is paid.
 */
export function priceRangesTold(rows: readonly string[], heading: string): string | null {
  const [heads = [], ...body] = rows.map((row) => row.split(" / ").map((cell) => cell.trim()));
  const subject = MONEY_WORD.exec(heading)?.[0];
  const kind = (heads[0] ?? "").replace(/(?<=.)(?:名称?|の名前|の種類)$/u, "");
  const isEven = body.every(({ length }) => length === heads.length);
  if (!subject || body.length < FEWEST_THINGS || !isEven || !kind || kind.length > LONGEST_KIND) return null;
  const isSum = (cell = "") => AMOUNT.test(cell) || NOT_OFFERED.test(cell);
  // 「実費」 and 「応相談」 are no sums: of such a column nobody knows from where to where it goes.
  const priced = heads.flatMap((_, at) =>
    at > 0 && body.every((row) => isSum(row[at])) && body.some((row) => AMOUNT.test(row[at] ?? ""))
      ? [at]
      : [],
  );
  const ranges = priced.map((at) => {
    const cells = body.map((row) => row[at] ?? "").filter((cell) => !NOT_OFFERED.test(cell));
    const amounts = cells.map((cell) => AMOUNT.exec(cell));
    if (amounts.some((amount) => amount === null || amount[2])) return null;
    const values = amounts.map((amount) => Number(amount?.[1]?.replace(/,/gu, "")));
    const [least, most] = [Math.min(...values), Math.max(...values)];
    // 「料金（税込）」 below 「料金」 is named already.
    const name = (heads[at] ?? "").replace(/[（(]税[^（()）]*[)）]$/u, "");
    return least < most
      ? `${name === subject ? "" : columnSaid(name)}${spoken(least)}から${spoken(most)}`
      : null;
  });
  if (ranges.length < 2 || ranges.includes(null)) return null;
  return `${subject}は、${kind}により、${ranges.join("、")}です。`;
}
