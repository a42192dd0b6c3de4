import type { Rewrite } from "../rewrite.ts";
import { alternatives, table } from "../table.ts";

/** Stars and folds have the short Japanese numbers: 三つ星 is みつぼし. */
const short = ["", "ヒトツ", "フタツ", "ミツ", "ヨツ", "イツツ", "ムツ", "ナナツ"];
const folded = table("星=ボシ 折り=オリ 編み=アミ 葉=バ");

const names = ["", "イチ", "ニ", "サン", "シ", "ゴ", "ロク", "シチ", "ハチ", "ク"];
const tenths = ["", "イチ", "ニ", "サン", "ヨン", "ゴ", "ロク", "シチ", "ハチ", "キュー"];
const KANJI = "〇一二三四五六七八九";
const together = table("日=ニチ 人=ニン");

/** Counted the Japanese way up to two. */
const native = ["", "ヒト", "フタ"];
const nativeCounters = table(
  "箱=ハコ 部屋=ヘヤ 組=クミ 玉=タマ 房=フサ 袋=フクロ 粒=ツブ 切れ=キレ 束=タバ 株=カブ 晩=バン 坪=ツボ 柱=ハシラ",
);
const hundreds =
  " ヒャク ニヒャク サンビャク ヨンヒャク ゴヒャク ロッピャク ナナヒャク ハッピャク キューヒャク".split(" ");

/** Counters whose first sound, or whose figure, a fraction leaves as it is: 1/2個 is ニブンノイチコ. */
const ofParts = table(
  "個=コ 人=ニン 丁=チョー 本=ホン 杯=ハイ 缶=カン 束=タバ 株=カブ 玉=タマ 袋=フクロ 片=カケ 箱=ハコ 切れ=キレ 房=フサ 匹=ヒキ 尾=ビ 斤=キン 節=フシ 瓶=ビン 回=カイ 周=シュー 粒=ツブ 坪=ツボ パック=パック カップ=カップ",
);
const partNames = ["", "イチ", "ニ"];

const temples: Readonly<Record<string, string>> = {
  一: "イッ",
  六: "ロッ",
  八: "ハッ",
  十: "ジュッ",
  百: "ヒャッ",
};

/** 2、3人 is ニサンニン, and 3、4人 サンヨニン: two figures that follow each other, unless `any` may. */
function inOneBreath(from: number, to: number, counter: string, any = false): string | undefined {
  if (!any && to !== from + 1) return;
  // As a figure the second one gets the counter's own sound: サンボン, ハップン.
  if (!together.has(counter)) return `${names[from]}${to}${counter}`;
  const second = to === 4 ? (counter === "人" ? "ヨ" : "シ") : names[to];
  return `${names[from]}${second}${together.get(counter)}`;
}

const tens = (digits: string) => (digits ? `${digits}0` : "");

