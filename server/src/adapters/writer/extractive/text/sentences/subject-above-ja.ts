import type { Block } from "#kernel/page";

const FIGURES =
  "[\\d０-９.．〜～、一二三四五六七八九十百千万半]|から|まで|ごろ|ほど|くらい|以上|以下|前後|未満|約";
/** No token is made of others, so that a text is read in one way only. */
const rangeIn = (units: string, words = "ちょうど") =>
  new RegExp(
    `^(?=[^。]*[\\d０-９一二三四五六七八九十百千万半](?:${units}))(?:${FIGURES}|${units}|${words}){2,40}(?:です)?。$`,
    "u",
  );

/** 「つくった日から、涼しいところで五日。」 */
const LASTS =
  /^[^はがも。]{0,24}[\d０-９一二三四五六七八九十]+(?:日|週間|か月|ヶ月|カ月|年)(?:間|半|ほど|くらい|ぐらい|以内)?(?:です)?。$/u;

/** 「使える月齢」: what a heading measures, and how a text says nothing but that: 「四か月ごろから、十五キロまで。」 */
const MEASURES: readonly (readonly [RegExp, RegExp])[] = [
  [/(?:月齢|年齢)$/u, rangeIn("か月|ヶ月|カ月|歳|才|キロ|kg|センチ|cm", "首がすわった|体重|身長")],
  [/(?:重さ|重量)$/u, rangeIn("キロ|グラム|kg|g")],
  [/体重$/u, rangeIn("キロ|kg")],
  [/(?:大きさ|長さ|寸法|身長)$/u, rangeIn("センチ|ミリ|メートル|cm|mm", "直径|幅|高さ|奥行き|奥行|縦|横")],
  [/(?:日もち|日持ち|賞味期限|消費期限|保存期間)$/u, LASTS],
  [/(?:期間|期限|時間)$/u, rangeIn("日|時|分|週|か月|ヶ月|カ月|年", "間")],
  // 「令和8年12月7日（月曜日）午前9時から令和9年2月26日（金曜日）まで。」
  [
    /(?:期間|期限|会期|日時|開催日|締切|締め切り)$/u,
    rangeIn("年|月|日|時|分", "令和|[（(][月火水木金土日](?:曜日?)?(?:・祝日?)?[）)]|午前|午後|正午"),
  ],
  [/(?:時期|季節)$/u, rangeIn("月", "上旬|中旬|下旬|はじめ|末")],
  [/人数$/u, rangeIn("人|名")],
  [/温度$/u, rangeIn("度|℃", "マイナス")],
  [/容量$/u, rangeIn("ミリリットル|リットル|ml|L")],
];
const LONGEST_HEADING = 12;

/** 「植える場所と土」: of the things in a heading, the place. */
const PLACE = /(?:^|[とや・])([^とや・はをが、]{1,6}場所)(?:$|[とや・])/u;
/** 「日が半日あたり、風の通るところ。」 */
const IS_PLACE =
  /^(?!ちょうど|いま|今)[^は。]{4,60}(?:(?<!ている|でいる|てる|た|やすい)ところ|場所|土地|庭)(?:です)?。$/u;
/** 「実をならせるには」, above what one has to do for it. */
const IN_ORDER_TO = /^[^はが、。？?]{1,14}(?:[うくぐすつぬぶむる]|ため)には$/u;
const ASKS_FOR =
  /^(?!.*(?:ないで|場合|とき|気軽|どうぞ|遠慮|ご?相談|ご連絡))[^。]{6,110}(?:て(?:ください|下さい)|ましょう|(?:が|こと)[^、。]{0,3}必要です)。$/u;
const TURNS_BACK = /^(?:また|なお|ただ|でも|しかし|そ[のれこう]|こ[のれこう]|まず|次に|さらに)/u;
/** 「剪定」 above 「一月に、込みあった枝を抜きます。」 */
const WORK = /^(?:剪定|水やり|追肥|収穫|植え付け|植えつけ|植え替え|施肥|充電|保存|保管)$/u;
/** Without a time it may be told of anything: 「右上のボタンを押してください。」 */
const TIMED =
  /^(?:[一二三四五六七八九十\d〜～から・]{1,8}月|[春夏秋冬朝夜]|夕方|週に|年に|花のあと|花後)[^、。を]{0,8}、/u;
const WORKS = /^(?=.*(?:を|くだ|下さ))[^はが。「」]{8,110}(?:ます|て(?:ください|下さい))。$/u;

/** 「煮る」 above 「だし汁に凍ったまま入れ、…」: for which way the words below hold. */
const WAY =
  /^(?:煮る|焼く|蒸す|揚げる|炒める|ゆでる|茹でる|炊く|温める|解凍する|冷やす|洗う|干す|しまう|磨く|塗る|染める|ほす|運ぶ|飾る|贈る|電子レンジで温める)$/u;
/** 「電池の残りを知る」 above 「灯りが緑なら六割以上、橙なら三割です。」 */
const TOLD_BY = /^([^はがを、]{2,10})(?:を(?:知る|見る|確かめる)|の(?:見方|目安))$/u;
const TELLS_AMOUNT = /^[^は]*なら[^は]*(?:割|分|時間|日|回|％|%|パーセント)(?:以上|以下|ほど)?(?:です)?。$/u;

