import { isJapaneseSentence } from "#kernel/critic/predicate-ja";
import { withPredicate } from "../../prose/register.ts";

/** 「あとから追加可能」, 「開け閉めが楽」: qualities, behind which です is certain. */
const QUALITY =
  /(?:可能|不可|不要|必要|無料|有料|無用|付き|入り|製|兼用|専用|共用|同梱|別売り?|完備|対象外|限定|最適|(?<=[はがも、にで])(?:楽|便利|簡単|手軽|丈夫|安心|安全|快適|静か|軽量|確実|清潔|豊富|控えめ|ひかえめ))$/u;
/** 「入荷待ちで不可」: what is asked of somebody, or what a label says, is none. */
const OPEN = /^(?:ご|お)?(?:注意|用意)|[：:]/u;

const DONE = [
  "設定|設計|採用|使用|配置|装備|搭載|配合|加工|調整|改良|改善|厳選|選定|採取|栽培|製造|生産|開発|用意|準備|販売|導入",
  "考慮|重視|追求|統一|固定|強化|補強|塗装|縫製|印刷|収録|掲載|凝縮|再現|表現|継承|確保|実現|確認|検証|内蔵|両立|凝縮|抑制|軽減|維持",
].join("|");
/** 「他のものより2cm低く設定」, 「ガラス管を採用」, 「50kgまで確認」: what was done with the thing, and stays so. */
const WAS_DONE = new RegExp(
  `(?:を(?:[^、。をはが]{1,10}[くにで])?|[長短高低深浅厚薄広狭太細大小強弱多少な]く)(?:${DONE})$|まで(?:確認|検証|試験|対応)$`,
  "u",
);
/** 「32cmの鍋まで収納」: how far one can go with it. */
const CAN_BE_DONE = /まで(?:収納|調整|調節|伸縮|拡張|延長|変更|利用|使用|設定)$/u;
/** 「左右から選んで取り付け」: the stem of a verb behind what it is done to. */
const STEM =
  /(?:を[^。、はが]*|[んっしいきりえけせてめれ][でて])(?:取り付け|貼り付け|組み合わせ|組み立て|据え付け|巻き付け|縫い付け|埋め込み|折りたたみ|折り畳み)$/u;

/** 「替え刃が一枚ずつ付属」 */
const IN_BOX = /[はがも][^。、を]*付属$/u;
/** 「戸を閉めて二人で三時間」: what is so after that time, the next sentence says. */
const LASTS =
  /^[^はがもを]*を[^はがもを]*て[^はがもを]*[\d一二三四五六七八九十半](?:分|時間|日|週間|か月|年)(?:間|半|ほど)?$/u;
const N = "[\\p{Script=Han}\\p{Script=Katakana}ー]";
const IS_THING = [
  // 「目盛りは2mm刻み」, 「表は手織り」
  /は、?[^、。はがを]*(?:刻み|仕立て|仕上げ|張り|織り|編み|染め|造り|焼き|塗り)$/u,
  // 「直径およそ一尺（30cm）」
  /^(?:直径|内径|長さ|高さ|横幅|幅|奥行き?|深さ|厚さ|厚み|重さ|容量)(?:は|が)?(?:約|およそ)?[\d一二三四五六七八九十][^、。はがを]*$/u,
  // 「落ち葉と、その影の色」, 「花、実、そして冬に残る枝」: of goods they say what was meant before.
  new RegExp(`^[^はがもをでてへ、]+と、[^はがもをでてへ、]*[のるたいな]${N}{1,8}$`, "u"),
  new RegExp(`^[^はがもをへ]*、(?:そして|それに)、?[^はがもをへ、]*[のるたいな]${N}{1,8}$`, "u"),
];

/** A sentence in the form of a note, as one says it; as it is where its verb is not certain. */
export function noteSaid(text: string, before = ""): string {
  const bare = text.replace(/。$/u, "");
  if (bare === text || OPEN.test(bare)) return text;
  if (WAS_DONE.test(bare)) return `${bare}しています。`;
  if (CAN_BE_DONE.test(bare)) return `${bare}できます。`;
  if (STEM.test(bare)) return `${bare}ます。`;
  if (IN_BOX.test(bare)) return `${bare}しています。`;
  if (LASTS.test(bare)) return text;
  if (QUALITY.test(bare) && bare.length >= SHORTEST && !isJapaneseSentence(text)) return `${bare}です。`;
  // In a tale of the past a note is of that time: です would be of today.
  if (PAST.test(before)) return text;
  if (IS_THING.some((one) => one.test(bare)) && !isJapaneseSentence(text)) return `${bare}です。`;
  return withPredicate(text, "polite", before);
}
const SHORTEST = 5;
const PAST = /(?:ました|でした|[っいんしだれけせ]た)。$/u;

/** 「ねじ2本、約3分」: things and counts side by side, of which nobody says what they are. */
const COUNTED_ONLY =
  /^[^はがをにでのもとへやて、。]{2,12}、(?:約|およそ)?[^はがをにでのもとへやて、。]{1,8}$/u;
export const isBareCount = (text: string): boolean => {
  const bare = text.replace(/。$/u, "");
  return COUNTED_ONLY.test(bare) && /\d/u.test(bare) && !QUALITY.test(bare);
};
