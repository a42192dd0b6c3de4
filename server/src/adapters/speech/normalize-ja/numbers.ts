import type { Rewrite } from "../rewrite.ts";

const WEEK = "月火水木金土日";
const NUMBER = String.raw`\d+(?:\.\d+)?`;
const SCALE = "[万億兆千百]*";
const DASH = "[-–—‒―−]";
/** Counters of ranges. */
const COUNTER =
  "%|円|個|人|名|本|枚|台|回|日|月|年|時|分|秒|歳|倍|度|°C?|点|ページ|[百千万億兆]+(?:円|人|個|件|台|本|年|部|ドル|語|回|株|票|歩|戸|枚|トン)|" +
  "頭|羽|畳|文字|ユーロ|キロ|グラム|センチ|ミリ|メートル|リットル|トン|カップ|パーセント|営業日|週間|[かヶカケヵ]月|泊|件|匹|杯|階|話|巻|章|割|" +
  "シーズン|年度|代(?![表理わ])|[A-Za-z]{1,3}(?![A-Za-z])";
/** Counters that stand behind results and numbers of things as well: a range of these goes up, and not far. */
const OTHER_COUNTER = "種類|種(?!市|別|目)|社(?!会)|校(?![舎時])|店(?![頭長])|ドル(?!トムント|箱|札)";
const FARTHEST = 20;

/** Counters and units that a range has at both ends. */
const COUNTED = [
  "[時分秒日月年円個人名歳度回本枚台点階話巻章件匹杯泊組番号位頁代%°]",
  "[年\\d]代|[万億]円?|ページ|ドル|ユーロ|°C|[かヶカケヵ]月",
  "[kcm]?m|[km]?g|m?[lL]|[kMG]?Hz|k?[VW]|F",
].join("|");

const currencies: readonly (readonly [sign: string, name: string, hundredth?: string])[] = [
  [String.raw`(?:US|U\.S\.)?\$`, "ドル", "セント"],
  ["€", "ユーロ", "セント"],
  ["£", "ポンド", "ペンス"],
  ["₩", "ウォン"],
  ["(?:JPY ?|[¥\\\\])", "円"],
  ["USD ?", "ドル", "セント"],
  ["EUR ?", "ユーロ", "セント"],
];

const weekday = (day: string) => `${day}曜日`;
const number = (digits: string | undefined) => String(Number(digits));

function amount(name: string, hundredth?: string): Exclude<Rewrite[1], string> {
  return (_, whole = "", cents, scale = "") => {
    if (!cents) return `${whole}${scale}${name}`;
    if (scale || !hundredth || cents.length !== 2) return `${whole}.${cents}${scale}${name}`;
    return cents === "00" ? `${whole}${name}` : `${whole}${name}${number(cents)}${hundredth}`;
  };
}

const date = (_: string, year: string | undefined, month: string, day: string) =>
  `${year ? `${year}年` : ""}${number(month)}月${number(day)}日`;

/** Words behind a month and a day. */
const DATED =
  "から|まで|より|発売|開催|開始|開幕|公開|更新|配信|放送|締切|締め切り|時点|現在|付|号|~|〜|に|夜|朝|深夜";

/** Eras by their initials, as forms and files have them: R6.4.1. */
const eras: Readonly<Record<string, string>> = { M: "明治", T: "大正", S: "昭和", H: "平成", R: "令和" };

