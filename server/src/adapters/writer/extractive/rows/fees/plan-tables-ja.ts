import type { Block } from "#kernel/page";
import { runsIn } from "../runs-ja.ts";
import { holdsRate, valueSpoken } from "../written-values-ja.ts";

/** Above the names of what one may choose. */
const OF_CHOICE =
  /^(?:料金|会員|利用|受講|対象|補助)?(?:プラン|コース|会員|区分|種類|種別|タイプ|メニュー|サービス|設備|品目|券種|クラス)(?:名|の種類|の区分)?$/u;
const OF_MONEY =
  /^(?:月[額謝]|年額|年会費|会費|料金|価格|代金|費用|.{0,6}(?:料|費|代|額|金額))(?:[（(]([^（()）]{1,6})[)）])?$/u;
const MONEY = /[\d０-９][\d,.万千]*円|無料|分の\d/u;
/** 「じっくり」 of the kind 「プラン」 is 「じっくりプラン」. */
const BEHIND_NAME = /(プラン|コース|会員|クラス)(?:名)?$/u;
const NOTHING = /^(?:[-－–—―ー‐]|なし|無し|無)$/u;
/** 「質問は月30件まで」 says itself of what it is. */
const SAYS_ITSELF = /^[^はがを]{1,12}は[^はがを。]+(?:まで|から|のみ|円|回|分|人|\p{Script=Han})$/u;
const VALUE = /^[^はがを。？?!！@]{1,24}$/u;
const COLUMN = /^[^、。はがを]{1,12}$/u;
const LONGEST_NAME = 16;
const LONGEST = 150;

const cellsOf = (row: string) => row.split(" / ").map((cell) => cell.trim());
const NOTE = /[（(]([^（()）]*)[)）]$/u;

/** Tables of what one may choose, with their prices: a sentence for each, by its place; none where one cannot be said. */
export function planTablesOn(blocks: readonly Block[]): ReadonlyMap<number, string> {
  const told = new Map<number, string>();
  for (const { kind, from, to } of runsIn(blocks)) {
    if (kind !== "table_row" || to - from < 3) continue;
    const [heads = [], ...rows] = blocks.slice(from, to).map(({ text }) => cellsOf(text));
    const [choice = "", ...columns] = heads;
    const money = columns.findIndex((head) => OF_MONEY.test(head));
    const isEven = rows.every(({ length }) => length === heads.length);
    const isPriced = money !== -1 && rows.every((row) => MONEY.test(row[money + 1] ?? ""));
    const isApart = new Set(rows.map(([name]) => name)).size === rows.length;
    if (!OF_CHOICE.test(choice) || columns.length < 2 || !isEven || !isPriced || !isApart) continue;
    const said = rows.map(([name = "", ...values]) => planTold(name, values, columns, choice));
    if (said.some((one) => one === null)) continue;
    for (const [at, text] of said.entries()) told.set(from + 1 + at, text ?? "");
  }
  return told;
}
/** 「容器（100L以上）」: of smaller ones it is not true. */
const LIMITED = /[（(]([^（()）、]{0,8}\d[^（()）、]{0,8}(?:以上|以下|以内|未満))[)）]$/u;

/** 「じっくりプランは、月謝が税込9,800円、授業の回数が月4回です。」 */
function planTold(
  name: string,
  values: readonly string[],
  columns: readonly string[],
  choice: string,
): string | null {
  const [, limit = ""] = LIMITED.exec(name) ?? [];
  const bare = (limit ? `${limit}の` : "") + name.replace(NOTE, "").trim();
  if (bare.length === 0 || bare.length > LONGEST_NAME || /[。、：:？?]/u.test(bare) || /^\d/u.test(name))
    return null;
  const [, kind = ""] = BEHIND_NAME.exec(choice) ?? [];
  const called = kind && !bare.includes(kind) ? `${bare}${kind}` : bare;
  const parts: string[] = [];
  const notes: string[] = [];
  for (const [at, value] of values.entries()) {
    const [, note = ""] = NOTE.exec(columns[at] ?? "") ?? [];
    const column = (columns[at] ?? "").replace(NOTE, "").trim();
    const said = valueSpoken(value);
    if (NOTHING.test(value)) continue;
    if (!COLUMN.test(column) || holdsRate(value) || (note && !TAX.test(note))) return null;
    if (SAYS_ITSELF.test(said)) notes.push(`${said}です。`);
    else if (VALUE.test(said) && !NOTE.test(said)) parts.push(`${column}が${note}${said}`);
    else return null;
  }
  const told = `${called}は、${parts.join("、")}です。${notes.join("")}`;
  return parts.length > 0 && told.length <= LONGEST ? told : null;
}
const TAX = /^税[込抜別]み?き?$/u;
