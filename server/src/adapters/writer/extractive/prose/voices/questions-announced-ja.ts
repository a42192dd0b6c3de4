import type { Page } from "#kernel/page";
import { isAnswered } from "../../rows/questions-ja.ts";
import { asksAsHeading } from "../stands.ts";
import type { Told } from "../wording.ts";

const OF_QUESTIONS = /よく(?:ある|いただく)(?:ご?質問|お?問い?合わ?せ)|^Q\s?[&＆]\s?A$|^FAQ$/iu;
const SAID = "よくある質問にも、答えています。";

/**
 * Before the first question of a page that tells of something else: without such a word the page would seem to ask
 * its listener.
 */
export function withQuestionsAnnounced(
  paragraphs: readonly Told[][],
  { blocks, title, language }: Page,
  isFit: (sentence: string) => boolean,
): Told[][] {
  const headings = blocks.flatMap(({ kind, text }, at) =>
    kind === "heading" && OF_QUESTIONS.test(text.trim()) ? [at] : [],
  );
  const [heading] = headings;
  if (language !== "ja" || heading === undefined || OF_QUESTIONS.test(title) || !isFit(SAID))
    return [...paragraphs];
  const asks = ({ blockIndex }: Told) => {
    const block = blocks[blockIndex ?? -1];
    return (
      blockIndex !== null &&
      blockIndex > heading &&
      block !== undefined &&
      (isAnswered(block) || (block.kind === "heading" && asksAsHeading(block.text.trim())))
    );
  };
  const first = paragraphs.findIndex((paragraph) => paragraph.some(asks));
  if (first < 1) return [...paragraphs];
  return paragraphs.map((paragraph, at) => {
    const place = at === first ? paragraph.findIndex(asks) : -1;
    return place === -1
      ? paragraph
      : [
          ...paragraph.slice(0, place),
          { text: SAID, blockIndex: heading, isFrame: true },
          ...paragraph.slice(place),
        ];
  });
}

/** Each answer below a heading that asks in a paragraph of its own: its question is said before it. */
export function withAnswersApart(paragraphs: readonly Told[][], { blocks, language }: Page): Told[][] {
  if (language !== "ja") return [...paragraphs];
  const begins = ({ blockIndex }: Told, at: number) => {
    const above = blockIndex === null ? undefined : blocks[blockIndex - 1];
    return at > 0 && above?.kind === "heading" && asksAsHeading(above.text.trim());
  };
  return paragraphs.flatMap((paragraph) => {
    const apart: Told[][] = [];
    for (const [at, one] of paragraph.entries()) {
      const isSame = paragraph[at - 1]?.blockIndex === one.blockIndex;
      if (at === 0 || (begins(one, at) && !isSame)) apart.push([one]);
      else apart.at(-1)?.push(one);
    }
    return apart;
  });
}
