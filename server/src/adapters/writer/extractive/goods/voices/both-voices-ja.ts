import type { Page } from "#kernel/page";
import { type Draft, plain } from "../../draft.ts";

/** A quotation that a listener keeps. */
const SHORTEST = 9;
const LONGEST = 60;
/** So much of one review is heard whole. */
const LONGEST_WHOLE = 62;
/** 「岩尾根 さん」, 「2026年11月9日」, 「投稿者：…」, 「このレビューは参考になりましたか？」: what stands around a customer's words. */
const STAMP =
  /投稿者|(?:おすすめ|評価|満足)(?:レベル|度)|参考になりましたか|★|^[^。]{0,24}(?:さん|様)(?:\s?[（(][^）)]*[）)])?$/u;
const BEFORE_WORDS = /^[^。]{1,60}?★\s?[1-5](?:\.\d)?\s+/u;
/** Things that a buyer would have otherwise. */
const CRITICAL =
  /(?:にく|づら)い|にくかっ|づらかっ|すべりやすい|固い|硬い|きつい|すぎ|過ぎ|残念|気にな(?:り|る)|電気代|かさみ|もう少し|もうすこし|助かります。?$|ほしい|欲しい|遅い|遅れ|弱い|薄い(?:ので|です|かな)|足り(?:ない|ません)|減りが早|小さめ|大きめ|小ぶり|苦手|惜しい|不満|重く感じ|重いです|うるさ|難点|傷が|破れ|買い足し|できません|くい(?:です|ことが)/u;
const WISH = /(?:もう少し|もうすこし|あれば|だと|ば)[^。]*(?:助かります|うれしい|嬉しい|いい|よかった)/u;
const PRAISING =
  /おいし|美味し|満足|(?:が|も|は|て|で)(?:よ|い|良)い(?:です)?。?$|よかった|良かった|気に入|好きです|期待以上|絶品|落ち着|ありがたい|うれし|嬉し|丈夫|ちょうど|静か(?:です|で、)|きれい|ぴったり|なじみ|楽に|減りました|なくなりました|出ていません|つっぱりません|くるいにくい|便利|助かって|助かりました|おすすめ|暖かい|軽い(?:です|ので)|[^。]{2,}ようになりました/u;
/** Without the words before it, nobody hears what it is of. */
const LEANS = /^(?:ただ|でも|しかし|けれど|それ|これ|あれ|その|この|あの|そこ|だから|なので|また|あと|なお)/u;
const OF_OTHERS = /[「」『』?？!！()（）:：／]|https?|返信|店長|当店|ありがとうござい/u;

/** One customer who praises the goods and one who finds a fault, each as a quotation, where the page has them. */
export function bothVoices({ blocks }: Page): Draft[] {
  const reviews = blocks.flatMap(({ isReview, kind, text }) =>
    isReview && kind !== "heading" ? wordsOf(text) : [],
  );
  const heard = reviews.map((text) => text.split(/(?<=。)/u).map((one) => one.trim()));
  const praising = heard.flatMap((sentences) => voicesIn(sentences, false));
  const critical = heard.flatMap((sentences) => voicesIn(sentences, true));
  const [praise, fault] = [praising[0], critical.find((text) => text !== praising[0])];
  const whole = reviews.find((text) => text.length <= LONGEST_WHOLE && isBoth(text, praise, fault));
  if (whole) return [said(`${marked(whole)}という声があります。`)];
  if (praise && fault)
    return [said(`${marked(praise)}という声がある一方、${marked(fault)}という声もあります。`)];
  const one = praise ?? fault;
  return one ? [said(`${marked(one)}という声があります。`)] : [];
}

/** The words of a review without its stamp; none of a line that is only one. */
function wordsOf(text: string): string[] {
  const own = text.replace(BEFORE_WORDS, "").trim();
  return STAMP.test(own) || !own.endsWith("。") ? [] : [own];
}

function voicesIn(sentences: readonly string[], isCritical: boolean): string[] {
  return sentences.flatMap((text, at) => {
    const isFault = CRITICAL.test(text) && !/くるいにくい|崩れにくい|疲れにくい|汚れにくい/u.test(text);
    const isOne = isCritical ? isFault || WISH.test(text) : PRAISING.test(text) && !isFault;
    if (!isOne || OF_OTHERS.test(text)) return [];
    // 「効き目は文句なし。ただ、電気代がかさみます。」 is one thought.
    const before = sentences[at - 1] ?? "";
    const whole = LEANS.test(text) ? `${before}${text}` : text;
    const isOfLength = whole.length >= SHORTEST && whole.length <= LONGEST;
    return isOfLength && !LEANS.test(whole) && !OF_OTHERS.test(whole) ? [whole] : [];
  });
}

/** Whether one short review holds both of them. */
const isBoth = (text: string, praise = "", fault = "") =>
  praise !== "" && fault !== "" && text.includes(praise) && text.includes(fault);

const marked = (text: string) => `「${text.replace(/。$/u, "")}」`;
const said = (text: string): Draft => plain(`レビューには、${text}`);
