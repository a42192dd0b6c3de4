import { isJapaneseSentence } from "#kernel/critic/predicate-ja";
import type { Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import { isThingInKana } from "../text/polite/kana-endings-ja.ts";
import { isPolite, politeThroughout, politeWithin } from "../text/polite/polite.ts";
import { politeVerb } from "../text/polite/polite-verbs.ts";
import { areInARow, rulesSaid } from "../text/polite/rules-in-a-row-ja.ts";
import { isTurnedOnFire } from "../text/sentences/bare-notes-ja.ts";
import { deedDone } from "../text/sentences/deeds-done-ja.ts";
import { heatingBy } from "../text/sentences/heating-ja.ts";
import { speakerBehind } from "../text/sentences/speaker-behind-ja.ts";
import { areNamesInARow } from "../text/sentences/things-in-a-row-ja.ts";
import { isDeed, withVerbMeant } from "../text/sentences/verbless.ts";
import { lacksMoreThanBeing, withBeing } from "../text/sentences/without-topic-ja.ts";
import { COUNTED_THEN, inToldTense, isTakenUp } from "./told-tense-ja.ts";
import { isTorn } from "./torn-ja.ts";

/** How a Japanese text ends its sentences: です・ます or だ・である. */
export type Register = "polite" | "plain";

/** The register of most sentences of a page. */
export function registerOf({ blocks, language }: Page): Register {
  if (language !== "ja") return "polite";
  const sentences = blocks
    .filter(({ kind }) => kind !== "heading" && kind !== "table_row")
    .flatMap(({ text }) => splitScript(text))
    .filter(({ text }) => text.endsWith("。") && text.length > 8);
  const count = sentences.filter(({ text }) => isPolite(text)).length;
  return 2 * count >= sentences.length ? "polite" : "plain";
}

const NOUN_END = new RegExp(
  [
    String.raw`(?:(?<!っ)きり|[\p{Script=Han}\p{Script=Katakana}ー\d０-９a-zA-Z％%℃）)]|[一二三四五六七八九]つ|ほど|だけ|くらい|ぐらい|まで|から|あいだ|ところ|もの|ほう|やつ`,
    String.raw`ため|うち|まま|はず|とおり|ころ|ぶん|つもり|はじめ|おわり|ならでは|できあがり|出来上がり|こと|(?<=[はで、])(?:初|はじ)めて|[ふゆぷぽ]|ざわり|ごこち|味わい|香り|仕上がり|仕上げ|ぬくもり|[厚薄大小長短太細濃高低深浅]め|(?<=[うくすつぬむるぐぶい])(?:見通し|見込み|考え|狙い|ねらい|運び|構え)|(?<=[\d０-９十百千年月日期週度])ぶり)$`,
  ].join("|"),
  "u",
);
/** 「島で開始。」: a noun that does what a verb does gets no copula. */
const DEED = /[をにへで][\p{Script=Han}]{2}$/u;
/** 「費用を約90億円と試算。」: newspapers leave out する. A view that somebody holds is told as one that is still held. */
const VIEW = /(?:を[^。]*|[」』うくるいただ])と(?:試算|予測|指摘|説明|強調|分析|推計|推定|想定|判断)$/u;
/** 「右に止まるまで。」, 「一度溶かしてから。」: what one does until then, or behind it, is not said. */
const UNTIL = /[うくぐすつぬぶむるい]まで$|[てで]から$/;
/** 「音には関係なし。」 */
const NOTHING = /(?:関係|問題|心配|影響|支障|異常|変わり|差し支え)なし$/u;
/** 「熱いので注意。」, 「紙を使う方は注意。」 ask for something. */
const CARE = /(?:(?:ので|ため|には?|よう)、?|(?:方|かた|人)は、?)注意$/u;
/** 「似た品が多いので、念のため。」: why it is told. */
const JUST_IN_CASE = /(?:ので|ため|から)、念のため$/u;
/** 「必ず放電の確認を。」 */
const ASKED = /(?:確認|注意|用意|準備|相談|連絡|点検|換気|検討|予約|利用|参加|協力)を$/;
const MEANS =
  "(?:必ず|お|下の|こちらの)?(?:電話|(?:[\\p{Script=Han}]{1,8}の?)?窓口|郵送|はがき|メール|ファクス|ファックス|ネット|ウェブ|フォーム|アプリ|オンライン|現金|カード|電子マネー|振り?込み?)";
const OFFICE =
  "[\\p{Script=Han}\\p{Script=Katakana}ー・]{0,12}(?:[^\\d０-９一二三四五六七八九十百数閉開休全の][課係室館局店所]|本部|支部|センター|の?窓口)";
/** 「申し込みは、電話か窓口で。」「問い合わせは、市民課まで。」: how, and of whom, one asks for it; 「予約は満席で」 goes on. */
const BY_WHICH = new RegExp(
  [
    "^[^、。]{0,12}(?:申し?込み?|予約|問い?合わ?せ|支払い?|応募|相談|連絡|注文|返却|提出)は、?",
    `(?:(?:${MEANS}(?:か|や|または|もしくは|、|・)、?){0,4}${MEANS}で|${OFFICE}(?:へ|まで))$`,
  ].join(""),
  "u",
);
/** 「汚れてもよい服で。」, and not 「濡れた靴で。」, as somebody came. */
const DRESSED =
  /^(?:当日は、?)?[^、。はがを]{1,12}(?:てもよい|ても良い|てもいい|やすい|慣れた)(?:服|服装|靴|格好|かっこう)で$/;
/** 「雨なら屋内で。」: where it is held then. 「雨なら中止で」 goes on. */
const WHERE_THEN =
  /^(?:雨|雨天|荒天|悪天候|強風|台風|雪)(?:なら|のときは|の場合は|の日は)、?(?:屋内|室内|館内|体育館|公民館|講堂|集会所|会議室|教室|ホール|オンライン)で$/;
/** 「固ければ、やすりで。」: by which tool it is done then. */
const BY_TOOL_THEN =
  /^[^、。はを]{1,12}(?<!よろし|よ|良)ければ、?(?:やすり|木づち|金づち|はさみ|ペンチ|モンキー|スパナ|レンチ|ドライバー|ナイフ|へら|竹串|ブラシ)で$/;
/** 「閉め忘れに気をつけて。」, where nobody else is named who does so. */
const TAKE_CARE =
  /^(?!\p{Script=Han}{1,3}で)(?:[^、。]{2,16}(?<!(?:[あそこ父母兄姉弟妹夫妻子])の)方は、)?[^はがも]{1,60}に(?:気をつけ|気を付け|注意し)て$/u;
/** 「もうひとつは、…こと。」, 「悩みは、…こと。」: a point that is told, and no ban. */
const POINT =
  "(?:の|こと|コツ|こつ|秘けつ|ポイント|秘訣|決まり|ルール|約束|条件|理由|目標|強み|特[徴長]|悩み|難点|欠点|弱点|問題|違い|魅力|長所|短所|利点|よさ|良さ|(?:ひと|ふた|みっ)つ|[一二三１２３1-3]つ|つ目|つめ|番目|他方|片方)";
/** 「台座の左後ろに2センチほどの欠け。」: what is seen there. */
const MARKED_AT =
  /^[^はがを、。]{2,24}に、?[^はがを、。]{0,24}(?:欠け|傷|キズ|きず|汚れ|シミ|しみ|染み|ひび|ヒビ|サビ|錆び?|剥がれ|はがれ|凹み|へこみ|擦れ|スレ|やけ|ヤケ|書き込み|使用感)$/u;
/** 「枠を外すときは、必ず室内側から。」: the verb of the case is meant. */
const OF_DEED =
  /を([^をにがで、]{1,8}[うくぐすつぬぶむる])(?:とき|時|際|場合)は、[^。はがを]*[側方上下表裏端角前奥内外]から$/u;
/** 「いきなり差さないこと。」「必ず冷めてから抜くこと。」; nobody is forbidden what one cannot do, 「開けられないこと」. */
const FORBIDDEN = new RegExp(
  `^(?!.*${POINT}は)(?!.*こと[とやも、]).*(?<![はがもてで]|てい|でい|しまわ|られ|でき)ないこと$`,
  "u",
);
const ORDERED = /必ず.*[うくぐすつぬぶむる]こと$/;
/** 「冬の話を聞きました。」: what follows was told by somebody else. */
const HEARS = /(?:話|思い出)[^。、]{0,6}を(?:聞い|聞き|うかがい|伺い|伺っ)[^。、]{0,6}た。$/u;
const TOLD = /^(?!.*は).*(?:た|んだ)こと$/;
/** 「局長と、犬が一匹。」: people and animals are there. */
const LIVING = /^(?!.*は).*が[一二三四五六七八九十百\d１-９]+(?:人|匹|頭|羽)$/u;
/** 「ひとつ。」 before the first of three. */
const COUNTED_OFF = /^(?:ひと|ふた|みっ|よっ|いつ)つ$/u;
const TOLD_AS_PAST = /た。$/;
const beings = (isPoliteText: boolean, isPast: boolean) =>
  isPoliteText ? (isPast ? "いました" : "います") : isPast ? "いた" : "いる";
/** 「三つ目。」 */
const ORDINAL = /^[一二三四五六七八九十\d１-９]つ目$/u;
/** 「八十歳。」, behind a sentence with a person's name. */
const AGE = /^[\d一二三四五六七八九十百]{1,5}歳$/u;
const OF_PERSON = /\p{Script=Han}(?:さん|氏)/u;
/** 「時任さんは「…したい」。」: a newspaper leaves out that somebody said so. 「ミケさんは「店長」。」 is no saying. */
const SPEAKS =
  /^[^「」。]{1,24}(?:さん|氏|会長|社長|館長|教授|監督)(?:[（(][^）)]{1,8}[）)])?は、?「([^」]+)」$/u;
