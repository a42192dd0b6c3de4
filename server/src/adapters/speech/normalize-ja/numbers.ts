import type { Rewrite } from "../rewrite.ts";

export const DECIMAL = String.raw`\d+(?:\.\d+)?`;
const SCALE = "[万億兆千百]*";

const currencies: readonly (readonly [sign: string, name: string, hundredth?: string])[] = [
  [String.raw`(?:US|U\.S\.)?\$`, "ドル", "セント"],
  ["€", "ユーロ", "セント"],
  ["£", "ポンド", "ペンス"],
  ["₩", "ウォン"],
  ["(?:JPY ?|[¥\\\\])", "円"],
  ["USD ?", "ドル", "セント"],
  ["EUR ?", "ユーロ", "セント"],
];

/** 05 is said as 5. */
export const withoutZeros = (digits: string | undefined) => String(Number(digits));

function amount(name: string, hundredth?: string): Exclude<Rewrite[1], string> {
  return (_, whole = "", cents, scale = "") => {
    if (!cents) return `${whole}${scale}${name}`;
    if (scale || !hundredth || cents.length !== 2) return `${whole}.${cents}${scale}${name}`;
    return cents === "00" ? `${whole}${name}` : `${whole}${name}${withoutZeros(cents)}${hundredth}`;
  };
}

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
  // Of a thousandth or a myriadth, too: 5万分の1.
  [/(?<=(?:\d|数)[十百千万億兆]*)分の(?=\d)/g, "ぶんの"],
  [/何(?=[十百千万億兆]*分の[1一](?!時|日|番))/g, "ナン"],
  [/(?<=ナン[十百千万億兆]*)分の(?=[1一])/g, "ぶんの"],
  [/(?<=\d),(?=\d{3}(?!\d))/g, ""],
  ...currencies.map(
    ([sign, name, hundredth]): Rewrite => [
      new RegExp(String.raw`${sign}\s?(\d+)(?:\.(\d+))?(${SCALE})`, "g"),
      amount(name, hundredth),
    ],
  ),
  [new RegExp(String.raw`(${DECIMAL})(${SCALE})\s?(?:JPY|円)-(?!\d)`, "g"), "$1$2円"],
  [
    /円\/(時間|[月年日人回個本枚泊台])(?=$|[\s。、)(,]|です)/g,
    (_, unit) => `円、1${unit === "月" ? "か月" : unit}`,
  ],
  [/円\/(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}A-Za-z])/gu, "円、"],
  [/(?<![\d.])(\d+)⁄(\d+)/g, "$2ぶんの$1"],
  // Mains of either frequency, not a part of one hertz.
  [/(?<![\d./])(?!1\/)(\d+)\/(\d+)(?=\s?(?:[kMG]?Hz|k?V)(?![A-Za-z]))/g, "$1、$2"],
  // Behind leader dots, too, as lists of ingredients have them.
  [
    /(?<![\d/]|(?<!\.)\.)([1-9]\d?)\/([1-9]\d{0,6})(?![\d./])/g,
    (whole, top, bottom) => (Number(top) < Number(bottom) ? `${bottom}ぶんの${top}` : whole),
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
  // Numbers that one dials, unless so many are counted or a knob is turned.
  [
    /(?<=(?:ダイヤル|ホットライン)(?:番号は?)?\s?[「『(]?)1[0178]\d(?=[」』)(をへにのがはもとで、。・や]|です|だ(?!け)|番|$)(?![をで]回|[をに]合わせ|番組)(?<!110|119)/g,
    (digits) => digitByDigit(digits),
  ],
  // A telephone inside a house or firm, unless so many are counted.
  [
    /(?<=内線(?:番号)?[はがの:、]?\s?)\d{2,5}(?![\d.,]|\s?(?:本|台|回線|件|個|つ))/g,
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
  [/\b[Ff]igs?\.\s?(?=\d)/g, "図"],
  [/\b[Oo]p\.\s?(?=\d)/g, "作品"],
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
