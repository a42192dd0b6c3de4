import { isMeasured, topicOf } from "../row-topics-ja.ts";
import { spokenValue } from "../row-values-ja.ts";
import { LONGEST_ROW_SENTENCE, type ToldRows } from "./pairs-ja.ts";

export const WEEKDAY = /^(?:[月火水木金土日祝](?:曜日?|日)?|日[・･\s]?祝日?|土[・･]?日|平日|土日祝日?)$/u;
const TICK = /^[○◯◎●]$/u;
const OFF = /^(?:[×✕－―ー/／-]|休診?|休み)$/u;
/** A mark of its own, of which a note below the table tells. */
const MARK = /^[▲△☆★◇◆■□※]$/u;
const LONGEST_NOTE = 12;
const CLOCK = /^(?:午[前後]|正午)?\d{1,2}時|^正午/u;

/**
 * 「診療時間は、9時から12時が月曜日、火曜日で、15時から18時が月曜日です。」: of the days of a week those with a tick, the hours of a
 * day in one sentence as far as it can be kept in mind.
 */
export function daysTold(
  rows: readonly string[][],
  heads: readonly string[],
  heading: string | null,
  below: string,
): ToldRows {
  const subject = heading && isMeasured(heading) ? heading : null;
  const lines = rows.map((row) => lineOf(row, heads, below));
  const first = lines.findIndex((line) => line !== null);
  const hours = lines.filter((line, at) => line && (at === first || CLOCK.test(line.name)));
  const joined = `${subject}は、${hours.map((line) => `${line?.name}が${line?.days}`).join("で、")}です。`;
  const isJoined = subject !== null && joined.length <= LONGEST_ROW_SENTENCE;
  const told = lines.map((line, at) => {
    if (!line) return null;
    if (isJoined && hours.includes(line)) return at === first ? joined : "";
    return subject && at === first
      ? `${subject}は、${line.name}が${line.days}です。`
      : `${line.name}は、${line.days}です。`;
  });
  return ["", ...told];
}

/** The name of a row, and its days; null where a cell has another sign, or none has a tick. */
function lineOf([label = "", ...values]: readonly string[], heads: readonly string[], below: string) {
  const name = nameOf(label);
  const isKnown = (value: string) =>
    TICK.test(value) || OFF.test(value) || (MARK.test(value) && below.includes(value));
  const ticked = heads.map((_, at) => TICK.test(values[at] ?? ""));
  const isWhole = ticked.includes(true) && values.length === heads.length && values.every(isKnown);
  return name && isWhole ? { name, days: daysNamed(heads, ticked) } : null;
}

/** 「月曜日、火曜日、木曜日から日曜日」 */
function daysNamed(heads: readonly string[], ticked: readonly boolean[]): string {
  const runs: string[][] = [];
  heads.forEach((head, at) => {
    if (!ticked[at]) return;
    const run = runs.at(-1);
    if (run && ticked[at - 1] && PLAIN.test(heads[at - 1] ?? "") && PLAIN.test(head))
      run.push(dayNamed(head));
    else runs.push([dayNamed(head)]);
  });
  return runs.flatMap((run) => (run.length >= LONG_RUN ? [`${run[0]}から${run.at(-1)}`] : run)).join("、");
}
const LONG_RUN = 4;
const PLAIN = /^[月火水木金土日](?:曜日?)?$/u;

const dayNamed = (head: string) =>
  /^日[・･\s]?祝/u.test(head)
    ? "日曜日・祝日"
    : head.replace(/^([月火水木金土日])(?:曜日?|日)?$/u, "$1曜日").replace(/^祝$/u, "祝日");

/** 「14:00～15:30（健診）」 with its note in front; a time is one here. */
function nameOf(label: string): string | null {
  const [, time = label, note = ""] = /^([^（(]+)[（(]([^（()）]+)[)）]$/u.exec(label.trim()) ?? [];
  const name = topicOf(time)?.name ?? spokenValue(time)?.noun ?? null;
  if (!name || !note) return name;
  const by = spokenValue(note)?.noun;
  return by && by.length <= LONGEST_NOTE && !/[、はがを]/.test(by) ? `${by}の${name}` : null;
}
