import { accented } from "#kernel/text/accent";
import type { Rewrite } from "../rewrite.ts";
import { alternatives } from "../table.ts";
import { wordRows } from "../word-list.ts";

/** Spoken as the list says, with its accent, which is counted in morae; without one the name stays level. */
function given(kana: string, accent: number): string {
  const head = kana.match(new RegExp(`^(?:.[ャュョァィゥェォ]?){${accent}}`, "u"))?.[0] ?? "";
  return accented(kana, head ? head.length : null);
}

/** People by trade and beings of tales, who speak as well, and common words of which much is said: 旗手が話す, 相場が期待に応える. */
const NO_NAME = new Set(
  "旗手 御供 白鳥 行方 四方 千手 三国 相場 平野 内野 下地 和気 根本 最上 青島 水田 本島 入山 平原 真下 山村 野原 塩田 切通".split(
    " ",
  ),
);

/**
 * Names that the front end takes for other words unless さん follows: dear ones, those that neighbours alone tell,
 * and the front end's own.
 */
const names: ReadonlyMap<string, string> = new Map(
  [
    ...wordRows("ja-family-names").filter(([, , , cost]) => cost),
    ...wordRows("neighbours/ja").flatMap(([written = "", read = "", before, after = ""]) =>
      !before && after.startsWith("(?:さん|さま") ? [[written, read, "0"]] : [],
    ),
    ...wordRows("ja-speakers"),
  ]
    .filter(([written = ""]) => !NO_NAME.has(written))
    .map(([written = "", read = "", accent]) => [written, given(read, Number(accent))]),
);

/** Only people do so: things change, come and fall, but do not say or serve. */
const DEED = [
  "話(?:す|し|せ|さ)|語(?:る|っ|り|ら)|述べ|言(?:う|っ|い)|(?:と|を)?答え|務め|勤め|就任|辞任|当選|落選|立候補|出馬|指摘|強調|会見|コメント|謝罪|提案|呼びかけ|訴え",
  "主演|出演|演じ|歌(?:う|っ|い)|登板|降板|続投|完投|打席|得点|本塁打|優勝|準優勝|連覇|勝っ|敗れ|金メダル|銀メダル|銅メダル|先制点|決勝点|同点弾",
  "笑(?:う|っ|い)|泣(?:く|い|き)|怒(?:る|っ|り)|喜(?:ぶ|ん|び)|うなず|つぶや|叫(?:ぶ|ん|び)|尋ね|書(?:く|い|き)|訪れ(?!る|た[^。、])|訪問|結婚|引退|移籍|受賞|逮捕|死去|亡くな|担当|指揮|率い|手がけ|手掛け|挑(?:む|ん|み)|出席|参加|来日|留学|入社|退社",
].join("|");

/** Behind a deed these make a thing or another person of it: 参加者, 訪れた人. */
const THING = "者|作|先|費|後|料|番号|候補|業|[るたっ]て?い?た?(?:人|客|者|方|際)";

/** The one who does it: 北出が話す, not 北出版. */
export const speakers: readonly Rewrite[] = [
  [
    new RegExp(
      `(?<![\\p{Script=Han}々ァ-ヶー])(${alternatives(names.keys())})(?=が(?:[^。、がはも]{1,12}[をにで]|「[^「」]{1,40}」と)?(?:${DEED})(?!${THING}))`,
      "gu",
    ),
    (_, name = "") => names.get(name) ?? name,
  ],
];