export const japaneseDates: readonly Rewrite[] = [
  // Hundredths of a yen have two figures; the first is not said.
  [/(?<=\d円)0(?=[1-9]銭)/g, ""],
  [
    /(?<![A-Za-z\d.])([MTSHR])(\d{1,2})[./](1[0-2]|0?[1-9])[./](3[01]|[12]\d|0?[1-9])(?![\d.])/g,
    (_, era = "", year, month, day) => `${eras[era]}${number(year)}年${number(month)}月${number(day)}日`,
  ],
  [
    /(?<![A-Za-z\d.])([MTSHR])(\d{1,2})(?=年(?!目|間|生))/g,
    (_, era = "", year) => `${eras[era]}${number(year)}`,
  ],
  [
    /(?<!\d)(\d{4})([/.-])(\d{1,2})\2(\d{1,2})(?!\d)/g,
    (whole, year, _, month, day) => date(whole, year, month, day),
  ],
  [/(?<![\d/])(\d{4})\/(0?[1-9]|1[0-2])(?![\d/])/g, (_, year, month) => `${year}年${number(month)}月`],
  // A month and a day only where something says so: 1/2 alone is a half.
  [
    new RegExp(
      String.raw`(?<![\d/.])(0?[1-9]|1[0-2])/(0?[1-9]|[12]\d|3[01])(?=\s?\([${WEEK}](?:曜日?|・祝)?\)|\s?(?:${DATED}))`,
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
      String.raw`(?:(?<=毎週|毎月|隔週)|(?<![\p{Script=Han}・]))([${WEEK}](?:・[${WEEK}])+)(?:曜日?)?(・祝日?)?(?![\p{Script=Han}・])`,
      "gu",
    ),
    (_, days = "", holidays) => [...days.split("・").map(weekday), ...(holidays ? ["祝日"] : [])].join("、"),
  ],
  [
    /(?<![\d:.])([01]?\d|2[0-9]):([0-5]\d):([0-5]\d)(?![\d:])/g,
    (_, hour, minute, second) => `${number(hour)}時${number(minute)}分${number(second)}秒`,
  ],
  // Minutes and seconds of two figures: 7時04分.
  [/(?<=\d[時分]\s?)0(\d)(?=\s?[分秒])/g, "$1"],
  [/(?:\bAM|\ba\.m\.)\s?(?=\d{1,2}:)/gi, "午前"],
  [/(?:\bPM|\bp\.m\.)\s?(?=\d{1,2}:)/gi, "午後"],
  [/(?<![\d:.])([01]?\d|2[0-9]):00(?![\d:])/g, (_, hour) => `${number(hour)}時`],
  [
    /(?<![\d:.])([01]?\d|2[0-9]):([0-5]\d)(?![\d:])/g,
    (_, hour, minute) => `${number(hour)}時${number(minute)}分`,
  ],
  [/(?<![\d:])(\d{1,4}):(\d{1,4})(?![\d:])/g, "$1たい$2"],
];

/** 1.5M is 150万, 2B 20億: Japanese has no word for a million. */
function inMyriads(figure: string, suffix: string): string {
  const value = Number(figure) * (suffix === "K" ? 1e3 : suffix === "M" ? 1e6 : 1e9);
  const scale = [
    [1e12, "兆"],
    [1e8, "億"],
    [1e4, "万"],
  ] as const;
  const [unit, name] = scale.find(([least]) => value >= least) ?? [1, ""];
  return `${Number((value / unit).toFixed(6))}${name}`;
}

export const amounts: readonly Rewrite[] = [
  [
    /(?<=[$€£¥]\s?)(\d+(?:\.\d+)?)([KMB])(?![A-Za-z\d])/g,
    (_, figure = "", suffix = "") => inMyriads(figure, suffix),
  ],
  [/(?<=\d)分の(?=\d)/g, "ぶんの"],
  [/(?<=\d),(?=\d{3}(?!\d))/g, ""],
  ...currencies.map(
    ([sign, name, hundredth]): Rewrite => [
      new RegExp(String.raw`${sign}\s?(\d+)(?:\.(\d+))?(${SCALE})`, "g"),
      amount(name, hundredth),
    ],
  ),
  [new RegExp(String.raw`(${NUMBER})(${SCALE})\s?(?:JPY|円)-(?!\d)`, "g"), "$1$2円"],
  [/円\/(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}A-Za-z])/gu, "円、"],
  [/(?<![\d.])(\d+)⁄(\d+)/g, "$2ぶんの$1"],
  // Mains of either frequency, not a part of one hertz.
  [/(?<![\d./])(?!1\/)(\d+)\/(\d+)(?=\s?(?:[kMG]?Hz|k?V)(?![A-Za-z]))/g, "$1、$2"],
  [
    /(?<![\d./])([1-9]\d?)\/([1-9]\d{0,6})(?![\d./])/g,
    (whole, top, bottom) => (Number(top) < Number(bottom) ? `${bottom}ぶんの${top}` : whole),
  ],
];

export const ranges: readonly Rewrite[] = [
  // Pages of a book: p.12, pp. 12-15.
  [
    /(?<![A-Za-z\d.])[pP]{1,2}\.\s?(\d+)(?:\s?[-–—‒~〜～]\s?(\d+))?(?![\d.])/g,
    (_, from, to) => (to ? `${from}から${to}ページ` : `${from}ページ`),
  ],
  [/(?:(?<=[\d\p{L}%°)])\s?|、)[~〜～](?=\s?[\d\p{L}¥$])/gu, "から"],
  [/[~〜～]\s?(?=\d)/g, ""],
  [/(?<=[\d\p{L}%])[~〜～](?!\p{L})/gu, "から"],
  // The second part of a fifth chapter: a range would go up.
  [
    /(?<=第)(\d{1,3})-(\d{1,3})(?=[章節条項話巻部課編])/g,
    (whole, from, to) => (Number(from) < Number(to) ? whole : `${from}の${to}`),
  ],
  [
    new RegExp(String.raw`(?<![A-Za-z\d.-])(${NUMBER})\s?[-–—‒]\s?(${NUMBER})(?=\s?(?:${COUNTER}))`, "g"),
    "$1から$2",
  ],
  [
    new RegExp(
      String.raw`(?<![A-Za-z\d.-]|第|[A-Za-z] )(${NUMBER})\s?[-–—‒]\s?(${NUMBER})(?=\s?(?:${OTHER_COUNTER}))`,
      "g",
    ),
    (whole, from, to) =>
      Number(from) < Number(to) && Number(to) <= FARTHEST * Number(from) ? `${from}から${to}` : whole,
  ],
  // Both ends with their counter: 10時-19時, 24日、木曜日、-25日.
  [
    new RegExp(
      String.raw`(?:(?<=\d\s?(?:${COUNTED}))\s?(?:${DASH}|ー)|(?<=曜日)、\s?${DASH})\s?(?=(?:午[前後]|第)?${NUMBER}(?:[万億]|\s?(?:${COUNTER}|°|号|番|位|組|頁|ドル|ユーロ)))`,
      "g",
    ),
    "から",
  ],
];

