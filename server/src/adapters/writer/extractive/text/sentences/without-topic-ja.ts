import { MEASURE } from "./measures-ja.ts";

const N = "[\\p{Script=Han}\\p{Script=Katakana}ー]";
const COUNT = "[\\d０-９一二三四五六七八九十百千万半数]+";
const LONG = "(?:分|秒|時間|日|晩|週間|か月|ヶ月|カ月|年)(?:間|半|ほど)?";

/** Sentences without a verb that です would make no sentence of: nobody hears what it is said of. */
const UNSAID: readonly RegExp[] = [
  // 「仕事です、念のため。」: the verb stands before it.
  /(?:です|ます|でした|ました)、[^、。はが]{1,8}$/u,
  // 「乾いたら、もう一度。」: what is done again?
  /(?:たら|れば|なら|てから|でから)、?(?:もう|なに)[一1１]度$/u,
  // 「湯で溶いて卵二個。」, but 「全部まとめて、五百円」
  new RegExp(`^[^はがも、]*(?<!まとめ|合わせ|あわせ|そろっ|つい)て${N}{1,4}${MEASURE}$`, "u"),
  // 「手のひらに二滴。」, but 「一日に三粒」
  new RegExp(
    `^[^はがも、でを]*[^\\d一二三四五六七八九十日週月年回度人分つ杯個本枚合晩夜朝冬夏春秋前後]に(?:${COUNT})(?:滴|粒|さじ|プッシュ|吹き)(?:ほど)?$`,
    "u",
  ),
  // 「五リットルの水で、弱なら十八時間。」: how long it does what?
  new RegExp(`^[^はがも、]*で、[^、はがも]*なら、?約?${COUNT}${LONG}$`, "u"),
  // 「夏でも1日1回、冬なら3日に1回。」: so often one does what?
  new RegExp(`^[^はが]*(?:${COUNT}(?:日|週間?|か月|年|時間)|[日週月年]|おき)に?${COUNT}回$`, "u"),
  // 「傘は三本、下駄が一足、猫が一匹。」
  new RegExp(`^[^は]*は、?${MEASURE}、[^は]*が${MEASURE}$`, "u"),
  // 「渋が六、甘が四。」
  new RegExp(`が${COUNT}、[^、]*が${COUNT}$`, "u"),
  // 「枠は錆びない鉄に固い石。」: 「肌に優しい綿」 is one thing.
  new RegExp(
    `は、?[^、。はがを]*${N}に(?:固い|硬い|赤い|白い|黒い|青い|太い|細い|丸い|長い|短い|薄い|厚い|大きな|小さな|古い|新しい|甘い|苦い)${N}{1,4}$`,
    "u",
  ),
  // 「この日はかけっこなど12種目。」, but 「今年は三年目」
  new RegExp(
    `^(?:この日|その日|今日|当日|翌日|今年|昨年|去年|今月|先月|今週|先週|その年|この年)は、?[^はが]*${COUNT}(?:種目|種類|種|個|本|枚|点|匹|頭|羽|冊|台|件|組|軒|作品|曲)$`,
    "u",
  ),
  // 「はじめての一本から、限定品まで。」
  new RegExp(`^[^はがも、]*${N}から、?[^は、]*まで$`, "u"),
  // 「読みはじめたら閉店後の事務所で最後まで。」: what was done until then?
  /^[^は]*(?:最後|すみずみ|隅々|隅|芯|端)まで$/u,
  // 「日付と、客の数。」, 「枯れ葉と、その裏の銀。」; 「押しかえす綿と、形を保つ綿」 are of one kind.
  new RegExp(`^[^はがも、]*(${N})と、(?!.*\\1$)[^はがも、]*${N}$`, "u"),
  // 「赤ぬか、中ぬか、そして最後に出る上白。」
  new RegExp(`^[^はがも]*、(?:そして|それに)、?[^はがも、]*${N}$`, "u"),
  // 「大理石に酸の洗剤、木に強い洗剤。」: what is put on what, and what of it?
  new RegExp(`^[^、。はがもをで]+に[^、。はがもをで]*${N}、[^、。はがもをで]+に[^、。はがもをで]*${N}$`, "u"),
  // 「用紙か電話で、全体と名札の2枚。」: what does one do with them?
  new RegExp(`^[^はがも、を]+か[^はがも、を]+で、[^はがもを]+の${COUNT}(?:枚|点|つ|個|通)$`, "u"),
  // 「77mmのスピーカーに、聞き取りやすいモード。」, 「船頭の家に、翌朝とどいた一升瓶。」: what was put there, or came?
  new RegExp(
    `^(?!.*(?:ため|とき|よう|際)の?|.*${COUNT}(?:${MEASURE}|粒|滴)(?:ほど)?$)[^はがも]*[^、はがも]${N}に、[^、]*${N}$`,
    "u",
  ),
  // 「谷沢線の終点、谷沢。」
  new RegExp(`^${N}+の${N}+、${N}+$`, "u"),
  // 「ある日突然はじまる、赤ちゃんの大冒険。」 calls something to mind.
  new RegExp(`^ある(?:日|朝|夜|晩)[^はが、]*、[^はがを、]*${N}$`, "u"),
];
/** Words in kana that have the letter of a particle. */
const NO_PARTICLE = /はじ[めま]|もの|もう|がら/gu;

