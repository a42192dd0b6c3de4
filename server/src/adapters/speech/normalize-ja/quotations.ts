import { asQuoted, withoutDelivery } from "#kernel/text/delivery-marks";

const LEAST_MORAE = 8;
const SMALL = /[ゃゅょャュョぁぃぅぇぉァィゥェォヮ]/g;

/** About so many: a kanji and a digit have two. */
const moraeOf = (words: string): number =>
  (words.match(/[ぁ-ゖァ-ヺー]/g)?.length ?? 0) -
  (words.match(SMALL)?.length ?? 0) +
  2 * (words.match(/[\p{Script=Han}\d]/gu)?.length ?? 0);

const QUOTED = /「([^「」]+)」|“([^“”]+)”/g;
/** Somebody says it: 「…」と言う, 「…」って. Titles and words that are spoken of stand before other particles, and before という. */
const SAID =
  /^(?:(?:など)?と[、,]?(?:[言話語述答尋聞訊訴叫呼囁呟告伝伺申主思考感願祈誓喜嘆驚笑怒褒励促勧求声励返付続電口心]|い[っいわえ](?!た[^。、])|つぶや|ささや|こぼ|たず|のこと)|って|との[^、。]|と[、。]?$)/;
const WHO = "(?:[\\p{Script=Han}々ァ-ヶー・A-Za-zのら]|さん|くん|ちゃん|たち){1,24}[はがも][、,]?";
const SAYS =
  "言[っいうわえお]|話[しす]|語[っりる]|述べ|答え|応[じえ]|尋ね|訊|訴え|叫[びんぶ]|囁|呟|告げ|伝え|申し|主張|思[いっう]|考え|つぶや|ささや|いった|返[しす]|続け|付け加え|説明|強調|指摘|明か|振り返";
/** The same with who says it before the verb: 「…」と彼は静かに言った. */
const SAID_BY = new RegExp(
  `^と[、,]?(?![のら同共並比違似異]|一緒)${WHO}[^。、,「『“と]{0,10}?(?:${SAYS})`,
  "u",
);
const SENTENCE_END = /[。！？!?…]$/;
/** A title ends as it likes: 「きのう何食べた？」を見る, 「君の名は。」と「天気の子」. */
const NAMED =
  /^(?:[をがのはにでもへや]|から|まで|より|など(?!と)|と(?:[、,]?[「『“]|[はも同共並比違似異]|とも|一緒|いう|いった[^。、]))/;
/** The end of the sentence or of a part of it, also behind と、: there a quotation is speech where it ends as a sentence does. */
const ENDS_HERE = /^(?:[。、,]?\s*$|と[、,](?![「『“]))/;
const PREDICATE = /(?:です|ます|ません|した|った|だ|たい|ない|よ|ね|か|な|さ|わ|ぞ|う|る|い)$/;
/** A request to somebody ends like this, too. */
const REQUEST = /[てでけせれろん]$/;

function isSpeech(words: string, behind: string): boolean {
  if (!/[ぁ-ゖ]/.test(words) || moraeOf(words) < LEAST_MORAE) return false;
  if (SENTENCE_END.test(words)) return !NAMED.test(behind);
  if (SAID.test(behind)) return true;
  if (SAID_BY.test(behind)) return PREDICATE.test(words) || REQUEST.test(words);
  return ENDS_HERE.test(behind) && PREDICATE.test(words);
}

const hasWords = (text: string) => /[\p{L}\d]/u.test(text);

/** Quoted speech keeps its brackets, with marks inside them. */
const marked = (text: string): string =>
  text.replace(QUOTED, (quotation, inKagi: string | undefined, inQuotes: string | undefined, at: number) => {
    const behind = text.slice(at + quotation.length);
    const isPart = hasWords(text.slice(0, at)) || hasWords(behind);
    const words = inKagi ?? inQuotes ?? "";
    if (!isPart || !isSpeech(words, behind)) return quotation;
    return `${quotation.at(0)}${asQuoted(words)}${quotation.at(-1)}`;
  });

/** Pauses beside a mark are one, outside of it or inside. */
const tidied = (text: string): string =>
  text
    .replace(/^⸨[、。・!?ー\s-]+/, "⸨")
    .replace(/、⸨、/g, "、⸨")
    .replace(/、⸩(?=[、。!?])/g, "⸩")
    .replace(/([。!?])⸩[、。]+/g, "$1⸩");

/**
 * Writes signs as they are spoken, with marks around what somebody is quoted to say. The marks change nothing
 * else that is written here: where they would, they are left out.
 */
export function withQuotations(text: string, written: (text: string) => string): string {
  const own = withoutDelivery(text);
  const plain = written(own);
  const quoted = marked(own);
  if (quoted === own) return plain;
  const result = tidied(written(quoted));
  return withoutDelivery(result) === plain ? result : plain;
}
