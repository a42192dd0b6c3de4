/** 「白だけは」, 「この布は」, 「「霜夜」も」: what a sentence is said of, at its beginning. */
const TOPIC = /^(?:[「『][^「」『』]{1,24}[」』]|[^、。「」はもが]{1,24})(?:は|も)(?![ぁ-ん]?[っちと])/u;
/** 「最初の三回ほどは」, 「冬には」, 「二日目も」: when, where or how often it is so, but not of what. */
const NO_THING =
  /(?:[\d０-９一二三四五六七八九十数何最]\s?(?:回|日|月|年|時|度|分|週|か月|目|初|後)(?:間|目)?(?:ほど|くらい|ぐらい)?|ほど|くらい|ぐらい|ごろ|頃|とき|時|まで|後|前|あと|うち|場合|[にでとへて]|から|より|ので|少し|もっと|普段|ふだん|今|いま|当初|はじめ|次)$/u;

/** Whether a Japanese sentence says at its beginning of what thing it is. */
export function hasOwnTopic(sentence: string): boolean {
  const [whole = ""] = TOPIC.exec(sentence) ?? [];
  return whole !== "" && !NO_THING.test(whole.slice(0, -1).replace(/(?:だけ|のみ|ばかり)$/u, ""));
}

/** 「片方をなくされたときは、…」: what one is asked to do behind it is for that case. */
const CASE = /^[^。]{2,24}?(?:とき|時|場合|際|たら|れば|なら)(?:は|に|には)?、/u;
const ORDER = /(?:ください|下さい|ましょう)。$/u;

/** Whether a sentence goes on about the thing or the case of the one before it, which is not told: said alone, it would be of another. */
export const isOfUntold = (untold: string, sentence: string): boolean =>
  (hasOwnTopic(untold) || (CASE.test(untold) && ORDER.test(sentence) && !CASE.test(sentence))) &&
  !hasOwnTopic(sentence);
