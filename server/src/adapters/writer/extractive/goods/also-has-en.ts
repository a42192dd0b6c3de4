import type { Draft } from "../draft.ts";

const HAS = /^(It|They) (?=(?:has|have) (?!to\b|been\b|also\b))/;
const HAS_ALSO = /^(?:It|They) (?:also )?(?:has|have) (?!to\b|been\b)/;
/** "It also has two trays": behind it comes what is added to it. */
const ADDED = /^(?:It|They) also (?:has|have) (?!to\b|been\b)/;
/** A listener keeps a sentence of so many characters. */
const LONGEST = 200;

/** "It has a lid. It also has two trays and one drawer.": what a thing has beyond the first is added in one sentence. */
export const withAlso = (paragraphs: readonly Draft[][]): Draft[][] =>
  paragraphs.map((paragraph) => {
    const told: Draft[] = [];
    for (const [at, draft] of paragraph.entries()) {
      const isMore = HAS.test(draft.text) && HAS_ALSO.test(paragraph[at - 1]?.text ?? "");
      const said = isMore ? { ...draft, text: draft.text.replace(HAS, "$1 also ") } : draft;
      const last = told.at(-1);
      const both = last ? addedTo(last, said) : null;
      if (both) told.pop();
      told.push(both ?? said);
    }
    return told;
  });

/** Both of two additions as one, where they are short and nothing in them is taken for a part of the other. */
function addedTo(first: Draft, second: Draft): Draft | null {
  if (![first, second].every(({ text }) => ADDED.test(text) && /^[^.!?;:]+\.$/.test(plainly(text))))
    return null;
  const more = second.text.replace(ADDED, "");
  const isNested = [first.text, more].some((one) => /, | and | as well as /.test(one));
  const text = `${first.text.slice(0, -1)}${isNested ? ", as well as" : " and"} ${more}`;
  const isTwice = / as well as /.test(first.text);
  return isTwice || text.length > LONGEST ? null : { ...first, text, ties: [...first.ties, ...second.ties] };
}
/** The point in "4.5 cm" ends nothing. */
const plainly = (text: string) => text.replace(/(?<=\d)[.:](?=\d)/g, "");
