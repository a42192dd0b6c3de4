import { isThingInKana } from "./kana-endings-ja.ts";
import { politeVerb } from "./polite-verbs.ts";
import { areInARow } from "./rules-in-a-row-ja.ts";

/** Plain endings whose polite form is certain from the ending alone, the longer ones first. */
const ENDINGS: [RegExp, string][] = [
  [/のである$/, "のです"],
  [/ではなかった$/, "ではありませんでした"],
  [/ではない$/, "ではありません"],
  [/であった$/, "でした"],
  [/である$/, "です"],
  // 「継いだのは、桐谷航さんだ」; 「費用がかさんだ」 is a verb.
  [/(?<=[\p{Script=Han}\p{Script=Katakana}ー]さん)だった$/u, "でした"],
  [/(?<=[\p{Script=Han}\p{Script=Katakana}ー]さん)だ$/u, "です"],
  [/(?<=[のなうそ])だった$/, "でした"],
  [/(?<=[\p{Script=Han}\p{Script=Katakana}ー])だった$/u, "でした"],
  [/(?<=[のうそり])だ$/, "です"],
  [/(?<=[\p{Script=Han}\p{Script=Katakana}ー])だ$/u, "です"],
  [/でいない$/, "でいません"],
  [/ていない$/, "ていません"],
  [/ていなかった$/, "ていませんでした"],
  [/(?<=[てで])いる$/, "います"],
  [/(?<=[てで])いた$/, "いました"],
  [/(?<=[てで])いった$/, "いきました"],
  [/(?<=[てで])いく$/, "いきます"],
  [/(?<=[てで])くる$/, "きます"],
  [/てきた$/, "てきました"],
  [/できない$/, "できません"],
  [/できる$/, "できます"],
  // 「裏だけ直せばいい」
  [/(?<=ば)([いよ])い$/u, "$1いのです"],
  [/できた$/, "できました"],
  [/れない$/, "れません"],
  [/れる$/, "れます"],
  [/れた$/, "れました"],
  [/せる$/, "せます"],
  [/せた$/, "せました"],
  [/(?<=[\p{Script=Han}])(え|け|げ|め|べ|て|ね)る$/u, "$1ます"],
  [/(?<=[\p{Script=Han}])(え|け|げ|め|べ|て|ね)た$/u, "$1ました"],
  // 「紙やすりでこする」
  [/(?<=(?:^|[をでにと、])[こさゆ])する$/, "すります"],
  [/する$/, "します"],
  [/した$/, "しました"],
  [/(?<=[にくと])なる$/, "なります"],
  [/(?<=[にくと])なった$/, "なりました"],
  [/(?<=[がもはで])ある$/, "あります"],
  [/(?<=[がもはで])あった$/, "ありました"],
  [/(?<=[がもはに])ない$/, "ありません"],
  [/(?<=と)いう$/, "いいます"],
  // 「いつか分解してみたい」; 「夢みたい」 and 「めでたい」 are no wishes.
  [/(?<=[てで]み|[いきしちにりぎじびえけせてねべめれげぜ見着寝得])たい$/, "たいと思います"],
  [/(?<=[\p{Script=Han}]|し|すく|にく|やす|た|な|い)い$/u, "いです"],
];
/** 「冷ます」 and 「励ます」 end so in any register. */
const POLITE =
  /(です|(?<![冷覚醒済澄励悩騙])ます|ました|ません|でした|でしょう|ましょう|ください|下さい)[かねよ]*[。！？!?]?$/;

export const isPolite = (text: string) => POLITE.test(text);

/** 〜だ as 〜です, where the ending alone is enough to be sure; anything else stays as it is. */
export function polite(text: string): string {
  if (isPolite(text) || !text.endsWith("。")) return text;
  const bare = text.slice(0, -1);
  if (areInARow(bare)) return text;
  const ending = ENDINGS.find(([pattern]) => pattern.test(bare));
  return ending ? `${bare.replace(ending[0], ending[1])}。` : text;
}

/** Endings of a report on others: 「初年度は九百トンを見込む」, 「確認できたためという」, 「二〇一五年から黒字が続く」. */
const OF_OTHERS: [RegExp, string][] = [
  [/(?<=を[^。]{0,8})見込む$/u, "見込んでいます"],
  [/(?<=を[^。]{0,8})目指す$/u, "目指しています"],
  [/(?<=(?:ため|から|くらい|ほど|だけ))という$/u, "だといいます"],
  [/(?<=(?:年|月|日|昭和|平成|明治|大正)[^、。]{0,8}から[^。]*)続く$/u, "続いています"],
];