/** Counters that the front end gets wrong, and figures with a saying of their own. */
export const counters: readonly Rewrite[] = [
  [
    new RegExp(
      `(?<=\\d(?:ぶん|分)の)([12])(${alternatives(ofParts.keys())})(?![々]|(?![分程弱強以相入使加残])\\p{Script=Han})`,
      "gu",
    ),
    (_, top, counter = "") => `${partNames[Number(top)]}${ofParts.get(counter)}`,
  ],
  // So many millions, as accounts have them: of one figure alone the sum is said, ハッピャクマンエン.
  [/(?<=(?<![\d.])(?:\d+\.\d*|\d+)[368])百(?=万)/g, "ヒャク"],
  [
    /(?<![一二三四五六七八九十百])([一二三四五六七])、?([二三四五六七八])日(?=[でもにのがをはか間中以前後、。]|$)/g,
    (whole, from = "", to = "") => {
      const [first, second] = [KANJI.indexOf(from), KANJI.indexOf(to)];
      return second === first + 1 ? `${names[first]}${names[second]}ニチ` : whole;
    },
  ],
  // Temples of a pilgrimage.
  [/([一二三四五六七八九十百何数])[かヶカケヵ]寺/g, (_, last = "") => `${temples[last] ?? last}カジ`],
  [/(?<=\d日)付け(?![るてた])/g, "ヅケ"],
  [/(?<![\d.])0時(?!間)/g, "レイ時"],
  [/(?<![\d.])9分9厘|九分九厘/g, "クブクリン"],
  [/(?<![\d.])5分5分(?![\d秒前後間])|五分五分/g, "ゴブゴブ"],
  // Beats to a bar.
  [/(?<=\d|(?<![一二三四五六七八九])[二四五六七八九])拍子/g, "ビョーシ"],
  // Tenths and hundredths, not minutes: 3割2分5厘, 七分袖.
  [
    /(?<=割|(?:年利|月利|利率|金利|利息|利回り)[はがも、]?)([1-9])分|(?<![\d.])([1-9])分(?=[1-9]厘)/g,
    (_, one, other) => `${tenths[Number(one ?? other)]}ブ`,
  ],
  [/(?<=年)([1-9])分(?=の(?:割合|利[率息]))/g, (_, rate) => `${tenths[Number(rate)]}ブ`],
  [
    /(?<=[一二三四五六七八九]割)([一二三四五六七八九])分/g,
    (_, count = "") => `${tenths[KANJI.indexOf(count)]}ブ`,
  ],
  [
    /(?:(?<=(?:打|勝|出塁|長打)率[はがも、]?\s?)0?\.|(?<![\d.])0?\.(?=\d{3}の(?:打|勝|出塁|長打)率))(\d)(\d)(\d)(?!\d)/g,
    (_, ...digits) =>
      ["割", "ブ", "リン"]
        .map((part, at) => (digits[at] === "0" ? "" : `${tenths[Number(digits[at])]}${part}`))
        .join("") || "0割",
  ],
  [
    /(?<![\d.])([1-9])分(?=咲|袖|丈|づき|搗き|粥|がゆ|刈り|通り(?:[終完出でのに]|$))/g,
    (_, count) => `${tenths[Number(count)]}ブ`,
  ],
  [/(?<![\d.]|開始)([6-9])分目(?=[にま])/g, (_, count) => `${tenths[Number(count)]}ブンメ`],
  [/(?<![\d.])(\d?)4畳/g, (_, ten = "") => `${tens(ten)}ヨジョー`],
  [
    /(?<![\d.])([1-7])つ(星|折り|編み|葉)/g,
    (_, count, thing) => `${short[Number(count)]}${folded.get(thing)}`,
  ],
  // Two or three days: both figures in one breath.
  [
    /(?<![\d.])([1-8])[・、,]([2-9])(日|人|回|個|年|時間|分|週間|本|枚|種類)/g,
    (whole, from, to, counter = "") =>
      !whole.includes("・") && Number(to) !== Number(from) + 1
        ? whole
        : (inOneBreath(Number(from), Number(to), counter, whole.includes("・")) ?? whole),
  ],
  [
    /(?<![一二三四五六七八九十百千万数\d])([一二三四五六七])、([二三四五六七八])(人|回|個|年|時間|分|週間|本|枚|種類)/g,
    (whole, from = "", to = "", counter = "") =>
      inOneBreath(KANJI.indexOf(from), KANJI.indexOf(to), counter) ?? whole,
  ],
  // The second figure may go on in tens, or the first one be behind ten: 二、三十人, 十七、八歳.
  [
    /(?<![一二三四五六七八九百千万数\d])([一二三四五六七八])、([二三四五六七八九])(?=[十百千万億]|歳|割|冊|軒|台|匹|頭|杯|階|時|か月|ヶ月|カ月|ページ|メートル|キロ|分|人|回|年|本|枚)/g,
    (whole, from = "", to = "") =>
      KANJI.indexOf(to) === KANJI.indexOf(from) + 1 ? `${names[KANJI.indexOf(from)]}${to}` : whole,
  ],
  [
    new RegExp(`(?<![\\d.年])([12])(${alternatives(nativeCounters.keys())})`, "g"),
    (_, count, counter) => `${native[Number(count)]}${nativeCounters.get(counter)}`,
  ],
  // Lines of a text: 三行で書く.
  [
    /(?<![\p{Script=Han}])([二三四六七八九])行(?=で(?!す)|の|に(?!つ)|を|ほど|ずつ|以内|目|程度|だけ|空け)/gu,
    (_, count = "") => `${tenths[KANJI.indexOf(count)]}ギョー`,
  ],
  // A class of a school year, no pair.
  [/(?<=\d年\s?)1組/g, "イチクミ"],
  [/(?<=\d人)暮らし/g, "グラシ"],
  // The part of the price that is paid, or the number of seats.
  [/(?<=\d人?)掛け(?=[のでにとへがは、。]|$)/g, "ガケ"],
  [/(?<![\d.])([12])人組/g, (_, count) => (count === "1" ? "ヒトリグミ" : "フタリグミ")],
  // A tsubo is no counter of its own for the front end, which would double the sound before it: ジュッツボ.
  [/(?<![\d.,])(\d*)([18])坪/g, (_, head = "", last) => `${head && `${head}0`}${tenths[Number(last)]}ツボ`],
  [
    /(?<![\d.,])(\d*)([1-9])0坪/g,
    (_, head = "", ten) => `${head && `${head}00`}${ten === "1" ? "" : tenths[Number(ten)]}ジューツボ`,
  ],
  [/(?<![\d.])(\d?)1(?=テラ)/g, (_, ten = "") => `${tens(ten)}イチ`],
  [/(?<![\d.])([1-9]?)0(?=テラ)/g, (_, ten) => `${ten === "1" ? "" : ten}ジュー`],
  // Whole hundreds do not run into the unit: ヒャクキロ, while 100個 is ヒャッコ.
  [/(?<![\d.,])([1-9])00(?=キロ)/g, (_, hundred) => hundreds[Number(hundred)] ?? ""],
  [/(?<![\d.,])1(?=セット)/g, "イチ"],
  [/(?<=ベスト|トップ|ワースト)10(?!\d)/g, "テン"],
  [/(?<![\d.])100均/g, "ヒャッキン"],
  // The first of a month, not one day: something says that a date is meant.
  [/(?<![\d.])1日(?=から\d{1,2}日|、?[月火水木金土日]曜日|付|締め)|(?<=[毎翌当今来先]月)1日/g, "ツイタチ"],
];