const digitNames = ["ゼロ", "イチ", "ニー", "サン", "ヨン", "ゴー", "ロク", "ナナ", "ハチ", "キュー"];
export const digitByDigit = (digits: string) =>
  [...digits].map((digit) => digitNames[Number(digit)]).join("");

/** Figures that are names, not amounts. */
export const codes: readonly Rewrite[] = [
  // Groups of a telephone number that spaces part.
  [/(?<![\d.,-])(0\d{1,4}) (\d{2,4}) (\d{3,4})(?![\d-])/g, "$1-$2-$3"],
  [/#(?=[789]\d{3}(?!\d))/g, "シャープ"],
  [/(?<=シャープ)\d{4}/g, (digits) => digitByDigit(digits)],
  [
    /(?<!\d)1[0178]\d(?=番?(?:に|へ|で)?(?:電話|通報|ダイヤル|連絡|かけ))(?<!110|119)/g,
    (digits) => digitByDigit(digits),
  ],
  [/(?<=警察(?:は|へ|に)|通報は)110(?!番|\d)/g, "110番"],
  [/(?<=(?:消防|救急|火事)(?:は|へ|に))119(?!番|\d)/g, "119番"],
  [
    /(?<=[町村区条目台丘] ?)([1-9]\d{0,2})-(\d{1,3})(?![\d-]|\s?(?:回|人|点|年|月|日|時|分|個|円|%|度|階))/g,
    "$1の$2",
  ],
  // The number of a room or class, with nothing counted behind it.
  [
    /(?<=(?:部屋|号室|教室|クラス|(?<!番)組|会議室|ロッカー|区画)(?:番号)?[はがを:、]?\s?)(\d{1,2})-(\d{1,3})(?=[。、]|です|だ(?!け)|で(?:す|あ|した)|に(?!減|増|分)|へ|を|$)/g,
    "$1の$2",
  ],
  [/(?<![\d.,-])(0\d{1,4})\s?\((\d{1,4})\)\s?(\d{3,4})(?!\d)/g, "$1-$2-$3"],
  [/\b[vV]er(?:sion)?\.?\s?(?=\d)|\bv(?=\d+\.)/g, "バージョン"],
  [/\bNo\.?\s?(?=\d)|№\s?(?=\d)/gi, "ナンバー"],
  [/\bvol\.?\s?(?=\d)/gi, "ボリューム"],
  [/\d+(?:\.\d+){2,}/g, (parts) => parts.split(".").join("テン")],
  // A house number behind the name of its quarter.
  [
    /(?<=[\p{Script=Han}ァ-ヺー目] ?)([1-9]\d{0,2})-(\d{1,3})-(\d{1,4})(?:-(\d{1,4}))?(?![\d-])/gu,
    (_, ...parts) => parts.slice(0, 4).filter(Boolean).join("の"),
  ],
  // At the beginning of a line or behind the name of a quarter, where the name of a building follows.
  [
    /(?<=^|\p{Script=Han})([1-9]\d?)-(\d{1,3})(?:-(\d{1,3}))?(?=\s?[\p{L}\p{N} ]{1,24}(?:ビル|マンション|タワー|プラザ|ハイツ|コーポ|会館|号室|\d[F階]))/gu,
    (_, ...parts) => parts.slice(0, 3).filter(Boolean).join("の"),
  ],
  [/(?<=[A-Za-z]-)0\d+(?![\d.\-:])/g, (digits) => digitByDigit(digits)],
  // Long enough to be a product code, or written with a zero in front.
  [/(?<![\d.-])\d{13,}(?![\d.])/g, (digits) => digitByDigit(digits)],
  [/(?<![\d.\-,:])0\d{1,}(?![\d.\-:])/g, (digits) => digitByDigit(digits)],
];
