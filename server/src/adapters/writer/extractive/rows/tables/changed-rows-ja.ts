import { nounAsWritten, predicated } from "../as-written-ja.ts";
import { isPageLabel } from "../label-lists-ja.ts";
import { isDate, isFigure, isYear, topicOf } from "../row-topics-ja.ts";
import { valueSpoken } from "../written-values-ja.ts";
import { AFTER, BEFORE } from "./changed-prices-ja.ts";
import { LONGEST_ROW_SENTENCE, type ToldRows } from "./pairs-ja.ts";

/** 「現在（3月31日まで）」, 「今まで」 */
const NOW = /^(?:現在|現行|今|いま|従来|これまで|今まで)$/u;
const MOST_ROWS = 10;
const FEWEST_ROWS = 2;
/** 「申し込み / 不要 / 必要」: a name, and what stands in the two columns. */
const WIDTH = 3;

/**
 * 「手数料は、現在は無料で、4月1日からは1点につき300円です。」, 「数は、変更前は制限なしで、変更後は5点までです。」: how several things of
 * a service were before a day and are from it on. Null for another table. A row that cannot be said is null by itself: each
 * has its own subject.
 */
export function changedRowsTold(cells: readonly string[][]): ToldRows | null {
  const [head = [], ...rest] = cells;
  const [before = "", after = ""] = head.slice(-2).map(timeOf);
  const isOfTimes = (BEFORE.test(before) || NOW.test(before)) && AFTER.test(after);
  const isEven = (head.length === WIDTH || head.length === WIDTH - 1) && rest.every(isRow);
  if (!isOfTimes || !isEven || rest.length < FEWEST_ROWS || rest.length > MOST_ROWS) return null;
  let isFirst = true;
  const told = rest.map(([label = "", was = "", will = ""]) => {
    const times = isFirst ? [before, after] : ["変更前", "変更後"];
    const said = rowTold(label, [was, will], times);
    isFirst &&= said === null;
    return said;
  });
  return told.every((one) => one === null) ? null : ["", ...told];
}

const isRow = (row: readonly string[]) => row.length === WIDTH;

/** A head without what its brackets say more exactly, where it is a time without it. */
function timeOf(head: string): string {
  const whole = valueSpoken(head.trim());
  const bare = whole.replace(/[（(][^（()）]*[)）]$/u, "").trim();
  return NOW.test(bare) || BEFORE.test(bare) || AFTER.test(bare) ? bare : whole;
}

function rowTold(label: string, values: readonly string[], times: readonly string[]): string | null {
  const topic = topicOf(label);
  if (!topic || topic.isCase || isPageLabel(label)) return null;
  if (isFigure(topic.name) || isDate(topic.name) || isYear(topic.name)) return null;
  const [was, will] = values.map(nounAsWritten);
  if (!was || !will || /。/u.test(predicated(was).slice(0, -1))) return null;
  const end = predicated(will).replace(/です。(?=.)/u, "で、");
  const said =
    was === will
      ? `${topic.name}は、変わらず${end}`
      : `${topic.name}は、${times[0]}は${was}で、${times[1]}は${end}`;
  return said.length <= LONGEST_ROW_SENTENCE ? said : null;
}
