import type { Rewrite } from "../rewrite.ts";
import { withoutZeros } from "./numbers.ts";

const WEEK = "月火水木金土日";
/** Words of shops and lessons behind a day of the week. */
const OPEN =
  "(?:定?休(?:[みむ業日診館園]|$|[、。)・])|定休|休[みむ業日診館園]|営業|開[講催館園校]|診療|限定|以外|のみ|だけ|コース|クラス)";

const weekday = (day: string) => `${day}曜日`;

const date = (_: string, year: string | undefined, month: string, day: string) =>
  `${year ? `${year}年` : ""}${withoutZeros(month)}月${withoutZeros(day)}日`;

/** Words behind a month and a day. */
const DATED =
  "は[^。、\\d]{0,10}(?:の日|祭り?|祝日|記念日|節句|七夕|誕生日|休|クリスマス|イブ|大みそか|大晦日|締め?切|本番|当日|初日|最終日|開業|開店|オープン|スタート|運動会|文化祭|入学式|卒業式)|から|まで|より|発売|開催|開始|開幕|公開|更新|配信|放送|締切|締め切り|時点|現在|付|号|~|〜|に|夜|朝|深夜";

/** Eras by their initials, as forms and files have them: R6.4.1. */
const eras: Readonly<Record<string, string>> = { M: "明治", T: "大正", S: "昭和", H: "平成", R: "令和" };

/** Parts to which things shrink or are cut, where no day is spoken of. */
const PART_OF =
  "(?<!(?:日|発売|公開|開催|締め?切り?|納期|延期|放送|配信|公演|予約|開始|期限|登場)[^。]{0,12})(?:1/(?:[2-9]|10)|2/[35]|3/[458])(?=\\s?に(?:な[るっりれ]|まで|減|縮|割|薄|希釈|煮|切|カット|分け|圧縮|抑え|短縮|低下|落ち|とど|留))";