const isSaying = (quoted: string) => /[。！？!?がはを]/.test(quoted) || isJapaneseSentence(quoted);
/** 「年号は「文化四年」。」 */
const NAMED = /は、?[「『][^「」『』。]{1,16}[」』]$/u;

/** 「この銭湯を継いだのは、東京で働いていた森下佳奈さん。」 */
const CLEFT_OF_PERSON = /[ただるうくすつむぬぐぶい]のは、?[^。は]{2,40}(?:さん|氏)$/u;
/** 「焼きあがるのは、手のひらほどの菓子かご。」: what comes of it is named last, in whatever signs. */
const CLEFT =
  /^[^、。はを]{2,16}[うくぐすつぬぶむるた]のは、?[^。は]*の[^、。はがをにでとも]{1,6}(?<![てでらばども])$/u;

/** 「公開される(月曜休館)。」; 「夏祭り（八月）。」 ends in a noun. */
const PLAIN_VERB =
  /(?:[れせえけげてでねめべ]|す|でき|[いあ])る$|[かがたなばまらわ]す$|\p{Script=Han}[うくぐすつむぶ]$|[っいしれせえけてめべき]た$|んだ$/u;

const LABELLED = /^[^、。「」：:は]{1,14}[：:]/u;

/** "歯は九十六枚。" says what it is, and only lacks its verb, which the text's register gives it. */
export function withPredicate(text: string, register: Register, before = ""): string {
  const bare = /^(.*)。$/su.exec(text)?.[1];
  // "湯を沸かしました（駅の外です）": the verb stands before the brackets.
  const said = bare?.replace(/[（(][^（）()]*[)）]$/, "");
  if (said && (isPolite(`${said}。`) || (said !== bare && (PLAIN_VERB.test(said) || /どうぞ$/.test(said)))))
    return text;
  const isPoliteText = register === "polite";
  if (isPoliteText && COUNTED_THEN.test(text)) return `${bare}でした。`;
  // 「フリー：HG 8〜11速。」: a row of which only the label's sign was kept is no sentence.
  if (bare && LABELLED.test(bare) && !isJapaneseSentence(text)) return text;
  // 「忘れませんから。」 has its verb.
  if (bare && /(?:ます|ません|です|ました|でした)から$/u.test(bare)) return text;
  if (bare && isPoliteText && NOTHING.test(bare)) return `${bare.slice(0, -2)}ありません。`;
  if (bare && isPoliteText && CARE.test(bare)) return `${bare}してください。`;
  if (bare && isPoliteText && JUST_IN_CASE.test(bare)) return `${bare}お伝えします。`;
  const isRequest = bare && [ASKED, BY_WHICH, DRESSED].some((one) => one.test(bare));
  if (isRequest && isPoliteText) return `${bare}お願いします。`;
  if (bare && isPoliteText && WHERE_THEN.test(bare)) return `${bare}行います。`;
  if (bare && isPoliteText && BY_TOOL_THEN.test(bare)) return `${bare.slice(0, -1)}を使います。`;
  if (bare && isPoliteText && TAKE_CARE.test(bare)) return `${bare}ください。`;
  const deed = isPoliteText ? OF_DEED.exec(bare ?? "")?.[1] : undefined;
  const done = deed ? politeVerb(deed) : null;
  if (done) return `${bare}${done}。`;
  if (bare && isPoliteText && FORBIDDEN.test(bare)) return `${bare.replace(/こと$/, "でください")}。`;
  if (bare && isPoliteText && ORDERED.test(bare)) return `${bare.replace(/こと$/, "ようにしてください")}。`;
  // 「猫がついて歩いたこと。」: one of the things that somebody told.
  if (bare && TOLD.test(bare)) {
    const heard = HEARS.test(before) ? (isPoliteText ? "そうです" : "そうだ") : "";
    return `${bare.replace(/こと$/, "")}${heard}。`;
  }
  if (bare && isTurnedOnFire(bare, before))
    return `${bare}${heatingBy(before)[isPoliteText ? "polite" : "plain"]}。`;
  if (bare && isPoliteText && MARKED_AT.test(bare)) return `${bare}があります。`;
  if (bare && LIVING.test(bare)) return `${bare}${beings(isPoliteText, TOLD_AS_PAST.test(before))}。`;
  const being = isPoliteText ? "です" : "だ";
  if (bare && COUNTED_OFF.test(bare)) return `${bare}目${being}。`;
  if (bare && (ORDINAL.test(bare) || (AGE.test(bare) && OF_PERSON.test(before)))) return `${bare}${being}。`;
  const [, quoted] = SPEAKS.exec(bare ?? "") ?? [];
  if (quoted && isSaying(quoted)) return `${bare}と話してい${isPoliteText ? "ます" : "る"}。`;
  const behind = speakerBehind(bare ?? "");
  if (behind && isSaying(behind.quoted))
    return `${behind.before}「${behind.quoted}」と${behind.speaker}は話してい${isPoliteText ? "ます" : "る"}。`;
  const isDone = bare && !isJapaneseSentence(text) && deedDone(bare, isPoliteText);
  if (isDone) return `${isDone}。`;
  if (bare && VIEW.test(bare)) return `${bare}してい${isPoliteText ? "ます" : "る"}。`;
  if (bare && CLEFT_OF_PERSON.test(bare) && !isJapaneseSentence(text)) return `${bare}${being}。`;
  const isBareRow = bare && (areNamesInARow(bare) || lacksMoreThanBeing(bare));
  if (isBareRow && !isJapaneseSentence(text)) return text;
  if (bare && isTorn(bare) && !isDeed(bare) && !isJapaneseSentence(text)) return text;
  const meant =
    bare && (isDeed(bare) || !isJapaneseSentence(text)) ? withVerbMeant(bare, isPoliteText) : null;
  if (meant) return `${meant}。`;
  if (!bare || bare.length < 5 || !/[はがてで、]|^まず|^それから/.test(bare)) return text;
  const lacksVerb =
    NAMED.test(bare) ||
    isThingInKana(bare) ||
    (CLEFT.test(bare) && !isJapaneseSentence(text)) ||
    (NOUN_END.test(bare) && !DEED.test(bare) && !UNTIL.test(bare));
  return lacksVerb ? `${withBeing(bare, isPoliteText)}。` : text;
}

