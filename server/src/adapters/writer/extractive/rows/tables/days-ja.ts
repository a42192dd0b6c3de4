import { isMeasured, topicOf } from "../row-topics-ja.ts";
import { spokenValue } from "../row-values-ja.ts";
import type { ToldRows } from "./pairs-ja.ts";

export const WEEKDAY = /^(?:[月火水木金土日祝](?:曜日?|日)?|日[・･\s]?祝日?|土[・･]?日|平日|土日祝日?)$/u;
const TICK = /^[○◯◎●]$/u;
const OFF = /^(?:[×✕－―ー/／-]|休診?|休み)$/u;
/** A mark of its own, of which a note below the table tells. */
const MARK = /^[▲△☆★◇◆■□※]$/u;
const LONGEST_NOTE = 12;

/** 「9時から12時が月曜日、火曜日です。」: of the days of a week those with a tick. */
export function daysTold(
  rows: readonly string[][],
  heads: readonly string[],
  heading: string | null,
  below: string,
): ToldRows {
  const subject = heading && isMeasured(heading) ? heading : null;
  let isFirst = true;
  const told = rows.map(([label = "", ...values]) => {
    const name = nameOf(label);
    const isKnown = (value: string) =>
      TICK.test(value) || OFF.test(value) || (MARK.test(value) && below.includes(value));
    const days = heads.flatMap((head, at) => (TICK.test(values[at] ?? "") ? [dayNamed(head)] : []));
    if (!name || days.length === 0 || values.length !== heads.length || !values.every(isKnown)) return null;
    const about = isFirst && subject ? `${subject}は、${name}が` : `${name}は、`;
    isFirst = false;
    return `${about}${days.join("、")}です。`;
  });
  return ["", ...told];
}

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