export const japaneseDates: readonly Rewrite[] = [
  // Hundredths of a yen have two figures; the first is not said.
  [/(?<=\d円)0(?=[1-9]銭)/g, ""],
  [
    /(?<![A-Za-z\d.])([MTSHR])(\d{1,2})[./](1[0-2]|0?[1-9])[./](3[01]|[12]\d|0?[1-9])(?![\d.])/g,
    (_, era = "", year, month, day) =>
      `${eras[era]}${withoutZeros(year)}年${withoutZeros(month)}月${withoutZeros(day)}日`,
  ],
  [
    /(?<![A-Za-z\d.])([MTSHR])(\d{1,2}|元)(?=年(?!目|間|生))/g,
    (_, era = "", year = "") => `${eras[era]}${year === "元" ? year : withoutZeros(year)}`,
  ],
  [
    /(?<!\d)(\d{4})([/.-])(\d{1,2})\2(\d{1,2})(?!\d)/g,
    (whole, year, _, month, day) => date(whole, year, month, day),
  ],
  [/(?<![\d/])(\d{4})\/(0?[1-9]|1[0-2])(?![\d/])/g, (_, year, month) => `${year}年${withoutZeros(month)}月`],
  // A month and a day only where something says so: 1/2 alone is a half.
  [
    new RegExp(
      String.raw`(?<![\d/.])(?!${PART_OF})(0?[1-9]|1[0-2])/(0?[1-9]|[12]\d|3[01])(?=\s?\([${WEEK}](?:曜日?|・祝)?\)|\s?(?:${DATED}))`,
      "g",
    ),
    (whole, month, day) => date(whole, undefined, month, day),
  ],
  [
    /(?<=[~〜]\s?)(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])(?![\d/])/g,
    (whole, month, day) => date(whole, undefined, month, day),
  ],
  // Both ends of a range within a month are days of it; without a month, three to five days are a length of time.
  [
    /(?<=(?:\d月|[毎今来先同翌当]月)\s?)(\d{1,2})\s?[~〜～–-]\s?(\d{1,2})日(?!間)/g,
    (whole, from, to) => (Number(from) < Number(to) ? `${from}日から${to}日` : whole),
  ],
  [
    /(?<![\d月.])(\d{1,2})\s?[~〜～]\s?(\d{1,2})日(?=に(?!\s?[一1１2二]|わた|及|かけ|分け)|[はの](?:午[前後]|休|予定|開催|両日|連休)|開催)/g,
    (whole, from, to) => (Number(from) < Number(to) ? `${from}日から${to}日` : whole),
  ],
  // The next day of a row, whose month is said already.
  [
    new RegExp(
      String.raw`(?<=日\s?\([${WEEK}](?:曜日?)?(?:・祝)?\)\s?)[・、,]\s?(\d{1,2})(?=\s?\([${WEEK}](?:曜日?|・祝)?\))`,
      "g",
    ),
    "、$1日",
  ],
  [
    new RegExp(String.raw`(?<=日\s?)\(([${WEEK}])(?:曜日?)?(・祝日?)?\)`, "g"),
    (_, day, holiday) => `、${weekday(day)}、${holiday ? "祝日、" : ""}`,
  ],
  [
    new RegExp(
      String.raw`(?<![\p{Script=Han}])([${WEEK}])\s?[~〜～–-]\s?([${WEEK}])(?![\p{Script=Han}])`,
      "gu",
    ),
    (_, from, to) => `${weekday(from)}から${weekday(to)}`,
  ],
  [new RegExp(`([${WEEK}])\\s?[~〜～–-]\\s?([${WEEK}])曜`, "g"), "$1曜から$2曜"],
  [
    new RegExp(String.raw`\(([${WEEK}])\)\s?[~〜～–-]\s?\(([${WEEK}])\)`, "g"),
    (_, from, to) => `${weekday(from)}から${weekday(to)}`,
  ],
  [
    new RegExp(
      String.raw`(?:(?<=毎週|毎月|隔週)|(?<![\p{Script=Han}・]))([${WEEK}](?:・[${WEEK}])+)(曜日?)?(・祝日?)?(?!(?!${OPEN})[\p{Script=Han}・])`,
      "gu",
    ),
    (_, days = "", written, holidays) =>
      [...days.split("・").map((day) => `${day}${written ?? "曜日"}`), ...(holidays ? ["祝日"] : [])].join(
        "、",
      ),
  ],
  [
    new RegExp(String.raw`(?<![\p{Script=Han}・])([${WEEK}])・祝日?(?!(?!${OPEN})[\p{Script=Han}・])`, "gu"),
    (_, day) => `${weekday(day)}、祝日`,
  ],
  // Behind a word its colon leads to a time: 営業時間:11:00.
  [
    /(?<![\d.]|[\dA-Za-z:]:)([01]?\d|2[0-9]):([0-5]\d):([0-5]\d)(?![\d:])/g,
    (_, hour, minute, second) => `${withoutZeros(hour)}時${withoutZeros(minute)}分${withoutZeros(second)}秒`,
  ],
  // Minutes and seconds of two figures: 7時04分.
  [/(?<=\d[時分]\s?)0(\d)(?=\s?[分秒])/g, "$1"],
  [
    /(?<![\d.:])(\d{1,2}:\d{2})\s?([ap])\.?m\.?(?![A-Za-z])/gi,
    (_, clock = "", half = "") => `午${/a/i.test(half) ? "前" : "後"}${clock}`,
  ],
  [
    /(?<![\d.:A-Za-z-])(\d|1[0-2])\s?([ap])\.?m\.?(?![A-Za-z\d])/gi,
    (_, hour = "", half = "") => `午${/a/i.test(half) ? "前" : "後"}${hour}時`,
  ],
  [/(?:\bAM|\ba\.m\.)\s?(?=\d{1,2}:)/gi, "午前"],
  [/(?:\bPM|\bp\.m\.)\s?(?=\d{1,2}:)/gi, "午後"],
  [/(?<![\d.]|[\dA-Za-z:]:)([01]?\d|2[0-9]):00(?![\d:])/g, (_, hour) => `${withoutZeros(hour)}時`],
  [
    /(?<![\d.]|[\dA-Za-z:]:)([01]?\d|2[0-9]):([0-5]\d)(?![\d:])/g,
    (_, hour, minute) => `${withoutZeros(hour)}時${withoutZeros(minute)}分`,
  ],
  [/(?<!\d|[\dA-Za-z:]:)(\d{1,4}):(\d{1,4})(?![\d:])/g, "$1たい$2"],
];
