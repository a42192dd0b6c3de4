import { spokenValue } from "../row-values-ja.ts";
import { valueSpoken } from "../written-values-ja.ts";
import { LONGEST_ROW_SENTENCE, type ToldRows } from "./pairs-ja.ts";
import { isNamed } from "./plain-values-ja.ts";

const OF_TIME = /(?:日時|日にち|期間|期日|日程|月日)$/u;
const OF_PLACE = /(?:区域|地区|地域|区間|場所|会場|路線|校区|エリア|町名)$/u;
const ON_DAY = /[\d０-９]{1,2}月[\d０-９]{1,2}日/u;
const FEWEST = 2;

/**
 * 「断水する区域は、10月21日午後11時から翌午前5時までが、楢原1丁目です。」: rows that say when it is the turn of which
 * place; null for any other table.
 */
export function placesByDayTold([head = [], ...rows]: readonly (readonly string[])[]): ToldRows | null {
  const [time = "", place = ""] = head;
  const isOfDays = rows.every((row) => row.length === head.length && ON_DAY.test(row[0] ?? ""));
  if (rows.length < FEWEST || !OF_TIME.test(time) || !OF_PLACE.test(place) || !isOfDays) return null;
  const told = rows.map(([day = "", where = ""], at) => {
    const [when, there] = [valueSpoken(day.trim()), spokenValue(where)];
    if (!isNamed(there) || /。/u.test(when)) return null;
    const whose = at === 0 ? `${place}は、${when}が、` : `${when}は、`;
    const said = [`${whose}${there.noun}です。`, ...there.sentences].join("");
    return said.length <= LONGEST_ROW_SENTENCE ? said : null;
  });
  // A place that is missing is taken for one where nothing happens.
  return told.includes(null) ? null : ["", ...told];
}
