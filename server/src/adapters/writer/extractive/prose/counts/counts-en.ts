const NUMBERS = ["one", "two", "three", "four", "five"];
/** "There are three reasons.", "It comes in two sizes.": of them it says nothing more. */
const COUNTS = new RegExp(
  [
    String.raw`^(?:there (?:are|were) |[^.]*\b(?:has|have|had|comes? in|came in|takes?|took|needs?|did|do|made|gave|use[ds]?) )`,
    String.raw`(?:just |only |exactly |these )?(two|three|four|five|[2-5])\b`,
    String.raw`(?! (?:%|cents|inch|inches|feet|foot|yards|miles|kilometres|metres|minutes|hours|days|weeks|months|years`,
    String.raw`|pounds|dollars|percent|per cent|times)\b)[^.,;]{3,50}[.:]$`,
  ].join(""),
  "iu",
);

/** How many things a sentence counts, two to five; 0 for none. */
export function countInEnglish(text: string): number {
  const [, word = ""] = COUNTS.exec(text) ?? [];
  return NUMBERS.indexOf(word.toLowerCase()) + 1 || Number(word);
}

const BEGINNINGS = [
  /^(?:first(?:ly)?(?:,| of all| is| was| came| comes)|the first\b|one (?:is|was|of them)\b|number one\b|to begin with,)/iu,
  /^(?:and |but )?(?:second(?:ly)?(?:,| is| was| came| comes)|the (?:second|other)\b|number two\b)/iu,
  /^(?:and |but )?(?:third(?:ly)?(?:,| is| was| came| comes)|the third\b|number three\b)/iu,
  /^(?:and |but )?(?:fourth(?:ly)?(?:,| is| was| came| comes)|the fourth\b|number four\b)/iu,
  /^(?:and |but )?(?:fifth(?:ly)?(?:,| is| was| came| comes)|the fifth\b|number five\b)/iu,
];
/** "The third shift ended", "the other day": no thing of several. */
const OF_TIME =
  /^(?:and |but )?the (?:first|second|third|fourth|fifth|other) (?:day|night|week|month|year|morning|evening|half|person)\b/iu;
/** Which of several a sentence begins to tell of; 0 for none. */
export const ordinalInEnglish = (text: string): number =>
  OF_TIME.test(text) ? 0 : BEGINNINGS.findIndex((beginning) => beginning.test(text)) + 1;
