import type { Page } from "#kernel/page";
import type { PageType } from "#kernel/vocabulary";
import { leansInProse } from "../prose/stands.ts";
import { isElliptical } from "../text/sentences/short-sentence-en.ts";
import { leansOnPrevious } from "../text/wording.ts";

/** Elsewhere than on goods nothing says what a sentence may point at. */
export const leansIn = (text: string, { language, type }: Page) =>
  leansOnPrevious(text, language) ||
  (type !== "product"
    ? leansInProse(text, language)
    : language === "en"
      ? POINTS_IN_CLAUSE.test(text) || isElliptical(text)
      : OF_WHAT_WAS_NAMED.test(text));
/** 「期間は7月31日までです。」: of which sale, the sentence before has said. */
const OF_WHAT_WAS_NAMED = /^(?:販売|受付|開催|セール)?(?:期間|期限|日程|締め?切り?)は/u;
/** "If it’s eligible, the shop sends a box": of what "it" is was said before. But "when it rains" points at nothing. */
const POINTS_IN_CLAUSE =
  /^(?:if|when|once|while|after|before|until|unless) (?:it|they|he|she)(?:[’'](?:s|re|d|ll|ve))? (?!rain|snow|pour|gets? (?:cold|dark|late|hot|warm|wet)|comes? to)/i;

/** "This article …" and, where a product was just named, "It …" point at what everybody knows. */
export const pointsAtTopic = (text: string, type: PageType) =>
  type === "product"
    ? /^(it|its|this|these|they)\b|^(この|これ|こちら)/i.test(text)
    : /^(this|these) (article|guide|page|post|report|study|tutorial|chapter|lesson|review|recipe|course)\b/i.test(
        text,
      );

/** Of a page's first sentence, "this" is what the title names. */
export const POINTS_AT_TITLE = /^(this|these) \p{Ll}|^この/iu;
