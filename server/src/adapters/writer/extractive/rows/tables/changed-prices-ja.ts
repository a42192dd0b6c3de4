import { nounAsWritten } from "../as-written-ja.ts";
import { isMeasured } from "../row-topics-ja.ts";
import { valueSpoken } from "../written-values-ja.ts";
import { LONGEST_ROW_SENTENCE, type ToldRows } from "./pairs-ja.ts";

/** 「９月３０日まで」, 「現行」, 「改定前」 beside 「１０月１日から」, 「改定後」. */
export const BEFORE =
  /^[^、。]*(?:\d日|\d月|年)まで$|^(?:現行|これまで|改定前|変更前|旧)(?:の?(?:料金|価格|金額))?$/u;
export const AFTER =
  /^[^、。]*(?:\d日|\d月|年)(?:から|以降|より)$|^(?:改定後|変更後|これから|今後|新)(?:の?(?:料金|価格|金額))?$/u;
const DAY = /\d/u;
const AMOUNT = /^[\d,]+円$/u;
const NONE = /^(?:なし|[-－–—―ー‐])$/u;
const MOST_ROWS = 6;
/** How many one pays it for: 「１０枚入り、消費税を含みます」. */
const PER =
  /^[（(]([^、。（()）]*(?:\d+[枚個本袋回人名点冊]|一[枚個本袋回人名点冊])(?:入り|あたり|につき|セット|分)?)(?=[、）)])/u;

/**
 * 「料金は、10枚入りで、大は350円が500円に、小は150円が200円に、10月1日から変わります。」: a table of what is asked before a day
 * and from it on. Null for another table, and where one row cannot be said: who finds his own missing takes another for it.
 */
export function changedPricesTold(cells: readonly string[][], heading: string | undefined): ToldRows | null {
  const [head = [], ...rest] = cells;
  const [before = "", after = ""] = head.slice(-2).map((one) => valueSpoken(one.trim()));
  const [, topic = "", note = ""] =
    /^([^（(]+)(.*)$/u.exec(heading?.trim().replace(OWN_NUMBER, "") ?? "") ?? [];
  const isOfTimes = head.length > 2 && BEFORE.test(before) && AFTER.test(after);
  if (!isOfTimes || !isMeasured(topic) || rest.length < 2 || rest.length > MOST_ROWS) return null;
  const parts = rest.map((row) => (row.length === head.length ? partOf(row) : null));
  const changed = parts.flatMap((part) => (part?.kind === "changed" ? [part.text] : []));
  if (parts.includes(null) || changed.length === 0) return null;
  const others = parts.flatMap((part) => (part && part.kind !== "changed" ? [`${part.text}です。`] : []));
  const per = PER.exec(valueSpoken(note))?.[1];
  const ending = DAY.test(after) ? `、${after}変わります` : "なります";
  const told = `${topic}は、${per ? `${per}で、` : ""}${changed.join("、")}${ending}。${others.join("")}`;
  return told.length <= LONGEST_ROW_SENTENCE ? ["", told, ...rest.slice(1).map(() => "")] : null;
}

interface Part {
  kind: "changed" | "same" | "new";
  text: string;
}

function partOf(row: readonly string[]): Part | null {
  const name = (row[0] ?? "").replace(/[（(]新設[)）]/u, "").trim();
  const label = valueSpoken(CODE.test(name) ? ofThings(row[1] ?? "", name) : name.replace(/[ 　]+/gu, "の"));
  const [before = "", after = ""] = row.slice(-2).map((one) => valueSpoken(bare(one)));
  if (!nounAsWritten(label) || !AMOUNT.test(after)) return null;
  if (NONE.test(before)) return { kind: "new", text: `${label}は新たに${after}` };
  if (!AMOUNT.test(before)) return null;
  return before === after
    ? { kind: "same", text: `${label}は${after}のまま` }
    : { kind: "changed", text: `${label}は${before}が${after}に` };
}
/** 「A」, 「2区分」: nobody knows what it is of. */
const CODE = /^(?:[A-ZＡ-Ｚ]|[\d０-９]{1,2}|[①-⑩甲乙丙丁])(?:区分|[級種類])?$/u;
/** 「掃除機などのA」: a code by the first of the things that the cell beside it names. */
function ofThings(cell: string, code: string): string {
  const [first = "", ...others] = cell
    .replace(/[（(][^（()）]*[)）]/gu, "")
    .split(/[、，・／]/u)
    .map((one) => one.trim());
  const kind = code.normalize("NFKC");
  return first === "" || DAY.test(first) ? kind : `${first}${others.length > 0 ? "など" : ""}の${kind}`;
}
const bare = (cell: string) => cell.replace(/[（(](?:変更なし|据え?置き|税込み?)[)）]/u, "").trim();

/** 「2 処理手数料」: the number of a part of the page. */
const OWN_NUMBER = /^[（(]?[\d０-９]{1,2}[)）.．、]?[ 　]+/u;
