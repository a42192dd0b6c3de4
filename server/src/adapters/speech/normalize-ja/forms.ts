import type { Rewrite } from "../rewrite.ts";
import { spell } from "./latin.ts";
import { digitByDigit } from "./numbers.ts";

const SIDES: Readonly<Record<string, string>> = { N: "北緯", S: "南緯", E: "東経", W: "西経" };
const STAGES: Readonly<Record<string, string>> = {
  alpha: "アルファ",
  beta: "ベータ",
  rc: "アールシー",
  preview: "プレビュー",
};
const STAGE = Object.keys(STAGES).join("|");

const DAYS: Readonly<Record<string, string>> = {
  月: "ゲツ",
  火: "カ",
  水: "スイ",
  木: "モク",
  金: "キン",
  土: "ド",
  日: "ニチ",
  祝: "シュク",
};

/** Figures of deeds and bills, which nobody can change into another. */
const FORMAL: Readonly<Record<string, string>> = {
  壱: "一",
  弐: "二",
  参: "三",
  拾: "十",
  佰: "百",
  阡: "千",
  萬: "万",
};

/** Figures that are said one by one. */
const FIGURES = ["ゼロ", "イチ", "ニ", "サン", "ヨン", "ゴ", "ロク", "ナナ", "ハチ", "キュー"];

/** How sums are said at school. */
const SUMS: Readonly<Record<string, string>> = { "+": "タス", "×": "カケル", "*": "カケル", "÷": "ワル" };

/** Beside these GW is power or a gateway, no week of holidays. */
const NO_WEEK =
  "発電|電力|電源|容量|風力|太陽光|原発|再エネ|蓄電|送電|ワット|[kMT]W|GWh|ゲートウェイ|ルータ|VPN|API|サーバ|ネットワーク|IPアドレス|単位|デフォルト|設定|接続";

/** Places on a road with tolls, beside which IC and PA are others of its parts. */
const TOLL_ROAD =
  "高速|自動車道|東名|名神|中央道|出口|で降り|を降り|上り線|下り線|パーキングエリア|サービスエリア|JCT";
const STOPS: Readonly<Record<string, string>> = {
  SA: "サービスエリア",
  PA: "パーキングエリア",
  IC: "インターチェンジ",
};

