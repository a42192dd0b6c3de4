import { nounAsWritten, predicated } from "../as-written-ja.ts";
import { isAttributeHead, isPageLabel } from "../label-lists-ja.ts";
import { headingTopic, isDate, isFigure, isGeneric, isMeasured, isYear, topicOf } from "../row-topics-ja.ts";
import { valueSpoken } from "../written-values-ja.ts";
import { withoutLookedUp } from "./looked-up-columns-ja.ts";
import { LONGEST_ROW_SENTENCE } from "./pairs-ja.ts";
import { pricedService } from "./priced-service-ja.ts";
import { rowPredicate } from "./row-parts-ja.ts";
import { cellsOf } from "./tables-ja.ts";

const MOST_ROWS = 8;
const LONGEST_HEAD = 16;
const LONGEST_CELL = 44;
const NOTHING = /^[-－–—―ー‐]$/;
const FIGURE = /[\d０-９]|無料|なし|半[額分]|全[額部]/u;
/** 「1匹あたりの上限」, 「1人につき」: of what each amount is; it belongs to a head as well as a name does. */
const EACH = /^[1１一]\p{L}{1,3}(?:あたり|当たり|につき|ごと)の?/u;
const bare = (text: string) => text.replace(/[（(][^（()）]*[)）]/gu, "").trim();

/** Tables that no other rule tells, cell by cell as the page has them: all rows, or none. */
export function tableAsWritten(rows: readonly string[], heading: string | undefined): string[] | null {
  const cells = withoutLookedUp(rows.map((row) => cellsOf(row, false).map((cell) => cell.trim())));
  const [head = [], ...rest] = cells;
  const width = rest[0]?.length ?? 0;
  const topic = headingTopic(bare(heading ?? ""));
  if (rest.length === 0 || rest.length > MOST_ROWS || rest.some((row) => row.length !== width)) return null;
  const set = topic && OF_SET.test(topic) ? setTold(cells, topic) : null;
  if (set) return set;
  if (rest.length === 1) return acrossTold(head, rest[0] ?? [], topic);
  const isHead = head.every(
    (cell) => cell.length <= LONGEST_HEAD && !/[\d０-９。]/u.test(bare(cell).replace(EACH, "")),
  );
  if (!isHead || new Set(head).size < head.length) return null;
  if (width === 2 && head.length === 2) return casesTold(head, rest, topic);
  const columns = head.length === width ? head.slice(1) : head.length === width - 1 ? head : null;
  if (!columns || width < 3) return null;
  // 「種類と助成額」: of the columns below it that one is what a listener wants to know.
  const asked = columns.findIndex((column) => topic?.endsWith(column) && isMeasured(column));
  const others = columns.filter((_, at) => at !== asked);
  if (asked !== -1 && topic !== columns[asked] && !others.some((column) => NEEDED.test(column))) {
    const from = head.length - columns.length;
    const values = rest.map((row) => [row[0] ?? "", row[asked + from] ?? ""]);
    const alone = casesTold([head[0] ?? "", columns[asked] ?? ""], values, null);
    if (alone) return alone;
  }
  const isOfColumn = (column: string) => topic !== null && (column.includes(topic) || topic.endsWith(column));
  const measured = topic && isMeasured(topic) && !columns.some(isOfColumn) ? topic : null;
  const of = measured ?? pricedService(heading, head);
  const subject = of ? `${of}は、` : "";
  const told = rest.map(([label = "", ...values], row) => {
    const nouns = values.map((value) => (NOTHING.test(value) ? "" : cellNoun(value)));
    const name = nameOf(label, head.length === width ? (head[0] ?? "") : "");
    if (!name || nouns.includes(null) || !values.some((value) => FIGURE.test(value))) return null;
    const parts = nouns.flatMap((noun, at) => (noun ? [{ column: columns[at] ?? "", noun }] : []));
    const predicate = rowPredicate(parts);
    if (predicate === null) return null;
    const said = `${row === 0 && subject ? `${subject}${name}の場合、` : `${name}は、`}${predicate}です。`;
    return said.length <= LONGEST_ROW_SENTENCE ? said : null;
  });
  const labels = new Set(rest.map(([label]) => label));
  return told.some((one) => one === null) || labels.size < rest.length
    ? null
    : ["", ...told.flatMap((one) => one ?? [])];
}

