import type { Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import type { Told } from "../wording.ts";

const MATTERS =
  "戸惑い|不安|反対|反発|懸念|心配|疑問|不満|異論|批判|抵抗|課題|問題|悩み|期待|ねらい|狙い|秘密|工夫|わけ|訳|事情|きっかけ|落とし穴|声|意見";
/** 「理由はひとつではない。」, 「町には戸惑いもあります。」: which, the sentences behind it say. */
const OPENS = new RegExp(
  [
    "(?:理由|原因|きっかけ|方法|答え)は、?(?:ひとつ|一つ|[1１]つ)では(?:ない|ありません)。$",
    `(?:には|からは)、?(?:少し|大きな|根強い|強い|いくつか(?:の)?|別の|もう一つの?)?(?:${MATTERS})[もが](?:あ(?:る|ります|った|りました)|(?:上が|出|広が)(?:て|って)い(?:る|ます)|根強い(?:です)?)。$`,
    // 「もちろん困ることもある。」
    "^(?:もちろん、?|ただし?、|一方で?、|しかし、)?(?:困ること|難しいこと|課題|欠点|弱点|難点|苦労|例外|問題)[もが](?:ある|あります)。$",
  ].join("|"),
  "u",
);
export const opensMatter = (text: string): boolean => OPENS.test(text);

const INTRODUCES = /(?:さん|氏|教授|社長|市長|町長|村長|館長|店長|会長)(?:、[\d０-９]{1,3}歳)?は[^「」]*。$/u;
const IS_VOICE = /^「.*」と[^。「」]{1,14}。$/u;
const VOICED = /」と[^。「」]{1,14}。$/u;
/** 「同じ表示が出るときは、粉がついています。」, before what to do about it. */
const SETS_CASE = /^[^。、]{2,24}(?:とき|場合)は?、[^。]*(?<!ください)。$/u;
const ORDERS = /(?:ください|下さい)。$/;
export const isRemedyTo = (next: string, text: string): boolean => SETS_CASE.test(text) && ORDERS.test(next);
/** 「赤茶色の水が出ることがあります。」, before what to do then. */
const MAY_HAPPEN = /(?:こと|おそれ|恐れ|可能性|場合)が(?:あり|ござい)ます。$/;
export const isCureOf = (next: string, text: string): boolean => MAY_HAPPEN.test(text) && ORDERS.test(next);

/** Whether a sentence has the words of somebody whom the one before it introduces, or of the other side. */
export const isVoiceTo = (next: string, text: string): boolean =>
  (IS_VOICE.test(next) && INTRODUCES.test(text)) || (/^(?:一方|他方)、?/.test(next) && VOICED.test(text));

/** 「「好きだと気づいた」。」 before 「常連の男性はそう話します。」: the words are nobody's without him. */
export const isSpeakerOf = (next: string, text: string): boolean =>
  /^「[^「」]*」。?$/u.test(text) && /そう(?:話|言|語|答|振り返|打ち明|教え)[^。]{0,6}。$/u.test(next);

const CONCEDES = /^(?:確かに|たしかに|なるほど)|[はがも](?:確かに|たしかに)/u;
const TURNS = /^(?:しかし|ただ(?:し|、)|だが|けれど|でも|それでも|とはいえ|ところが|もっとも)/u;
/** So far behind what is conceded stands what is held against it. */
const FARTHEST = 5;
/** Whether a telling that ends at `at` concedes something and leaves out what is held against it. */
export function endsInConcession(texts: readonly string[], at: number): boolean {
  const from = texts.findLastIndex((text, index) => index <= at && CONCEDES.test(text));
  if (from === -1 || /(?:が|けれども?|ものの)、/.test(texts[from] ?? "")) return false;
  const turn = texts.findIndex((text, index) => index > from && TURNS.test(text));
  return turn > at && turn <= from + FARTHEST;
}

const BEGINNING = 6;
/** Leaves out a sentence that opens something where the script goes on elsewhere. */
export function withOpenersKept(paragraphs: readonly Told[][], { blocks, language }: Page): Told[][] {
  if (language !== "ja") return [...paragraphs];
  const told = paragraphs.flat();
  const isTorn = (one: Told) => {
    if (one.blockIndex === null || !opensMatter(one.text)) return false;
    const next = told[told.indexOf(one) + 1];
    const own = splitScript(blocks[one.blockIndex]?.text ?? "").map(({ text }) => text);
    const at = own.findIndex((text) => text.slice(0, BEGINNING) === one.text.slice(0, BEGINNING));
    const behind = own[at + 1];
    if (at === -1) return false;
    if (behind === undefined) return next?.blockIndex !== one.blockIndex + 1;
    return next?.blockIndex !== one.blockIndex || !behind.startsWith(next.text.slice(0, BEGINNING));
  };
  return paragraphs.map((some) => some.filter((one) => !isTorn(one))).filter(({ length }) => length > 0);
}
