import { DAY_OF_WEEK } from "../../rows/written-values-ja.ts";
import { divided } from "../../text/signs/divided.ts";

interface Row {
  label: string;
  value: string;
}

const WHEN = /^(?:開催)?(?:日時|日程|日|会期)$/u;
const WHERE = /^(?:開催)?(?:場所|会場)$/u;
/** A fee, or who may come, tells an event from an accident, which has a time and a place, too. */
const OF_EVENT = /^(?:参加|受講|入場|入館|観覧|鑑賞|聴講)[料費]$|^(?:定員|会費|講師|出演|申し?込み?)$/u;
const WAY = /^(?:交通|アクセス|最寄り?駅?|沿線)$/u;
const WALK = /^(.{2,20}?)(?:から|より)?[ 　、]*徒歩\s?(約?[\d０-９]{1,2}分)$/u;
const STOP = /^バス[ 　、]+([^ 　、]+?)(?:停|バス停|停留所)?$/u;
/** 「海沿線 潮駅」: a line and its station. */
const STATION =
  /^([^ 　、]*(?:線|鉄道|電鉄|電車|市電|都電|地下鉄|メトロ|モノレール|ライナー))[ 　、]+([^ 　、]+)$/u;
/** 「10時から12時」 goes on until then; 「14時開演」 and 「10時から」 say when it begins. */
const UNTIL = /から(?:[^、から]*[\d０-９](?:時|分|日)|正午)$/u;

const BEGINS = /[時分](?:開演|開始|開会)$/u;

/** The predicate that says of a listed thing, behind 「…は、」, what its rows say; null where they are only read out. */
export function rowsAsPredicate(rows: readonly Row[]): string | null {
  return eventOf(rows) ?? homeOf(rows);
}

/** 「11月3日火曜日、10時から12時まで、浜会館で開かれ、参加費は200円」 */
function eventOf(rows: readonly Row[]): string | null {
  const when = rows.find(({ label }) => WHEN.test(label));
  const where = rows.find(({ label }) => WHERE.test(label));
  const others = rows.filter((row) => row !== when && row !== where);
  if (!when || !where || !others.some(({ label }) => OF_EVENT.test(label))) return null;
  const time = spokenRow(when.value);
  const place = where.value.replace(/[ 　]+/gu, "");
  const held = `${time}${UNTIL.test(time) ? "まで" : BEGINS.test(time) ? "で" : ""}、${place}で開かれ`;
  return [held, ...others.map(({ label, value }) => `${label}は${spokenRow(value)}`)].join("、");
}

/** 「家賃が6万円で、海沿線の潮駅から徒歩9分」 */
function homeOf(rows: readonly Row[]): string | null {
  const way = rows.find(({ label, value }) => WAY.test(label) && WALK.test(value));
  if (!way) return null;
  const [, from = "", minutes = ""] = WALK.exec(way.value) ?? [];
  const stop = from.replace(STOP, "バス停「$1」").replace(STATION, "$1の$2");
  const others = rows.filter((row) => row !== way).map(({ label, value }) => `${label}が${spokenRow(value)}`);
  return [...others, `${stop}から徒歩${minutes}`].join("で、");
}

/** A value with its pauses; a listener plans by the day of the week: 「6月3日（土）10時から」. */
export const spokenRow = (value: string) =>
  divided(
    value
      .replace(TEN_THOUSANDS, inYen)
      .replace(DAY_OF_WEEK, (_, day: string) => `${day}曜日、`)
      .replace(/、(?=[、から〜～に]|$)/gu, ""),
  );

/** 「6.8万円」 is read from a table, and said 「6万8,000円」. */
const TEN_THOUSANDS = /(?<![\d.,])(\d{1,4})\.(\d{1,4})万円/gu;
const inYen = (_: string, tens: string, rest: string) =>
  `${tens}万${Number(rest.padEnd(4, "0")).toLocaleString("en")}円`;
