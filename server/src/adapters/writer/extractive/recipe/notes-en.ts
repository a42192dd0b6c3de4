import type { Block, Page } from "#kernel/page";

const HEADING =
  /^(?:(?:recipe|cook[’']s|kitchen|chef[’']s) )?(?:notes?|tips?)(?:,? (?:and|&) (?:tips|notes|tricks|variations|substitutions|storage))?$/i;
/** "Tried this recipe? Tag us!", "Calories: 612kcal" */
const OF_SITE =
  /\b(?:tried this|made this|tag|mention|hashtag|follow|subscribe|newsletter|calories|kcal)\b|[@#]/i;

/** "Slow cooker: do steps 1 and 2 on the stove": without its label it would be said of the dish itself. */
const OF_VARIANT = /^\p{Lu}[\p{L} -]{2,24}: \S/u;
/** Without the steps themselves nobody can follow it. */
const OF_STEPS = /\bsteps? \d/i;

/** The blocks of a page with nothing in them but the notes below an English recipe's steps. */
export function englishNotesBelow({ blocks }: Page, last: number): Block[] {
  let isNote = false;
  return blocks.map((block, index) => {
    if (index > last && block.kind === "heading") isNote = HEADING.test(block.text.trim());
    const isLeftOut = [OF_SITE, OF_VARIANT, OF_STEPS].some((words) => words.test(block.text));
    const isTold = isNote && block.kind !== "heading" && !isLeftOut;
    return isTold ? block : { ...block, text: "" };
  });
}
