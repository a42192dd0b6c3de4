import { spokenValue } from "../row-values-ja.ts";
import { valueSpoken } from "../written-values-ja.ts";
import { LONGEST_ROW_SENTENCE, type ToldRows } from "./pairs-ja.ts";
import { isNamed } from "./plain-values-ja.ts";

const DAY = /(?:日|日時|日にち|日付|期日|日程|月日|とき)$/u;
const TIME = /時間(?:帯)?$|^時刻$|^受付$/u;
const PLACE = /^(?:\p{sc=Han}{0,4}(?:会場|場所|施設)(?:名)?|ところ)$/u;
const WHOM = /^(?:対象)?\p{sc=Han}{0,4}(?:対象|対象者|地区|区域|地域|校区|町内|町名)$|^対象/u;
const ON_DAY = /^[\d０-９]{1,2}月[\d０-９]{1,2}日/u;
/** 「10時から15時まで」, 「9:30～12:00」 */
const HOURS = /^(?:午[前後])?\d{1,2}時|^正午/u;
const FEWEST = 2;
/** More days are looked up, and heard by nobody. */
const MOST = 6;

/**
 * 「10月14日火曜日は、南部公民館で10時から15時まで、対象地区は塩屋、浜田です。」: rows that say where one goes on which day, and
 * whose turn it is; null for any other table.
 */
export function scheduleTold([head = [], ...rows]: readonly (readonly string[])[]): ToldRows | null {
  const [day = "", ...others] = head;
  const columnOf = (kind: RegExp) => others.findIndex((name) => kind.test(name)) + 1;
  const [time, place, whom] = [columnOf(TIME), columnOf(PLACE), columnOf(WHOM)];
  const known = new Set([time, place, whom].filter((column) => column > 0));
  const isOfDays = rows.every((row) => row.length === head.length && ON_DAY.test(row[0] ?? ""));
  // A column of another kind may say for whom a day is none.
  const isKnown = DAY.test(day) && isOfDays && known.size === others.length && known.size >= FEWEST;
  if (!isKnown || rows.length < FEWEST || rows.length > MOST) return null;
  const told = rows.map((row, at) => {
    const before = at > 0 ? rows[at - 1] : undefined;
    const isSame = (column: number) => column > 0 && before?.[column] === row[column];
    const when = valueSpoken((row[0] ?? "").trim());
    const hours = time > 0 ? valueSpoken((row[time] ?? "").trim()) : "";
    const where = place > 0 ? spokenValue(row[place] ?? "") : null;
    const who = whom > 0 ? spokenValue(row[whom] ?? "") : null;
    const isTimed = time === 0 || HOURS.test(hours);
    if (/。/u.test(when + hours) || !isTimed || [where, who].some((one) => one !== null && !isNamed(one)))
      return null;
    const placed = isSame(place) ? "同じ会場で" : where ? `${where.noun}で` : "";
    const isAsBefore = isSame(place) && (time === 0 || isSame(time));
    const parts = isAsBefore && time > 0 ? "同じ会場、同じ時間で" : `${placed}${hours}`;
    const said = who ? `${parts ? `${parts}、` : ""}${head[whom]}は${who.noun}です。` : `${parts}です。`;
    const notes = [where, who].flatMap((one) => one?.sentences ?? []);
    const whole = [`${when}${isSame(place) ? "も、" : "は、"}${said}`, ...notes].join("");
    return whole.length <= LONGEST_ROW_SENTENCE ? whole : null;
  });
  // A day that is missing is taken for one on which nothing is held.
  return told.includes(null) ? null : ["", ...told];
}