/** Whether a sentence without a verb lacks more than です. */
export function lacksMoreThanBeing(bare: string): boolean {
  const plain = bare.replace(NO_PARTICLE, "なに");
  return UNSAID.some((form) => form.test(plain));
}

/** 「店を始めて九年。」: what goes on has come to so many years. */
const SINCE = new RegExp(
  `^[^は]*(?<!まとめ|合わせ|あわせ|初め|はじめ)て、?(?:もう)?${COUNT}(?:年|か月|ヶ月|カ月)(?:半)?$`,
  "u",
);
/** 「聞けば、…二十度くらい。」 */
const HEARD = /^(?:聞けば|聞くところによると|なんでも)、/u;
/** 「調べたところ、石の年号は…」, 「やってみたら、部品代は…」 */
const FOUND = /(?:たところ|てみたら|でみたら)、?/u;
const PAST = /^(?:昨日|きのう|一昨日|おととい|先日|先週|先月|昨年|去年|おととし|昨夜|ゆうべ)(?![のまかよ])/u;
/** 「ボイラーは「いつ壊れてもおかしくない」。」: somebody's words of it; 「合言葉は「早く寝る」」 is the words. */
const SAID_OF_IT =
  /(?<!言葉|言|ぐせ|口癖|標語|目標|テーマ|モットー|題|題名|名|名前|コピー|答え|返事|願い|心がけ|決まり|約束|約束事|ルール|看板)は、?「[^「」]*(?:ない|たい|しい|[うくすつむる])」$/u;

/** 「表紙には十一軒の名前と、押印の欄。」: what is there is no place. */
const IS_THERE =
  /(?:^|、)[^、。はがを]{0,12}(?:表紙|裏表紙|裏面?|表面|中|内側|外側|上|下|横|脇|隣|前|奥|庭|棚|箱|壁|机|部屋|町|村|店|蔵|袋|底|蓋|ふた|枠|隅|駅|橋|道|窓|玄関|台所|床|天井|屋根|札|紙)には、?[^。はがを]*の[^。はがをにで]{0,6}(?:欄|名前|名|印|札|看板|絵|写真|文字|模様|穴|跡|窓|扉|棚|机|椅子|本|花|木|石|山|川|池|家|店)$/u;

/** A sentence without its full stop that says what something is, or was, or has become. */
export function withBeing(bare: string, isPolite: boolean): string {
  if (IS_THERE.test(bare)) return bare + (isPolite ? "があります" : "がある");
  if (SINCE.test(bare)) return bare + (isPolite ? "になります" : "になる");
  if (HEARD.test(bare)) return bare + (isPolite ? "だそうです" : "だそうだ");
  if (SAID_OF_IT.test(bare)) return bare + (isPolite ? "といいます" : "という");
  const isPast = PAST.test(bare) || FOUND.test(bare);
  if (isPast) return bare + (isPolite ? "でした" : "だった");
  return bare + (isPolite ? "です" : "だ");
}
