/** The libraries walk some of their lists once for each element: more than this takes all of a page's time. */
const MOST_ELEMENTS = 150_000;
/** An element is at least so long. */
const SHORTEST_ELEMENT = 3;

/**
 * No number that somebody reads has more digits. Defuddle's pattern for reading times looks from each digit of
 * a run to its end: 20,000 digits take it 0.7 s, twice as many four times as long. Full-width and other digits become
 * plain ones when a text is normalised, and so do those that are written as entities.
 */
const MOST_DIGITS = 100;
const digit = "(?:\\p{N}|&#0{0,9}(?:4[89]|5[0-7]|6529[6-9]|6530[0-5]);|&#x0{0,9}(?:3\\d|ff1\\d);)";
const numbers = new RegExp(`${digit}{2,}`, "giu");
const firstDigits = new RegExp(`^${digit}{${MOST_DIGITS}}`, "iu");

/** The page as the libraries may see it: without the repeats on which their patterns take quadratic time. */
export const guarded = (html: string): string =>
  html.replace(numbers, (number) =>
    number.length > MOST_DIGITS ? (firstDigits.exec(number)?.[0] ?? number) : number,
  );

/** Whether a page has more elements than can be read in time. Markup inside scripts counts, too. */
export function hasTooManyElements(html: string): boolean {
  if (html.length < MOST_ELEMENTS * SHORTEST_ELEMENT) return false;
  const element = /<[a-z]/gi;
  let count = 0;
  while (element.test(html)) if (++count > MOST_ELEMENTS) return true;
  return false;
}
