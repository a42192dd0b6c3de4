import { isPlain } from "./plain-values-ja.ts";
import { isDate } from "./row-topics-ja.ts";
import { spokenValue } from "./row-values-ja.ts";

const DAY_HEAD = /^(?:開催|実施)?(?:期日|日程|日時|月日|日付|日)$/u;
const PLACE_HEAD = /^(?:開催|実施)?(?:会場|場所|会場名|地区|対象地区|開催地)$/u;
const FEWEST = 2;
const MOST = 12;
const MOST_A_SENTENCE = 4;

/** 「期日と会場は、7月9日が北公民館、7月20日が市民会館です。」: where it is on which day, all of them or none. */
export function daysAndPlacesTold(cells: readonly string[][]): string[] | null {
  const [head = [], ...rest] = cells;
  const [day, place] = [DAY_HEAD, PLACE_HEAD].map((one) => head.findIndex((name) => one.test(name))) as [
    number,
    number,
  ];
  const isWhole = rest.length >= FEWEST && rest.length <= MOST;
  if (day !== 0 || place < 1 || !isWhole || rest.some(({ length }) => length !== head.length)) return null;
  const pairs = rest.map((row): [string, string] | null => {
    const [on, at] = [spokenValue(row[day] ?? ""), spokenValue(row[place] ?? "")];
    const isDay = isPlain(on) && isDate(on.noun.replace(/日.曜日?$/u, "日"));
    return isDay && isPlain(at) ? [on.noun, at.noun] : null;
  });
  const known = pairs.filter((pair) => pair !== null);
  if (known.length < pairs.length) return null;
  const said = atOnePlace(known).map(([days, at]) => `${days.join(days.length === 2 ? "と" : "、")}が${at}`);
  const told = cells.map(() => "");
  const size = Math.ceil(said.length / Math.ceil(said.length / MOST_A_SENTENCE));
  const sentences: string[] = [];
  for (let from = 0; from < said.length; from += size)
    sentences.push(
      `${from > 0 ? "続いて、" : `${head[day]}と${head[place]}は、`}${said.slice(from, from + size).join("、")}です。`,
    );
  // A day that is missing is heard as none.
  told[1] = sentences.join("");
  return told;
}

/** Days behind each other at one place. */
function atOnePlace(pairs: readonly [string, string][]): [string[], string][] {
  const grouped: [string[], string][] = [];
  for (const [day, place] of pairs) {
    const last = grouped.at(-1);
    if (last?.[1] === place) last[0].push(day);
    else grouped.push([[day], place]);
  }
  return grouped;
}
