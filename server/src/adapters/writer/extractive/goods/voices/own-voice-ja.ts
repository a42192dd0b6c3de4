import type { Page } from "#kernel/page";
import { type Draft, plain, type Subject } from "../../draft.ts";
import { dividedByQuotations } from "../../text/signs/quotations.ts";
import { tellsOfOwnKin } from "./own-kin-ja.ts";

/** 「うちの前の坂は」; 「三つのうちの一つ」 is nobody's, and 「うちの子」 is the buyer's. */
const OUR_HOUSE = /(?:^|[、。])(?:うち(?:の(?!子|ワン|ニャン)|では|でも)|(?:わが|我が)家で[はも])/u;

/** Whether a sentence on goods has the first person of the one who sells or makes them. */
export const speaksForItself = (text: string): boolean =>
  tellsOfOwnKin(text) || OUR_HOUSE.test(dividedByQuotations(text).own.join(""));

/** Says whose words a description in the first person is: a listener takes 「わたし」 for the narrator. */
export function introducedVoice({ page, site }: Subject, opening: readonly Draft[]): Draft {
  // The shop that was just named is not named again.
  const isNamed = site !== null && opening.some(({ text }) => text.includes(site));
  const unnamed = isOfMaker(page) ? "作り手" : "お店";
  return plain(`${site === null ? unnamed : isNamed ? "お店" : site}の言葉で、お届けします。`);
}

const isOfMaker = ({ blocks }: Page) =>
  blocks.some(({ kind, text, isReview }) => kind === "paragraph" && !isReview && MAKES.test(text));
/** 「手で作っています。」, 「一枚ずつ織りました。」 */
const MAKES =
  /(?:(?:作|つく|造|縫|彫)って|(?:編|染|仕込)んで|(?:織|漉)って|(?:焼|挽|磨)いて|育てて)(?:い|お)(?:ます|ります)。/u;

/** A script in which those words stand before the first of the page's own, where one of them has the first person. */
export function withVoiceIntroduced(
  paragraphs: Draft[][],
  ours: readonly Draft[],
  introduction: Draft,
): Draft[][] {
  const isOwn = (draft: Draft) => !ours.includes(draft);
  if (!paragraphs.flat().some((draft) => isOwn(draft) && speaksForItself(draft.text))) return paragraphs;
  const at = paragraphs.findIndex((paragraph) => paragraph.some(isOwn));
  return paragraphs.map((paragraph, index) =>
    index === at ? paragraph.toSpliced(paragraph.findIndex(isOwn), 0, introduction) : paragraph,
  );
}
