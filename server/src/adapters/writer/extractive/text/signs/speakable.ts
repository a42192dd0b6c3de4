import { withoutNoteMarks } from "#kernel/text/note-marks";
import { AGES_SAID, TEN_MINUTES } from "#kernel/text/said-numbers-ja";
import type { Language } from "#kernel/vocabulary";
import { HEADS_IN_BRACKETS } from "./heads-in-brackets-en.ts";
import { withInchesSaid } from "./inches-en.ts";
import { JOINED_SENTENCES } from "./joined-sentences-ja.ts";
import { LANGUAGES } from "./languages-en.ts";
import { readAgain } from "./misread-letters.ts";
import { WITHIN_NAMES } from "./names-ja.ts";
import { PLACED } from "./placed-ja.ts";
import { PRESS_BRACKETS } from "./press-brackets-ja.ts";
import { withSlashesSaid } from "./slashes-en.ts";

const JAPANESE = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々、。「」『』（）]`;

/** Signs that nobody says, in either language. */
const SIGNS: [RegExp, string][] = [
  // Sites that escape their words twice.
  [/&(?:reg|trade|copy|shy|zwnj);/gi, ""],
  [/&nbsp;/gi, " "],
  [/&amp;/gi, "&"],
  [/&(?:#0?39|#x27|apos|rsquo|lsquo);/gi, "’"],
  [/([!?])\.(?=\s|$)/g, "$1"],
  [/\p{Extended_Pictographic}\uFE0F?/gu, ""],
  [/[®™©℠]/g, ""],
  [/(?<=\p{Ll})TM(?!\p{L})/gu, ""],
  // Marks of bold letters that a page shows as they are written: "**Abstract:** Looms …".
  [/(?<!\S)\*\*(?=[^\s*])|(?<=[:)])\*\*(?=\s|$)/gu, ""],
  // A mark of a footnote.
  [/(?<=[\p{L}\d.,!?])\*+/gu, ""],
  [/[①-⑳❶-❿⓪Ⓐ-ⓩ]\s*/g, ""],
  // 「【2】弁を外します。」, 「（補足を拝見して） 弁を外します。」
  [/^【[\d０-９]{1,2}】\s*|^（(?!注|※|第)[^（）「」。、\d０-９]{3,16}）[ 　]+(?=[\p{L}「])/gu, ""],
  // 「沸騰します※1。」, 「使えます※1※2。」
  [/(?<=[\p{L}\d%％）)])(?:※\s?\d{1,2})+(?=[。、）」]|\s*$)/gu, ""],
  // 「＊傷口には塗りません。」, 「>>12 弁が原因です。」: a note's mark, and the post that is answered.
  [
    /(?:(?<=^|[。\s])[＊*](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{N}])|^(?:>>|＞＞)\s?\d{1,4}\s*)/gu,
    "",
  ],
  // 「満足度98%※3でした」: whether the number is the mark's or the text's is not told; joined, it says another number.
  [/(?<![\p{L}\d%％）)])※|※(?!\s?\d)/gu, ""],
  // 「★ポイント5倍 28日まで★ 急な来客も、…」: what two stars enclose is a call beside the sentence.
  [/^[★☆][^★☆。]{1,30}[★☆]\s*(?=\S)/u, ""],
  PLACED,
  // A newspaper's column is one paragraph, whose thoughts it parts by a sign in the place of the full stop.
  [/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}」』）)])[▼▽](?=[^\s▼▽印])/gu, "。"],
  [/[★☆◆◇■□●○◎◉▼▽▲△▶►▸◀†‡✓✔✦❖♪♥❤→⇒➡←↑↓↗]+\s*/g, ""],
  [/\[\s*(\d{1,3}|[a-z]|note \d+|citation needed|edit)\s*\]/gi, ""],
  [/<\/?([\w-]+)[^<>]{0,40}>/g, "$1"],
  [/\s*[{[]([^{}[\]]*)[}\]]/g, " ($1)"],
  // A price is written with two decimals or none: £94.9 is £94.90. "$2.6 million" is a rounded number.
  [/([$£€]\s?\d[\d,]*\.\d)(?!\d|\s?(?:thousand|million|billion|trillion|[mb]n|[kmb])\b)/gi, "$10"],
  [/[\u00AD\u200B-\u200F\uFEFF]/g, ""],
];

const ENGLISH: [RegExp, string][] = [
  // "(Swedish: vävstol, German: Webstuhl)": what others call it.
  [new RegExp(String.raw`\s?\((?:(?:${LANGUAGES}): [^():]{1,60}?(?:[,;] |(?=\))))+\)`, "gu"), ""],
  [/(?<=\d)\s?(?:m²|㎡|m2(?!\w))/g, " square metres"],
  ...HEADS_IN_BRACKETS,
  [/[、，]\s*/g, ", "],
  [/。\s*/g, ". "],
  [/[「『]/g, "“"],
  [/[」』]/g, "”"],
  [/[！-～]/g, ""],
  [/\s+[~|•·]\s+/g, ", "],
  // A mark of a footnote that lost its height: "2 times3 tougher". Behind other words, "python3", it is a name's.
  [/(?<=\d\s(?:times|hours?|minutes?|days|years|percent))[1-9](?=[\s,.;)])/g, ""],
  [/~(?=\d)/g, "about "],
  [/\s?±\s?(?=\d)/g, " plus or minus "],
  [/(?<=\p{L}{2}) \+ (?=\p{L}{2})/gu, " and "],
  [/\band\/or\b/gi, "or"],
  [/(?<=\p{Ll}{2}),(?=\p{L}{2})/gu, ", "],
  // Behind another dot, or before a capital within the word, it is one name: "tarn.loom.Reed", "loom.ReedKey".
  [
    /(?<![\p{L}\d_]\.[\p{L}\d_]{0,40})(\p{Ll}{2}[.!?])(?=\p{Lu}\p{L}{0,2}[\s\p{L}]|\d+ \p{Ll})(?!\p{Lu}\p{Ll}+\p{Lu})/gu,
    "$1 ",
  ],
  [/\s+([,.!?;:])(?=\s|$)/g, "$1"],
  // "you want four cycles or more, see SL5-A4.": a number of the shop's list.
  [/, (?:please )?see (?=[\p{Lu}\d-]*\d)[\p{Lu}\d-]{3,12}(?=[.;)])/gu, ""],
  [/\(\s*\)/g, ""],
  // "subject to the flushing instructions below"
  [
    /(?<=\b(?:instructions|conditions|terms|rules|steps|exceptions|limits)) (?:(?:set out|given|listed|described) )?below(?=[.,;)])/g,
    "",
  ],
];

const IN_JAPANESE: [RegExp, string][] = [
  [/(?<=\d)\s?(?:m²|㎡|m2(?!\w))/g, "平方メートル"],
  [/\s*[|｜]\s*/g, "、"],
  [/㈱|\(株\)|（株）/g, "株式会社"],
  [/㈲|\(有\)|（有）/g, "有限会社"],
  [/±\s?(?=[\d０-９])/g, "プラスマイナス"],
  // 「6~7ミリグラム」
  [/(?<=\d)\s?~\s?(?=\d)/g, "〜"],
  [TEN_MINUTES, "10分"],
  ...AGES_SAID,
  // 「21:00〜、」: no end follows.
  [/(?<=\d{1,2}[:：]\d{2}|\d(?:時|分|日|月|年|歳))\s?[〜～~](?=[、。）)」]|\s*$)/gu, "から"],
  // 「速度を落とします（手順4）。」, 「（図3参照）」: a place on the page.
  [
    /[（(](?:→|⇒)?\s?(?:手順|ステップ|図|表)\s?[\d０-９]{1,2}(?:[をに]?(?:参照|ご?覧)[^（()）]{0,6})?[）)]/gu,
    "",
  ],
  // The name of a button.
  [/［[＋+]］/g, "「プラス」"],
  [/［([^［］]{1,20})］/g, "「$1」"],
  [new RegExp(String.raw`(?<=${JAPANESE}),\s*`, "gu"), "、"],
  [new RegExp(String.raw`(?<=${JAPANESE})\.(?=\s|$|${JAPANESE})`, "gu"), "。"],
  [new RegExp(`(?<=${JAPANESE})!`, "gu"), "！"],
  [new RegExp(String.raw`(?<=${JAPANESE})\?`, "gu"), "？"],
  // 「どこか満たされない――。」
  [new RegExp(String.raw`(?<=${JAPANESE})[―—─]{1,3}(?=[。」])`, "gu"), ""],
  // 「ピリオド .、本文の順に」, 「見出しを , で分けます」
  [/(?<=ピリオド|ドット|カンマ|コンマ|コロン) ?[.,:](?=[ 、。をでにと])/gu, ""],
  [/(?<=[をはがに]) ?, ?(?=で)/gu, "カンマ"],
  [/(?<=[をはがに]) ?\. ?(?=で)/gu, "ピリオド"],
  // 「仲が悪いわけじゃない（笑）。」
  [/[（(](?:一同)?(?:笑|爆笑|苦笑|照笑|泣|涙|汗|拍手|沈黙)[）)]/gu, ""],
  // 「（しばらく黙って）長野の館で」: what somebody does while speaking.
  [
    /[（(][^（()）「」\d]{0,10}(?:黙って|黙る|考えて|考え込[みむ]|笑って|笑いながら|うなず(?:いて|く)|首をかしげて|首を振って|指さして|ため息をついて|手を止めて|見せながら)、?[）)]/gu,
    "",
  ],
  [/（\s*）/g, ""],
  // 「ポンプ（前の持ち主が替えたそうです）が家の裏にあります。」: a sentence within another.
  [
    /[（(](?![^（）()]*(?:円|税|料|込|別|除|要|限|休|不可|なし|のみ|だけ|以外|必須|予約))[^（）()]{4,60}(?:です|ます|ました|ません|でした|ている|だった)(?:、[^（）()]{1,20})?[）)](?=[はがをにのとでもへ])/gu,
    "",
  ],
  // The people and places of a company are for the eye of a press officer.
  [/（[^（）]{0,60}[：:][^（）]{0,80}）/g, ""],
  // 「（以下「本サービス」）」: the word is understood without it.
  [/[(（]以下、?[「『][^「」『』]{1,24}[」』](?:という|とする|と(?:い|言)います|とします)?。?[)）]/g, ""],
  [/[(（]以下、(?![「『])[^「」『』（）()、。]{1,16}(?:という|とする)?。?[)）]/g, ""],
  [/[(（](?:本社|本店|所在地|代表|社長|証券コード|東証)[^()（）]{1,120}[)）]/g, ""],
];

/** Words of a condition, which stays where it is: tax above all. */
const CONDITION = [
  "not|no|only|without|except|excluding|excludes?|unless|optional|required|sold|included|including|includes?",
  "plus|if|(?<![’'])s|tax|taxes|vat|subject|before|after|from|until|members?|selected|permitting|while|when|for|free|per|each",
].join("|");
/** A reading, a place or another word for the one before it; a figure or an abbreviation stays. */
const ASIDE = new RegExp(
  String.raw`(?<=\p{L}) \((?=[“"‘]?\p{Ll})(?![^()]*\b(?:${CONDITION})\b)[^()\d]{3,100}\)`,
  "gu",
);
/** 'Tarn Grid, Inc. ("Tarn")': how a company calls itself from here on is heard without it; "WHO" has to be told. */
const DEFINED =
  /(?<=[\p{L}.]) \((?:(?:the )?[“"](?=[^“”"]*\p{Ll})\p{L}[^“”"()]{1,40}[”"](?:,? or (?=(?:the )?[“"])|(?=\))))+\)/gu;
/** "Tarn Grid plc (LSE: TARN)": by what name its shares are traded. */
const TICKER =
  / \((?:LSE|AIM|NYSE|NASDAQ|TSXV?|ASX|OTC\p{L}*|Euronext|FSE|HKEX)(?: [\p{L} ]{1,20})?: ?[\p{Lu}\d.,:; ]{1,40}\)/giu;
const ASIDES: [RegExp, string][] = [
  // 「【順番】 (1) 名義を調べる。(2) 手紙を出す。」: steps are heard in their order, without numbers.
  [
    /(?<=^|[。！？]\s*)(?:【[^【】]{1,12}】\s*)?[(（]\d{1,2}[)）]\s*(?=[\p{L}「])(?![はがをにのとでもや])/gu,
    "",
  ],
  // 「そのままでした…。」
  [/(?<=(?:です|ます|した|せん|ない))[…‥]+(?=。)/gu, ""],
  // 「見えるのが分かりますか？（写真3枚目）」, 「（図2参照）」: where to look.
  [
    /(?:(?<=^|[。！？]\s?)[^。！？]{0,80}(?:[分わ]かり|見え)ますか[。？]\s*)?[（(](?:[上下左右]の?|本文)?(?:写真|画像|図|イラスト)[^（()）]{0,10}[）)]\s*/gu,
    "",
  ],
  // 「水車亭」（山川市栄町2、TEL 012-345-6789）: where somebody is called, a listener does not ask.
  [/[（(][^（()）]{0,40}(?:TEL|Tel|電話|☎|℡)[ 　：:]?[\dX０-９][^（()）]{0,30}[）)](?=[^（(]*[\p{L}])/gu, ""],
  [
    /(?<=[\p{L}々ー」』])(?<!円)[（(](?![^）)]*(?:円|税|料|込|別|除|要|限|休|止|無|有|付|済|不可|なし|のみ|だけ|以外|必須|予定|予約|先着|抽選|一部|未満|以上|以下|場合))[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー・]{1,12}[）)](?=[^（(]*[\p{L}])/gu,
    "",
  ],
];

/** 「３．２ミリ」 beside 「165グラム」, and the 「ｃｍ」 behind it: a script writes its figures in one way. */
const WIDE_FIGURES = /(?<=[０-９])[．，](?=[０-９])|[０-９]|(?<=[\d０-９])[ａ-ｚＡ-Ｚ]+/gu;
const narrowed = (text: string) => text.replace(WIDE_FIGURES, (signs) => signs.normalize("NFKC"));

/** Spaces where a line of the page's source ended. */
const LINE_BREAKS: [RegExp, string][] = [
  ...WITHIN_NAMES,
  [
    new RegExp(`(?<=[、。はがをにでともへ])[ 　]+(?=${JAPANESE})|(?<=[、。])[ 　]+(?=[\\p{L}\\p{N}])`, "gu"),
    "",
  ],
  [
    new RegExp(
      `(?<=${JAPANESE})[ 　]+(?=[をはがにでとのもへや、。][^ 　])(?!はじ|はい|もし|もう|もっと|とて|とき|でき|やわ|やさ|にお|のち)`,
      "gu",
    ),
    "",
  ],
];

const folded = (text: string) =>
  text.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

/** A page's words as a voice can say them: no signs, and punctuation of their own language. */
export function withoutSigns(text: string, language: Language): string {
  const source =
    language === "en"
      ? folded(readAgain(text)).replace(LEADS_ON, ", ")
      : text.replace(BECOMES, "から").replace(LEADS_TO, "、");
  return replaced(withoutNoteMarks(source), [...SIGNS, ...(language === "en" ? ENGLISH : IN_JAPANESE)]);
}

/** 「4分→5分半」 */
const BECOMES = /(?<=[\d０-９][^\s\d０-９。、]{0,3})\s*[→⇒➡]\s*(?=[^。、\s]{0,4}[\d０-９])/gu;
/** "Settings → Webhooks → Reveal secret": one behind the other. */
const LEADS_ON = /(?<=[\p{L}\d”"’')])\s*[→⇒➡]\s*(?=[\p{L}\d“"‘'(])/gu;
/** 「設定→通知→音」 */
const LEADS_TO = /(?<=[\p{L}\d」』）])\s*[→⇒➡]\s*(?=[\p{L}\d「『（①-⑳])/gu;

/** Running text: as above, and without the line breaks of its source. */
export const speakable = (text: string, language: Language, isRow = false) =>
  language === "en"
    ? withInchesSaid(withSlashesSaid(withoutSigns(text, language)))
        .replace(ASIDE, "")
        .replace(TICKER, "")
        .replace(DEFINED, "")
    : replaced(narrowed(withoutSigns(text, language)), [
        ...LINE_BREAKS,
        // A row of a table limits its values in brackets.
        ...(isRow ? [] : [...PRESS_BRACKETS, ...ASIDES]),
        ...JOINED_SENTENCES,
      ]);

const replaced = (text: string, rules: [RegExp, string][]) =>
  rules
    .reduce((result, [pattern, by]) => result.replace(pattern, by), text)
    .replace(/\s+/g, " ")
    .trim();

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** A sentence of a page's other language is for its other readers. */
export const isInLanguage = (text: string, language: Language) =>
  language === "en" ? !KANA.test(text) : /\p{Script=Hiragana}/u.test(text);

const DAY =
  /^(?:\p{Lu}\p{Ll}{2,8}\.? \d{1,2}, \d{4}|\d{1,2} \p{Lu}\p{Ll}{2,8} \d{4})\s(?:[-–—|·]\s)?(?=\p{Lu})/u;

/** "Dec 5, 2025 The …": the day of an entry is no part of its sentence. */
export const withoutDay = (text: string) => text.replace(DAY, "");
