import { contentTerms } from "#kernel/text/content-terms";
import type { Language } from "#kernel/vocabulary";
import { holdsKind, isKindNoun } from "../../kinds/kind-nouns-en.ts";
import { subjectOfThis } from "./points-at-goods.ts";

/** Where the noun of a kind ends. */
const KIND =
  /(.{3,80}?)(?:[.;:—–]|, (?:and|but|so|perfect|ideal)\b|\s(?:that|which|with|for|designed|made|by)\b)/
    .source;
const NAMED = /(?:the|this|these|our|your|it|they|\p{Lu}[\p{L}\d’'&.-]*|\d+)\s+(?:[\p{L}\d’'&.-]+\s+){0,6}?/u
  .source;
/** "The Trail 25 is a …", "This is a …", "It’s a …": what follows is the kind of thing. */
const IS_A = new RegExp(
  `^(?:at (?:first glance|heart|its core),? )?(?:${NAMED})?(?:is|are)\\s+(?:an?|the|our)\\s+${KIND}`,
  "iu",
);
const CONTRACTED = new RegExp(`^(?:it|they)[’'](?:s|re)\\s+(?:an?|the|our)\\s+${KIND}`, "iu");
/** 「両側がめがねの薄型レンチです。」 */
const JAPANESE_KIND = /([\p{Script=Han}\p{Script=Katakana}ー]+)(?:です|である|だ)。$/u;
const SHORTEST_KIND = 2;
/** 「本書は、…を書いたノンフィクションです。」: whatever it is, the page says so. */
const SAYS_WHAT =
  /^(?:本書|本作|本品|本製品|本商品|当商品|この(?:商品|製品|本|一冊))は、?[^。]{6,}[\p{Script=Han}\p{Script=Katakana}ー](?:です|である|だ)。$/u;
/** 「梅雨どきは、ぐんぐん除湿です。」: of a time, of somebody or of a part, and not of the thing. */
const OF_ANOTHER =
  /^[^、。はがを]{0,10}(?:とき|どき|時|季節|日|夜|朝|晩|夏|冬|春|秋|梅雨|場合|方|人|素材|材料|原料|生地|色|形|産地|底|ふた|表|裏|裏地|内側|外側|仕上げ)は/u;
/** "This 40 l backpack keeps …", behind a clause or at the beginning. "The Tarn comes with a strap" says what lies beside it. */
const PRESENTS =
  /^(?:\p{Lu}[^,]{5,60}, )?(?:this|these|the) ((?:[\p{L}\d’'-]+ ){1,6}?)(?:is|are|has|have|(?<!the .*)(?:comes?|features?|offers?|brings?)) /iu;

/** Recognises sentences that say what a product is: by a noun of its own name, or by any where its name has none. */
export function definerOf(name: string, language: Language): (sentence: string) => boolean {
  if (language === "ja") {
    const words = name.split(/[\s　「」『』（）()・/]+/u);
    return (sentence) => {
      if (SAYS_WHAT.test(sentence)) return true;
      if (OF_ANOTHER.test(sentence)) return false;
      const kind = JAPANESE_KIND.exec(sentence)?.[1] ?? "";
      const last = kind.slice(-1);
      const isTold = Array.from({ length: Math.max(0, kind.length - SHORTEST_KIND + 1) }, (_, at) =>
        kind.slice(at),
      ).some((tail) => name.includes(tail));
      // 「竿」 of 「磯竿」: one sign says the kind where a word of the name ends with it.
      return (
        isTold ||
        (/\p{Script=Han}/u.test(last) && words.some((word) => word.length > 1 && word.endsWith(last)))
      );
    };
  }
  const terms = contentTerms(name, "en");
  const isUnknown = !holdsKind(name);
  const names = (words: string) => [...contentTerms(words, "en")].some((term) => terms.has(term));
  return (sentence) => {
    const kind = (IS_A.exec(sentence) ?? CONTRACTED.exec(sentence))?.[1] ?? "";
    if (names(kind)) return true;
    const isOfName =
      names(sentence.split(/ (?:is|are) /)[0] ?? "") || /^(?:This is|These are) /.test(sentence);
    if (isUnknown && isOfName && isKindNoun(kind.trim().split(" ").at(-1) ?? "")) return true;
    // "This big brown bear always greets you": of the thing itself, whatever it does.
    const subject = PRESENTS.exec(sentence)?.[1] ?? subjectOfThis(sentence).join(" ");
    return names(subject.trim().split(" ").at(-1) ?? "");
  };
}
