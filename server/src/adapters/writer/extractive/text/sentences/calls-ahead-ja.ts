/** 「電波、騒音、揺れ。」: three things and more, of which nothing is said. */
const THINGS =
  /^(?:[^、。はがをにでともへ\d「」？！?!]{1,8}、){2,}[^、。はがをにでともへ\d「」？！?!]{1,8}。$/u;
/** 「洋上13時間。」 */
const FRAGMENT = /^[^、。はがを]{2,12}[\p{Script=Han}\p{Script=Katakana}ー]。$/u;
/** Endings of verbs and adjectives: 「食べる、書く、遊ぶ。」 */
const OF_DEEDS = /[うくぐすつぬぶむるいただ](?:、|。$)/u;
/** A sentence that goes on from them: 「この三つで作る。」, 「どれも…」 */
const COUNTS_THEM =
  /^(?:[こそ](?:の|れ|ん|う|こ)|どれ|どの|いずれ|すべて|全部|ほか|以上|[一二三四五六七八九\d]+つ)/u;

/** The sentences of a paragraph without a row of bare things that only calls them to mind at its beginning. */
export function withoutCallsAhead(sentences: readonly string[]): string[] {
  const at = sentences.findIndex((text) => !FRAGMENT.test(text) || THINGS.test(text));
  const [things = "", next] = [sentences[at], sentences[at + 1]];
  const isCall = THINGS.test(things) && !OF_DEEDS.test(things) && next && !COUNTS_THEM.test(next);
  return isCall ? sentences.toSpliced(at, 1) : [...sentences];
}
