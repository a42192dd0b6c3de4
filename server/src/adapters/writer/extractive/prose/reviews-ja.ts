import type { Page } from "#kernel/page";
import { sectionsOf } from "../sections.ts";
import type { Told } from "./wording.ts";

/** A page of reviews by many: of one author's it is the author who speaks. */
export const isOfGuests = ({ author, title }: Page) => author === null && GUESTS.test(title);
const GUESTS =
  /クチコミ|口コミ|体験談|の声(?![をがにはで])|\b(?:customer|guest|user) reviews\b|\btestimonials\b/iu;

/** 「静かだが、電波が届きにくい」: in the title of a review stands what a guest thinks of it all. */
const VERDICT = /^[^「」『』|｜★☆\d]{5,32}$/u;
const IN_JAPANESE = /\p{Script=Hiragana}/u;
const FEWEST = 2;
const SAYS = [
  (title: string) => `「${title}」という声です。`,
  (title: string) => `「${title}」という声もあります。`,
];

/** Each review of a page behind its title, so that no two guests are heard as one. */
export function withVerdicts(
  paragraphs: readonly Told[][],
  page: Page,
  isFit: (sentence: string) => boolean,
): Told[][] {
  if (page.language !== "ja" || !isOfGuests(page)) return [...paragraphs];
  const sections = sectionsOf(page.blocks, page.type);
  const headingOf = ({ blockIndex }: Told) =>
    blockIndex === null ? -1 : (sections[blockIndex]?.heading ?? -1);
  const told = paragraphs.flat();
  const headings = [...new Set(told.map(headingOf))];
  const titles = headings.map((at) => page.blocks[at]?.text.trim().replace(/。$/, "") ?? "");
  const isTitled = titles.every((title) => VERDICT.test(title) && IN_JAPANESE.test(title));
  const said = titles.map((title, turn) => SAYS[Math.min(turn, SAYS.length - 1)]?.(title) ?? "");
  if (headings.length < FEWEST || !isTitled || !said.every(isFit)) return [...paragraphs];
  return headings.map((heading, turn) => [
    { text: said[turn] ?? "", blockIndex: heading, isFrame: true },
    ...told.filter((one) => headingOf(one) === heading),
  ]);
}