function withWordsAbove(text: string, heading: string): string {
  if (TURNS_BACK.test(text)) return text;
  if (WAY.test(heading) && !/^[^、]*[はが]、?/u.test(text)) return `${heading}ときは、${text}`;
  const amount = TOLD_BY.exec(heading)?.[1];
  if (amount && TELLS_AMOUNT.test(text)) return `${amount}は、${text}`;
  const defined = DEFINED.exec(heading.trim())?.[1];
  if (defined && DEFINES.test(text) && !isOfOther(text)) return `${defined}、${text}`;
  if (isOfKind(text, heading)) return `${heading.trim()}は、${text}`;
  if (isListed(text, heading)) return `${heading.trim().replace(/もの$/u, "の")}は、${text}`;
  const place = PLACE.exec(heading)?.[1];
  if (place && IS_PLACE.test(text) && !text.includes("場所")) return `${place}は、${text}`;
  if (IN_ORDER_TO.test(heading) && ASKS_FOR.test(text) && !/^[^、]*は/u.test(text))
    return `${heading}、${text}`;
  return WORK.test(heading) && TIMED.test(text) && WORKS.test(text) && !text.includes(heading)
    ? `${heading}は、${text}`
    : text;
}

/** 「スチーム式」 above 「水を沸かして湯気を出す方式です。」, 「出せるもの」 above 「袋に入るものです。」: the kind that the heading names. */
const KIND = /^(?![こそあど]|ただ|また)[^はが、。]{4,60}?([\p{Script=Han}]{1,4}|もの)です。$/u;
const NAMED = /^[^、。はがを？?！!：:]{2,14}$/u;
function isOfKind(text: string, heading: string): boolean {
  const name = heading.trim();
  const noun = KIND.exec(text)?.[1];
  if (!noun || !NAMED.test(name) || NO_DEFINITION.test(text)) return false;
  return noun === "もの" ? /(?:る|ない)もの$/u.test(name) : name.endsWith(noun.slice(-1)) && name !== noun;
}

/** 「使える火」 above 「炭火、ガスの中火、電気こんろです。」, 「対象になるもの」 above 「辺が50cmを超えるもの、または…ものです。」 */
const CHOSEN =
  /^[^、。はがを？?！!：:]{1,8}(?:える|れる|する|なる|ける|める|せる|いる|ない)(?:もの|[\p{Script=Han}\p{Script=Katakana}]{1,6})$/u;
const ITEMS =
  /^[^はを。、]{2,40}(?:、[^はを。、]{2,40}){1,6}(?<=[\p{Script=Han}\p{Script=Katakana}ー）)]|こんろ)(?:です)?。$/u;
const OF_THINGS = /^[^は。]{8,120}もの(?:です)?。$/u;
/** 「料金に含まれるもの」 above 「材料費、道具の使用料、手袋です。」 */
const INCLUDED = /含まれるもの$/u;
const isListed = (text: string, heading: string): boolean =>
  CHOSEN.test(heading.trim()) &&
  !TURNS_BACK.test(text) &&
  (heading.trim().endsWith("もの")
    ? (INCLUDED.test(heading) && ITEMS.test(text)) ||
      (OF_THINGS.test(text.replace(/または/gu, "")) && !NO_DEFINITION.test(text))
    : ITEMS.test(text));

/** 「雨水ますとは」, above a sentence that says what it is, and not of what: 「…ためのものです。」 */
const DEFINED = /^([^。、？?]{2,24}とは)[？?]?$/u;
const DEFINES = /(?:ものを?いいます|ものです|ことです)。$/u;
/** 「昔、よく見かけたものです。」, 「残念なことです。」: this remembers or judges, and defines nothing. */
const NO_DEFINITION =
  /^(?:昔|かつて|以前|よく|子供|子ども|旅先)|(?:別|違う|残念|無関係|大変|つらい|うれしい|楽しい|悲しい|損をする|元本割れする)[^、。]{0,4}(?:もの|こと)|(?:た|んだ)(?:もの|こと)|私|^[^、。を]{1,12}する(?:もの|こと)です。$/u;
const isOfOther = (text: string) =>
  TURNS_BACK.test(text) ||
  NO_DEFINITION.test(text) ||
  /^[^、。]{1,24}(?:とは|は|が|も(?!の|ら))(?:、|(?!か|じ|ず|ん|や|な))/u.test(text);

/** 「四か月ごろからです。」, below the heading that says of what: it is the sentence's subject, or how it begins. */
export const withSubjectAbove = (text: string, heading: string): string =>
  heading.length <= LONGEST_HEADING &&
  !/[^\p{L}ー]/u.test(heading) &&
  MEASURES.some(([of, range]) => of.test(heading) && range.test(text))
    ? `${heading}は、${text}`
    : withWordsAbove(text, heading);

/** The heading right above a block; among items, the one that has nothing but a name: 「煮る」. */
export function lineAbove(blocks: readonly Block[], heading: number, at: number): Block | undefined {
  if (at === heading + 1) return blocks[heading];
  const before = blocks[at - 1];
  const isName =
    before?.kind === "list_item" && blocks[at]?.kind === "list_item" && WAY.test(before.text.trim());
  return isName ? before : undefined;
}