/** Forms of several signs and figures that belong together, before any of them is read by itself. */
export const japaneseForms: readonly Rewrite[] = [
  // So many pieces, as bills write it; months, places and countries are counted otherwise.
  [/(?<=\d)ヶ(?=[\sずをがのはもで、。)\d]|入|$)/g, "個"],
  // The first of tens and hundreds is not said.
  [
    /(?:(?<!\p{Script=Han})|(?<=金))[壱弐参拾百佰千阡万萬億〇一二三四五六七八九十]{2,}(?=[円圓])/gu,
    (amount) => {
      const plain = amount.replace(/[壱弐参拾佰阡萬]/g, (figure) => FORMAL[figure] ?? figure);
      return plain === amount ? amount : plain.replace(/一(?=[十百])/g, "");
    },
  ],
  // The poles of a battery, both signs of a value.
  [/(?<![\w+])\+[-−](?![\d.+-])/g, "プラスマイナス"],
  // The minus of Japanese keyboards and the mark of long vowels join figures as a hyphen does: 芝2−1−3.
  [/(?<=[\dA-Za-z])−(?=[\dA-Za-z])|(?<=\d)ー(?=\d)/g, "-"],
  [/W杯/g, "ワールドカップ"],
  [
    new RegExp(
      `(?=GW)(?<!(?:${NO_WEEK})[^。]*)(?<![A-Za-z\\d.,/&+_-]|[A-Za-z\\d] )GW(?=[のにはもがをとでや、。・!?」)(]|中|期間|前半|後半|前|後|明け|休|連休|初日|最終|限定|特別|企画|旅行|セール|イベント|キャンペーン|混雑|帰省|営業|20\\d\\d年?(?!\\d)|$)(?![^。]*(?:${NO_WEEK}))`,
      "g",
    ),
    "ゴールデンウィーク",
  ],
  [
    new RegExp(
      `(?<=[\\p{Script=Han}ァ-ヺー])(?<!交通系|専用|対応|半導体)(SA|PA|IC)(?=[のでにへをが、。・)/(]|から|まで|より|付近|[入出]口|$)(?:(?<=(?:${TOLL_ROAD})[^。]*)|(?=[^。]*(?:${TOLL_ROAD})))`,
      "gu",
    ),
    (_, stop = "") => STOPS[stop] ?? stop,
  ],
  [/(?<=[\p{Script=Han}ァ-ヺー])JCT(?![A-Za-z])/gu, "ジャンクション"],
  // A sum with its result; without one a dash between figures is a range or joins a number. A year is no summand.
  [
    /(?<![\d.,A-Za-z\-−–/]|[A-Za-z]\s)\d{1,4}(?:\.\d+)?(?:\s?[-−–+×*÷]\s?\d{1,4}(?:\.\d+)?)*\s?[-−–]\s?\d{1,4}(?:\.\d+)?(?:\s?[-−–+×*÷]\s?\d{1,4}(?:\.\d+)?)*\s?=\s?(?=[\d?□○◯〇_])/gu,
    (sum) =>
      sum.replace(/\s?([-−–+×*÷])\s?/g, (_, sign = "") => SUMS[sign] ?? "ヒク").replace(/\s?=\s?/, "ワ"),
  ],
  [
    /(?<![\d.,A-Za-z\-−–/])(\d{1,3})\s?[-−–]\s?(\d{1,3})は\s?(?=(\d{1,3})(?![\d.,]))/g,
    (sum, from, less, rest) => (Number(from) - Number(less) === Number(rest) ? `${from}ヒク${less}ワ` : sum),
  ],
  [
    /(?<![A-Za-z\d])0x([\dA-Fa-f]{2,16})(?![A-Za-z\d])/g,
    (_, signs = "") =>
      `ゼロエックス${signs.replace(/\d+/g, digitByDigit).replace(/[A-Fa-f]+/g, (letters: string) => spell(letters))}`,
  ],
  // A length with its time: 1km4分30秒, 100m9秒98.
  [/(?<=\d)(k?)m(?=\d{1,3}(?:分|秒|時間))/g, (_, kilo) => `${kilo ? "キロ" : ""}メートル`],
  // Hundredths of a second: 9秒98. Counted things have their counter behind them.
  [
    /(?<=(?<!(?:あと|残り|約)\d{0,3})\d秒)(\d)(\d)(?=$|[。、のをがはにとだも)」]|で(?!き))/g,
    (_, tenth, hundredth) => `${FIGURES[Number(tenth)]}${FIGURES[Number(hundredth)]}`,
  ],
  // A day of a revolt: 5・15事件.
  [
    /(?<![\d.])(\d)[・.](\d)(\d)?(?=事件)/g,
    (_, ...days) =>
      days
        .slice(0, 3)
        .filter(Boolean)
        .map((day) => FIGURES[Number(day)])
        .join(""),
  ],
  [
    /(?<![一二三四五六七八九十])([一二三五])・([一二三四五六七八九])([一二三四五六七八九])?(?=事件)/g,
    (_, ...days) =>
      days
        .slice(0, 3)
        .filter(Boolean)
        .map((day) => FIGURES["〇一二三四五六七八九".indexOf(day ?? "")])
        .join(""),
  ],
  // A round of a fight, no room.
  [/(?<=(?<!(?:競馬|レース|馬|着|開催)[^。]*)(?<![A-Za-z\d])\d{1,2})R(?=\s?(?:T?KO|判定|終了))/g, "ラウンド"],
  // How far somebody jumped: 8m24.
  [/(?<=(?:跳び?|投げ?)[^。、\d]{0,6}\d{1,2})m(?=\d{2}(?!\d))/g, "メートル"],
  // Tenths of a degree of fever.
  [
    /(?<=(?<![\d緯経])(?:3[5-9]|4[0-2])度[1-9])分(?=の(?:熱|高熱|微熱|発熱|体温)|まで(?:上が|下が)|あ(?:る|った))|(?<=(?:熱|体温)[がは]?(?:3[5-9]|4[0-2])度[1-9])分/g,
    "ブ",
  ],
  // 35°41′22″N; where the words before say the side already, the letter says nothing new.
  [
    /(?<=((?:[北南]緯|[東西]経)\s?)?)(\d{1,3})°\s?(\d{1,2})['′]\s?(?:(\d{1,2}(?:\.\d+)?)(?:["″]|''|′′)\s?)?([NSEW](?![A-Za-z]))?/g,
    (_, said, degrees, minutes, seconds, side) =>
      `${said || !side ? "" : SIDES[side]}${degrees}度${minutes}分${seconds ? `${seconds}秒` : ""}`,
  ],
  [/(\d{1,3}\.\d+)°\s?([NSEW])(?![A-Za-z])/g, (_, degrees, side = "") => `${SIDES[side]}${degrees}度`],
  // How far a clock is from the world's: UTC-8 is no name of a model.
  [/(?<![A-Za-z])(UTC|GMT)\s?[-−–](?=\d{1,2}(?![\d-]))/g, "$1マイナス"],
  [/(?<![A-Za-z])(UTC|GMT)\s?\+(?=\d{1,2}(?!\d))/g, "$1プラス"],
  [/(?<![A-Za-z\d])['‘’](\d0)s(?![A-Za-z])/g, "$1年代"],
  [/(?<![A-Za-z\d.])((?:1[6-9]|20)\d0)'?s(?![A-Za-z])/g, "$1年代"],
  [
    new RegExp(`(?<=\\d\\.\\d+(?:\\.\\d+)?)-(${STAGE})\\.?(\\d{0,3})(?![\\d.])`, "g"),
    (_, stage = "", build) => `${STAGES[stage]}${build}`,
  ],
  [
    /ISBN(?:-1[03])?[::\s]{0,2}((?:97[89][-\s]?)?(?:\d[-\s]?){9}[\dXx])(?![\d-])/g,
    (_, number = "") =>
      `アイエスビーエヌ、${number.replace(/\d+/g, digitByDigit).replace(/[xX]$/, "エックス").replace(/[-\s]/g, "の")}`,
  ],
  [
    /(?<![A-Za-z])(?:NaCl|NaOH|HCl|KCl|KOH|CaO|MgO|ZnO|NaHCO3|CaCO3|H2SO4|Na2CO3)(?![A-Za-z\d])/g,
    (symbols) => symbols.replace(/[A-Za-z]+/g, (letters) => spell(letters)),
  ],
  [
    /(?<=(?<!\d)\d{1,3}(?:\.\d+)?)\^(-?)(\d{1,2})(?!\d)/g,
    (_, sign, power) => `の${sign && "マイナス"}${power}乗`,
  ],
  // Beyond the tenth of a month no part of a whole is meant, but for the sizes of tools.
  [
    /(?<![\d./])([2-9]|1[0-2])\/(1[1-9]|2\d|3[01])(?![\d./]|\s?(?:インチ|mm|スケール|サイズ|縮尺|拍子|ページ|ステップ|レンチ))/g,
    "$1月$2日",
  ],
  // Days in a row, each in brackets.
  [
    /(?:\([月火水木金土日祝]\)){2,}/g,
    (days) => days.replace(/[()]/g, "").replace(/./gu, (day) => DAYS[day] ?? day),
  ],
  // Days side by side, of shops and lessons.
  [
    /(?<![\p{Script=Han}\d])(?:月水|月木|月金|火木|火金|水金|木土|水土|月火|火水|木金|金土)(?=は(?:お?休|定休|営業)|に(?:授業|レッスン|開|営業|お?休|クラス|教室)|の(?:夜|朝|レッスン|授業|午[前後]|クラス|週)|定?休|のみ)/gu,
    (days) => days.replace(/./gu, (day) => DAYS[day] ?? day),
  ],
  // A laugh behind a sentence.
  [/(?<=[\p{Script=Han}ぁ-んァ-ヺー。!?])[wｗ]{1,8}(?=$|[。\s])/gu, ""],
];
