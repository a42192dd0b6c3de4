import { isJapaneseSentence } from "#kernel/critic/predicate-ja";
import { NOTES } from "./bare-notes-ja.ts";
import { heatingBy } from "./heating-ja.ts";
import { COUNT, TAKES_TIME, UNIT } from "./measures-ja.ts";
import { withBeing } from "./without-topic-ja.ts";

/** A Japanese sentence may leave out its verb; these endings tell which one a listener adds. */
export interface Meant {
  ending: RegExp;
  polite: string;
  plain: string;
  /** Where the sentence must not have it. */
  unless?: RegExp;
}

/** 「ぬるま湯で押し洗い」: a noun that does what its verb does. */
const DONE =
  "ひと(?:塗り|掛け|拭き|混ぜ)|(?:押し|もみ|手|水|丸|つけ置き|浸け置き)洗い|(?:陰|日陰|平|天日|つり|部屋)干し|(?:水|空|から|乾)拭き";

const DEED = new RegExp(`(?<!は)[をでにて、](?:${DONE})$`, "u");
/** 「腰まわりをさりげなくカバー。」: behind what it is done to, the noun is a deed. */
const COVERS =
  /を(?:[^、。はがを]{1,8}[くにと]|しっかり|すっきり|ゆったり|ぴったり)?(?:カバー|サポート|キープ|ガード|ケア|ブロック|プロテクト|アピール|リセット)$/u;
/** 「原料の濃度をすべて公開。」: what a house does all the time. */
const KEEPS_DOING = /を(?:すべて|全て|全部|自社で|国内で)(?:公開|開示|生産|製造|管理|保証)$/u;
/** A deed of somebody who is named by a trade. */
const TELLS =
  /を、?[^。]{0,40}(?:筆者|著者|記者|編集部|専門家|職人|店主|スタッフ|プロ|[医教]師|さん)が、?(?:[^。、はがを]{0,12}[にで])?(?:解説|紹介|検証|伝授|案内|報告)$/u;
/** It ends as an adjective does: 押し洗い. */
export const isDeed = (bare: string) =>
  [DEED, NAMED_DEED, COVERS, KEEPS_DOING].some((ending) => ending.test(bare));
/** 「洗い方は、手洗い。」 */
const NAMED_DEED = new RegExp(`は、?(?:${DONE})$`, "u");

const MINUTES = `(?:で|(?<=で)、?)約?${COUNT}(?:分|秒)(?:半|間|ほど)?$`;
const HEATED = new RegExp(`レンジ(?:[（(][^（）()]{1,8}[)）])?${MINUTES}`, "u");
/** 「弱めの中火で8分。」 */
const FIRED = new RegExp(`(?:弱火|中火|強火|とろ火)${MINUTES}`, "u");
/** 「弱火で、木べらの跡が残るまで3分。」 */
const FIRED_UNTIL = new RegExp(
  `(?:弱火|中火|強火|とろ火)で、?[^。、はを]{1,20}まで、?約?${COUNT}(?:分|秒)(?:半|間|ほど)?$`,
  "u",
);
const BAKED = new RegExp(
  `(?:オーブン|トースター|グリル)(?:[（(][^（）()]{1,8}[)）])?(?:の(?:高温|低温|強|弱))?${MINUTES}`,
  "u",
);

/** 「ごはんが、電子レンジで2分。」, but 「もやしを電子レンジで2分。」 */
const SAID_OF = /^(?!.*(?:を|んで電子)).*(?:(?<!に)は|[がも])/;

