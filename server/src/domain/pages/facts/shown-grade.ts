import type { FoundFact } from "./found.ts";
import type { Line } from "./lines.ts";

const LONGEST = 120;

/**
 * The ratings of data less a grade out of ten, or of any other best than five, that no buyer sees: a page that draws five
 * stars means the grade of its data by them, and one that shows a share of praise instead has its own way to say it.
 */
export const shownToBuyers = (stated: readonly FoundFact[], lines: readonly Line[]): FoundFact[] =>
  stated.filter((fact) => fact.kind !== "rating" || isShown(fact.value, countOf(stated), lines));

const countOf = (stated: readonly FoundFact[]) =>
  Number(stated.find(({ kind }) => kind === "review_count")?.value ?? Number.NaN);

function isShown(grade: string, count: number, lines: readonly Line[]): boolean {
  const [stars = "", best] = grade.split("/");
  const texts = lines.flatMap(({ text }) => (text.length <= LONGEST ? [text.normalize("NFKC")] : []));
  if (texts.some((text) => countsPraise(text, count))) return false;
  if (!best) return true;
  return texts.some((text) =>
    [...text.matchAll(OF_BEST)].some(
      ([, shown, of]) =>
        Number(shown) === Number(stars) &&
        (of ? Number(of) === Number(best) : shown === stars && stars.includes(".")),
    ),
  );
}

/** "8 out of 10", "8.4/10", or "8.4" of itself */
const OF_BEST = /(?<![\d.,])(\d{1,3}(?:\.\d+)?)(?![\d,]|\.\d)(?:\s*(?:\/|out of)\s*(\d{1,3}))?/gi;

/** "91% of the 3,120 user reviews are positive" */
const PRAISE = /\b\d{1,3}\s?% of (?:the |all )?(\d{1,3}(?:,\d{3})+|\d{1,7})\b.*\b(?:reviews?|ratings?)\b/i;
const countsPraise = (text: string, count: number) =>
  Number(PRAISE.exec(text)?.[1]?.replaceAll(",", "") ?? Number.NaN) === count;