const MORE_ENDINGS: [RegExp, string][] = [
  // 「一軒しかない」
  [/(?<=しか)ない$/, "ありません"],
  [/(?<=しか)なかった$/, "ありませんでした"],
  // 「自分で汲み上げた水なのだから」
  [/のだから$/, "のですから"],
  [/(?:であろう|だろう)か$/, "でしょうか"],
  // 「感じておられよう」
  [/(?<=[おら]れ)よう$/, "るでしょう"],
  [/(?:であろう|だろう)$/, "でしょう"],
  [/ではないか$/, "ではないでしょうか"],
  [/のか$/, "のでしょうか"],
  [/(?<=[たるいなうくすつむ])んだ$/, "んです"],
  // 「海が嫌いだ」; 「川を泳いだ」 is a verb.
  [
    /(?<=[嫌違思狙願祝誓問争扱救匂臭商憂費]い|[ぐく]らい|みたい|きらい|ちがい|おもい|ねがい|ねらい)だ$/u,
    "です",
  ],
  [/(?<=[^んいな])だ$/, "です"],
  // 「見直しだった」, 「金魚すくいだった」; 「下った」 may be written くだった.
  [/(?<=[^んく])だった$/, "でした"],
  [/しよう$/, "しましょう"],
  // 「確かめよう」
  [/(?<=[えけせてねへめげぜべ]|[見着寝出得])よう$/, "ましょう"],
  [/(?<=[るたいだうすくつむぶぬ])そう$/, "そうです"],
  [/(?<=の)よう$/, "ようです"],
];
/** 「味の決め手は粒こしょう」 */
const SAYS_WHAT_IT_IS = /[はが][^はが]+$/;

/** 「きつね色にする（1分半）」: the verb stands before the brackets. */
const WITH_REMARK = /^([^（(]*[うくぐすつぬぶむるただ])([（(][^（）()]*[)）])$/u;
const DONE_POLITELY = /ま(?:す|した)。$/u;

/** As above, with verbs and adjectives of all kinds; null where even their form does not tell. */
export function politeThroughout(text: string): string | null {
  const bare = /^(.*)。$/su.exec(text)?.[1];
  if (!bare || areInARow(bare)) return null;
  const [, deed = "", remark = ""] = WITH_REMARK.exec(bare) ?? [];
  const done = deed ? politeThroughout(`${deed}。`) : null;
  if (done && DONE_POLITELY.test(done)) return `${done.slice(0, -1)}${remark}。`;
  const ofOthers = OF_OTHERS.find(([pattern]) => pattern.test(bare));
  if (ofOthers) return `${bare.replace(ofOthers[0], ofOthers[1])}。`;
  const said = /(?:ない|なかった)$/.test(bare) ? text : polite(text);
  if (isPolite(said)) return said;
  const ending = MORE_ENDINGS.find(([pattern]) => pattern.test(bare));
  if (!ending && isThingInKana(bare)) return SAYS_WHAT_IT_IS.test(bare) ? `${bare}です。` : null;
  const changed = ending ? bare.replace(ending[0], ending[1]) : politeVerb(bare);
  return changed === null ? null : `${changed}。`;
}

/** 「鐘を打ったが、…」: an ending before が or けれど that no noun has. */
const ENDINGS_OF_CLAUSES = [
  String.raw`(?:った|んだ|いた|(?<!あ)した|[れせけめべえてねげ]た|\p{Script=Han}た|(?:て|で)いる|であ(?:る|った)|(?<=[\p{Script=Han}\p{Script=Katakana}ー％%）)のう])だ|だった`,
  `(?:[らわかがさばまたなれきいえけせめべ])ない|なかった|できる|れる|せる|する|(?:に|く)なる|(?:が|は|も|で)ある`,
  // Nouns in kana before が are many, 「さるが」; these are verbs.
  "(?<=[をがはにもでと、])(?:お|[わか]か|ふと|つな|まわ|なお|もど|すわ|あた|のこ|まも|つく|とま|はい|ひろが|さが|あが|こま)る",
  String.raw`(?:ちが|がち|悩み|続き|終わり|始まり|決まり|つもり|\p{Script=Han}[しみりきけれえせち]|はず|ばかり|ほど|だけ|くらい|とおり|よう|みたい)だ`,
  String.raw`\p{Script=Han}[わまがか]る|(?:[しな]|多|少な|高|安|長|短|遠|近|早|速|遅|重|軽|強|弱|古|良|よ|い|大き|小さ)い`,
  // 「登録運転手は32人いるが、」
  String.raw`[\d０-９一二三四五六七八九十百千万](?:人|名|匹|頭|羽)(?:ほど|以上|近く|も)?いる|(?<=[がもに])いる`,
  String.raw`[\d０-９一二三四五六七八九十百千万][\p{Script=Han}つか]{1,3}ある|\p{Script=Han}[うつぬぶむる]|(?<![近多遠遅早古深夜])\p{Script=Han}[くぐす])`,
];
const CLAUSE = new RegExp(`^(.*?${ENDINGS_OF_CLAUSES.join("|")})(が|けれども?|けど)、`, "su");
/** As politeThroughout, with the clause inside that a speaker says in the same register. */
export function politeWithin(text: string): string {
  const [whole = "", clause = "", joint = ""] = CLAUSE.exec(text) ?? [];
  if (!clause || clause.length > LONGEST_CLAUSE || isWithinQuotation(clause)) return text;
  // 「混ぜる人がおるが」: of others 「おります」 would be humble.
  const said = politeThroughout(`${clause.replace(/(?<=[がも])おる$/u, "いる")}。`);
  const tied = joint === "が" ? said?.replace(/かったです。$/, "かったのです。") : said;
  return tied ? `${tied.slice(0, -1)}${joint}、${text.slice(whole.length)}` : text;
}
const LONGEST_CLAUSE = 120;
/** 「湊さんは「来年も乗る」と話すが、…」 goes on behind the quotation. */
const isWithinQuotation = (clause: string) =>
  clause.split(/[「『]/u).length !== clause.split(/[」』]/u).length;