const MEANT: readonly Meant[] = [
  ...NOTES,
  // 「張り替える手順を、年に8枚張る筆者が解説。」
  { ending: TELLS, polite: "します", plain: "する" },
  // 「電池は別売り。」
  { ending: /^[^、。はが]{1,20}は、?(?:別売り?|別料金|有料|対象外|要予約)$/, polite: "です", plain: "だ" },
  { ending: DEED, polite: "します", plain: "する" },
  { ending: COVERS, polite: "します", plain: "する" },
  { ending: KEEPS_DOING, polite: "しています", plain: "している" },
  { ending: NAMED_DEED, polite: "です", plain: "だ" },
  // 「耐圧は元の数字より下げないで。」: what must not be done to a thing.
  {
    ending:
      /^(?!(?:彼|彼女|父|母|兄|姉|弟|妹|夫|妻|子|娘|息子|私|僕|犬|猫)[らはた])[^、。はがもさ]{1,8}は、?[^、。はがも]{0,20}(?:下げ|上げ|外さ|触ら|さわら|使わ|入れ|つなが|塗ら|変え|替え|かけ|開け|締め|曲げ|切ら|洗わ|捨て|混ぜ|置か|付け|当て|抜か)ないで$/u,
    polite: "ください",
    plain: "ください",
  },
  {
    ending: /ないで$|気をつけて$/,
    polite: "ください",
    plain: "ください",
    // 「彼は何も言わないで。」 tells of somebody.
    unless: /(?<!に)は|[がも]/,
  },
  // 「必ず二人で。」
  { ending: /^(?:必ず|かならず)[^、。はがをに]{1,8}で$/, polite: "お願いします", plain: "行う" },
  // 「電子レンジで8分。」
  { ending: HEATED, polite: "加熱します", plain: "加熱する", unless: SAID_OF },
  { ending: FIRED, polite: "加熱します", plain: "加熱する", unless: SAID_OF },
  { ending: FIRED_UNTIL, polite: "加熱します", plain: "加熱する", unless: /(?:(?<!に)は|も)[^、]*$/ },
  { ending: BAKED, polite: "焼きます", plain: "焼く", unless: SAID_OF },
  // 「塩水に二十分。」: what is said of a place for so long is left there.
  {
    ending: new RegExp(
      `(?:水|湯|汁|つゆ|だし|液|蔵庫|冷凍庫|[樽桶甕蔵窯])に(?:一晩|${COUNT}(?:分|時間|日|週間|か月|ヶ月|年)(?:間|半|ほど)?)$`,
    ),
    polite: "置きます",
    plain: "置く",
    unless: /[をが][^、]*に[^に]*$/,
  },
  { ending: /^[^をは]*がそのまま[^をはが]{1,8}に$/, polite: "なります", plain: "なる" },
  {
    ending: new RegExp(`[にで][^が]*[^、。が]が${COUNT}(?:つ|個|本|枚|か所|カ所|箇所|軒|冊|台|室)(?:ずつ)?$`),
    polite: "あります",
    plain: "ある",
    unless: /が.*が|(?<!に)は/,
  },
  // 「専用の庭が六畳分。」
  { ending: new RegExp(`^[^、。はが]+が${COUNT}(?:畳分?|坪)$`), polite: "あります", plain: "ある" },
  {
    ending:
      /^(?:まず|それから|そして|次に|最後に)、?[^。をへはが]*(?:[\p{Script=Han}\p{Script=Katakana}ー]|の[\p{Script=Hiragana}]{2,6})$/u,
    polite: "です",
    plain: "だ",
    // 「それから三年。」 is a time that went by.
    unless: new RegExp(`${COUNT}(?:年|月|日|時間|分|秒)$`),
  },
  { ending: TAKES_TIME, polite: "かかります", plain: "かかる" },
  {
    ending: new RegExp(
      `(?:[にでとは、]|まで)(?:約|およそ|厚さ|高さ|長さ|幅|重さ)?${COUNT}(?:${UNIT})(?:か${COUNT}(?:${UNIT}))?$`,
      "u",
    ),
    polite: "です",
    plain: "だ",
  },
  // 「着て寝る前提のつくり。」, 「肩まわりはせまめ。」, 「布は湊町の石黒織物さん。」
  {
    ending:
      /[のるたな]つくり$|は、?[^、。はが]{0,8}(?:せま|ひろ|やわらか|かた|ほそ|ふと|なが|みじか|あつ|うす|ひく|たか|おも|かる)め$|^[^、。はが]+は、?[^、。はがをに]*[\p{Script=Han}\p{Script=Katakana}ー]さん$/u,
    polite: "です",
    plain: "だ",
  },
  // 「道ばたの石積み。」: behind を, が or へ the same form is a verb that goes on, 「荷を預け」.
  {
    ending: /[のるたいな][\p{Script=Han}]+(?:[きぎしちみりけげせめれえね]|立て)$/u,
    polite: "です",
    plain: "だ",
    unless: /[\p{Script=Han}]{2}し$/u,
  },
  {
    ending: /[は、][^、。はが]{1,10}(?:つき|なし|ならでは)$/,
    polite: "です",
    plain: "だ",
    unless: /(?:在庫|予約|文句|迷い|問題)[^、。]{0,2}なし$/,
  },
  {
    ending: /は[^「」。]{0,30}[「『][^「」『』。]{1,16}[」』]$/,
    polite: "です",
    plain: "だ",
    unless: /(?:[てでと、]|一言)[「『][^「」『』]*[」』]$/,
  },
];

