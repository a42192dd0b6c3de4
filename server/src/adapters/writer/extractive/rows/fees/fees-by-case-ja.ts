import { nounAsWritten } from "../as-written-ja.ts";
import { isPageLabel } from "../label-lists-ja.ts";
import { isFigure, isMeasured, topicOf } from "../row-topics-ja.ts";

/** 「1年以内に調律した方」, 「それ以上の場合」, 「6畳まで」: for whom or for how much an amount is. */
const CASE = /(?:方|人|者|場合|以内|以上|以下|未満|まで|超|ぶり|不明|会員|[^\d]ごと)$/u;
const AMOUNT =
  /^約?[\d,]+円(?:から|より|まで|〜|～)?(?:[（(][^（()）]{1,16}[)）])?$|^(?:無料|半額|お?見積も?り?)$/u;
const LONGEST_HEAD = 20;
const MOST_ROWS = 4;
/** No sentence of a script is longer. */
const LONGEST = 170;
const FEWEST_CASES = 2;

/**
 * 「基本料金は、縦型の場合、1年以内の方が15,400円、はじめての方が24,200円からで、…」: what each thing costs in which case. Null for
 * another table, and where one whole row cannot be said: who finds his own missing takes another for it. A row of two cells
 * behind them is of something that is added, and stays untold.
 */
export function feesByCaseTold(cells: readonly string[][], topic: string | null): (string | null)[] | null {
  const [head = [], ...rest] = cells;
  const cases = head.slice(1).map((one) => one.trim());
  const isOfCases =
    cases.length >= FEWEST_CASES &&
    new Set(cases).size === cases.length &&
    cases.filter((one) => CASE.test(one)).length * 2 > cases.length &&
    cases.every((one) => one.length <= LONGEST_HEAD && !AMOUNT.test(one) && nounAsWritten(one) !== null);
  const whole = rest.filter(({ length }) => length === head.length);
  const behind = rest.slice(whole.length);
  const isEven = rest.slice(0, whole.length).every(({ length }) => length === head.length);
  if (!topic || !isMeasured(topic) || !isOfCases || !isEven || behind.some(({ length }) => length !== 2))
    return null;
  if (whole.length === 0 || whole.length > MOST_ROWS) return null;
  const told = whole.map(([label = "", ...values]) => {
    const name = topicOf(label);
    if (!name || name.isCase || isPageLabel(label) || isFigure(name.name)) return null;
    if (!values.every((value) => AMOUNT.test(value.trim()))) return null;
    const parts = cases.map((one, index) => `${nounAsWritten(one)}が${nounAsWritten(values[index] ?? "")}`);
    return `${name.name}の場合、${parts.join("、")}`;
  });
  if (told.includes(null)) return null;
  const inOne = `${topic}は、${told.join("で、")}です。`;
  // The rows are alike but for their amounts: apart, one would be taken for the other said again.
  return inOne.length <= LONGEST
    ? ["", inOne, ...told.slice(1).map(() => ""), ...behind.map(() => null)]
    : null;
}