/**
 * All sentences in です・ます, or all as they are where several cannot be said so: one or two among many are
 * less of a fault than a whole text that nobody speaks.
 */
export function inOneRegister(
  sentences: readonly string[],
  register: Register,
  { isOfDiary = false }: { isOfDiary?: boolean } = {},
): string[] {
  const changed = sentences.map((text, at) => {
    const before = sentences[at - 1] ?? "";
    if (isOpen(text) || isTakenUp(text, sentences[at + 1] ?? "")) return text;
    const said = rulesSaid(text, before) ?? politeThroughout(text);
    return said === null ? null : inToldTense(said, text, before, isOfDiary);
  });
  const isCounted = (text: string) => !isInARow(text) && !ENDS_IN_NOUN.test(text);
  const unchanged = changed.filter((text, at) => text === null && isCounted(sentences[at] ?? "")).length;
  if (register === "polite" || unchanged * MANY <= changed.length)
    return changed.map((text, index) => (text === null ? (sentences[index] ?? "") : within(text)));
  return [...sentences];
}

/** 「1938年の就航から88年。」 has no register of its own. */
const ENDS_IN_NOUN = /[\p{Script=Han}\p{Script=Katakana}ー\d０-９][）)]?。$/u;

/** Of so many sentences one may stay as it is. */
const MANY = 8;

const within = (text: string) => (isPolite(text) ? politeWithin(text) : text);

const isInARow = (text: string) => areInARow(text.replace(/。$/, ""));

/** Ends with what has no register: a quotation, a question without a verb. */
const isOpen = (text: string) => /(?:[」』][。]?|[！？!?]|(?<!だろう|であろう)か。)$/.test(text);