/** 「2kgを約118分で乾燥(当社調べ)」: what is done in a time; how it was measured nobody says behind it. */
const DONE_IN =
  /^([^。はが]*を[^。はが]{0,16}(?:分|時間)で(?:乾燥|加熱|冷却|充電|解凍|除湿|脱水|殺菌))([（(][^（）()]*[)）])?$/u;

/** A sentence without its full stop, with the verb that it means; null where it may mean several. */
export function withVerbMeant(bare: string, isPolite: boolean): string | null {
  const [, deed] = DONE_IN.exec(bare) ?? [];
  if (deed) return `${deed}${isPolite ? "します" : "する"}`;
  const meant = MEANT.find(({ ending, unless }) => ending.test(bare) && !unless?.test(bare));
  if (!meant) return null;
  if (meant.polite === "です") return withBeing(bare, isPolite);
  const { polite, plain } = meant.ending === FIRED || meant.ending === FIRED_UNTIL ? heatingBy(bare) : meant;
  return bare + (isPolite ? polite : plain);
}

/** 「背の高い方に。」: of goods it says for whom or for which occasion they are. Adverbs end with に, too. */
const FOR =
  /^(?!.*(?:[とばらずても]、|ため|[がはを]))[^。]*(?:[いるたのな]方|[いな]日|[のな](?:贈り物|ギフト|プレゼント|お祝い|お供|おやつ|お?土産))に$/;
/** 「小皿がわりに。」, 「酒にも、たれにも。」 */
const FOR_ALSO =
  /^[^。がはをてで]{2,24}(?:がわり|代わり)に$|^(?:[^、。がはをにてで]{1,10}にも、?)+[^、。がはをにてで]{1,10}にも$/u;
export const offeredFor = (bare: string): string | null =>
  FOR.test(bare) || FOR_ALSO.test(bare) ? `${bare}どうぞ` : null;

const BEGINS = /^(?:まず|はじめに|最初に)、?[^、はがを」]{1,14}。$/;
const GOES_ON = /^(?:それから|そして|次に|つぎに|最後に)、?[^、はがをにへで」]{1,14}(?<!か)。$/;
/** The last of several may be longer: 「最後に、砂をふむ音。」 */
const ENDS = /^最後に、?[^、。はが」]{1,12}[うくぐすつぬぶむるの][\p{Script=Han}\p{Script=Katakana}ー]+。$/u;
const GOES_ON_OR_ENDS = new RegExp(`${GOES_ON.source}|${ENDS.source}`, "u");
const LASTS = new RegExp(`${COUNT}(?:年|月|日|時間|分|秒)。$`);
const FEWEST = 3;

/** 「まず潮の音。それから…」: things without a verb that are told one behind the other are one sentence. */
export function enumerated(sentences: readonly string[]): string[] {
  const told: string[] = [];
  for (let at = 0; at < sentences.length; at += 1) {
    const run = [sentences[at] ?? ""];
    const isThing = (text: string, form: RegExp) =>
      form.test(text) && !LASTS.test(text) && !isJapaneseSentence(text);
    if (isThing(run[0] ?? "", BEGINS))
      for (let next = at + 1; isThing(sentences[next] ?? "", GOES_ON_OR_ENDS); next += 1)
        run.push(sentences[next] ?? "");
    const isWhole = run.length >= FEWEST || (run.length > 1 && (run.at(-1) ?? "").startsWith("最後に"));
    if (!isWhole) run.length = 1;
    told.push(run.map((text, index) => (index < run.length - 1 ? text.replace(/。$/, "") : text)).join("、"));
    at += run.length - 1;
  }
  return told;
}
