/** The label of a part that stands right before its text: 「外観角にスレ。」 */
const PART = /^(?:外観|外装|内装|光学系?|動作|機能|内部|表紙|本体|付属品?)[：:\s　]*(?=\p{L})/u;
const TRACE =
  "(?:拭き)?(?:キズ|きず|傷)|スレ|擦れ|チリ|ホコリ|カビ|クモリ|汚れ|シミ|しみ|ヤケ|やけ|日焼け|油|サビ|錆|割れ|欠け|凹み|へこみ|アタリ|色褪せ|毛玉|書き込み|折れ|ほつれ";
const COUNT = "\\d{1,2}(?:本|点|か所|箇所|カ所|つ)";

const RULES: readonly [RegExp, string][] = [
  // 「カビ・クモリ：なし」, 「凹みなし」
  [/^([^：:はがを]{1,14})(?:[：:]\s?)?(?:なし|無し)$/u, "$1はありません"],
  // 「前板：キズ3本」, 「中玉：チリ少々」
  [
    new RegExp(`^([^：:]{1,8})[：:]\\s?(${TRACE})(少々|わずか|多数|${COUNT})(?:[（(][^（()）]*[)）])?$`, "u"),
    "$1に$2が$3あります",
  ],
  // 「後玉：きれい」
  [/^([^：:]{1,8})[：:]\s?(きれい|良好|綺麗|良)$/u, "$1は$2です"],
  // 「羽根にうっすら油」, 「角にスレ」
  [
    new RegExp(`^([^：:はがを]{1,14}に)(うっすら|わずかに|わずかな|多少の|小さな|少し)?(${TRACE})$`, "u"),
    "$1$2$3があります",
  ],
  // 「蓋やや重い」
  [
    /^([\p{Script=Han}\p{Script=Katakana}ー]{1,8})(やや|少し|かなり)((?:重|軽|固|硬|渋|緩|ゆる|きつ|薄|濃)い)$/u,
    "$1が$2$3です",
  ],
  // 「引っかかる感触あり」
  [/^([^：:はを]{2,30}[うくぐすつぬぶむるいた](?:感触|感じ|跡|音|箇所|個所))(?:あり|有り)$/u, "$1があります"],
];
const WHOLE = /(?:ます|です|ません|[薄濃重軽固硬渋緩弱]い|[うくすつぬぶむる])$/u;

/** How a used thing has been kept, whose notes have no verbs: 「前板：キズ3本。カビ：なし。」 as sentences. */
export function conditionTold(text: string): string | null {
  if (/(?:ます|です|ません|ください)[。）)]?/u.test(text)) return null;
  const notes = text
    .replace(PART, "")
    .split(/。|\s*※/u)
    .map((note) => note.trim())
    .filter(Boolean);
  const told = notes.map((note) => {
    const rule = RULES.find(([form]) => form.test(note));
    return rule
      ? `${note
          .replace(...rule)
          .replace("は良です", "は良好です")
          .replace(BESIDE, "や")}。`
      : null;
  });
  if (told.every((sentence) => sentence === null)) return null;
  return notes.flatMap((note, at) => told[at] ?? (WHOLE.test(note) ? `${note}。` : [])).join("");
}
const BESIDE = /(?<=[\p{Script=Han}\p{Script=Katakana}ー])・/gu;

/** How a used thing has been kept is told beside the longest description, too. */
export const tellsOfCondition = ({ text }: { text: string }): boolean => /^状態は/u.test(text);

/** Whether a page sells a thing that somebody has had before. */
export const isOfUsed = (titles: readonly string[]): boolean => titles.some((title) => USED.test(title));
const USED = /中古|古着|ユーズド|[ビヴ]ィ?ンテージ|アンティーク|(?<![A-Za-z])USED(?![A-Za-z])/u;