/** Without these nobody knows for whom or until when an amount holds. */
const NEEDED = /対象|条件|要件|資格|期[間限]|時間|曜日|備考|注意|単位/u;

const cellNoun = (value: string) => (value.length <= LONGEST_CELL ? nounAsWritten(value) : null);

/** A row has to name its thing: of a figure or a deed nobody hears what the values are of. */
function nameOf(label: string, kind: string): string | null {
  const topic = topicOf(bare(label));
  if (!topic || topic.isCase || isPageLabel(label)) return null;
  if (isFigure(topic.name) || (isDate(topic.name) && !topic.name.includes("から")) || isYear(topic.name))
    return null;
  // 「はじめて」 is a name of a class, and no noun by itself.
  return kind && !isGeneric(kind) && /^[\p{Script=Hiragana}ー]+$/u.test(label)
    ? `${kind}「${label}」`
    : valueSpoken(label);
}

/** 「キャンセル料は、前日が50％、当日が100％です。」: one row of figures below one of cases. */
function acrossTold(
  cases: readonly string[],
  values: readonly string[],
  topic: string | null,
): string[] | null {
  if (!topic || !isMeasured(topic) || cases.length !== values.length || cases.length < 2) return null;
  const nouns = values.map((value) => (FIGURE.test(value) ? cellNoun(value) : null));
  const names = cases.map((one) => nounAsWritten(one));
  if (nouns.includes(null) || names.includes(null) || new Set(names).size < names.length) return null;
  const said = `${topic}は、${names.map((name, at) => `${name}が${nouns[at]}`).join("、")}です。`;
  return said.length <= LONGEST_ROW_SENTENCE ? ["", said] : null;
}

/** 「区分: 金額」 above people and what each of them pays. */
function casesTold(
  [kind = "", column = ""]: readonly string[],
  rest: readonly string[][],
  topic: string | null,
): string[] | null {
  const isOfColumn = isAttributeHead(column) || isMeasured(column);
  // 「助成する額」 may stand above 「1匹あたりの上限」, which says more of the amounts.
  const isNearer = isMeasured(column) && (EACH.test(column) || OF_LIMIT.test(column));
  const isOfTopic = topic !== null && isMeasured(topic) && !(isNearer && !OF_LIMIT.test(topic));
  const subject = isOfTopic ? topic : isOfColumn && !isGeneric(column) ? column : null;
  if (!subject || !isOfColumn || /[\d０-９]/u.test(kind)) return null;
  const parts = rest.map(([label = "", value = ""]) => {
    const noun = FIGURE.test(value) ? cellNoun(value) : null;
    return noun && topicOf(bare(label)) && !isPageLabel(label) ? { label, noun } : null;
  });
  if (parts.some((part) => part === null)) return null;
  const inOne = `${subject}は、${parts.map((part) => `${part?.label}が${part?.noun}`).join("、")}です。`;
  if (
    inOne.length <= LONGEST_ROW_SENTENCE &&
    !/。|ます[)）]|です[)）]|ください[)）]/u.test(inOne.slice(0, -1))
  )
    return ["", inOne, ...parts.slice(1).map(() => "")];
  const said = parts.flatMap((part, at) =>
    part
      ? [
          at === 0
            ? `${subject}は、${part.label}が${predicated(part.noun)}`
            : `${part.label}は、${predicated(part.noun)}`,
        ]
      : [],
  );
  return ["", ...said];
}

const OF_LIMIT = /(?:上限|限度)額?$/u;

/** 「栗まんじゅう / 4個 / 丸ごと一粒」: of what a set holds, the names and how many. */
function setTold(cells: readonly string[][], topic: string): string[] | null {
  const parts = cells.map(([name = "", count = ""]) =>
    COUNT.test(count) && topicOf(bare(name)) ? `${name}${count}` : null,
  );
  const said = `${topic}は、${parts.join("、")}です。`;
  return parts.includes(null) || said.length > LONGEST_ROW_SENTENCE
    ? null
    : [said, ...cells.slice(1).map(() => "")];
}
const OF_SET = /内容|セット|詰め?合わ?せ|付属品|同梱/u;
const COUNT =
  /^[\d０-９]+(?:[.．]\d+)?(?:個|本|枚|袋|箱|缶|瓶|杯|切れ|粒|食|点|セット|g|kg|ml|mL|L)(?:入り)?$/u;
