import { contentTerms } from "#kernel/text/content-terms";
import type { Language } from "#kernel/vocabulary";

/** "The Trail 25 is a …", "This is a …", "It’s a …": what follows is the kind of thing. */
const IS_A =
  /^(?:(?:the|this|these|our|your|it|they|\p{Lu}[\p{L}\d’'&.-]*|\d+)\s+(?:[\p{L}\d’'&.-]+\s+){0,6}?)?(?:is|are)\s+(?:an?|the|our)\s+(.{3,80}?)(?:[,.;:—–]|\s(?:that|which|with|for|designed|made|by)\b)/iu;
const CONTRACTED =
  /^(?:it|they)[’'](?:s|re)\s+(?:an?|the|our)\s+(.{3,80}?)(?:[,.;:—–]|\s(?:that|which|with|for|designed|made|by)\b)/iu;
/** 「両側がめがねの薄型レンチです。」 */
const JAPANESE_KIND = /([\p{Script=Han}\p{Script=Katakana}ー]{2,})(?:です|である|だ)。$/u;
const SHORTEST_KIND = 2;

/** Recognises sentences that say by a noun of a product's own name what it is. */
export function definerOf(name: string, language: Language): (sentence: string) => boolean {
  if (language === "ja")
    return (sentence) => {
      const kind = JAPANESE_KIND.exec(sentence)?.[1] ?? "";
      return Array.from({ length: Math.max(0, kind.length - SHORTEST_KIND + 1) }, (_, at) =>
        kind.slice(at),
      ).some((tail) => tail.length >= SHORTEST_KIND && name.includes(tail));
    };
  const terms = contentTerms(name, "en");
  return (sentence) => {
    const kind = (IS_A.exec(sentence) ?? CONTRACTED.exec(sentence))?.[1] ?? "";
    return [...contentTerms(kind, "en")].some((term) => terms.has(term));
  };
}
