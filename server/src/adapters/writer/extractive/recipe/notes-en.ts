import type { Block, Page } from "#kernel/page";

const HEADING =
  /^(?:(?:recipe|cook[’']s|kitchen|chef[’']s) )?(?:notes?|tips?)(?:,? (?:and|&) (?:tips|notes|tricks|variations|substitutions|storage))?$/i;
/** "Tried this recipe? Tag us!", "Calories: 612kcal" */
const OF_SITE =
  /\b(?:tried this|made this|tag|mention|hashtag|follow|subscribe|newsletter|calories|kcal)\b|[@#]/i;

/** The blocks of a page with nothing in them but the notes below an English recipe's steps. */
export function englishNotesBelow({ blocks }: Page, last: number): Block[] {
  let isNote = false;
  return blocks.map((block, index) => {
    if (index > last && block.kind === "heading") isNote = HEADING.test(block.text.trim());
    const isTold = isNote && block.kind !== "heading" && !OF_SITE.test(block.text);
    return isTold ? block : { ...block, text: "" };
  });
}
