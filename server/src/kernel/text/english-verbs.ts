import { readFileSync } from "node:fs";

export type VerbForm = "base" | "third" | "past" | "simple past";

const linesOf = (list: string) =>
  readFileSync(new URL(`../../../assets/words/${list}.txt`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");

/** A line is a verb, or a verb, its past and its participle. */
function formsOf(line: string): [string, VerbForm][] {
  const [base = "", past, participle] = line.split(" ");
  const third: [string, VerbForm] = [thirdOf(base), "third"];
  if (!past)
    return [...pastsOf(base).map((form): [string, VerbForm] => [form, "past"]), third, [base, "base"]];
  const pasts: [string, VerbForm][] =
    participle && participle !== past
      ? [
          [past, "simple past"],
          [participle, "past"],
        ]
      : [[past, "past"]];
  return [...pasts, third, [base, "base"]];
}

/** "make" → "makes", "carry" → "carries". */
export const thirdOf = (base: string): string => {
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
};

/** Keeps both spellings of a consonant that a short vowel may double: one is no word and harms nobody. */
const pastsOf = (base: string) => {
  if (base.endsWith("e")) return [`${base}d`];
  if (/[^aeiou]y$/.test(base)) return [`${base.slice(0, -1)}ied`];
  return /[^aeiou][aeiou][^aeiouwxy]$/.test(base) ? [`${base}ed`, `${base}${base.at(-1)}ed`] : [`${base}ed`];
};

/** Inflected verbs and their form; a past that is no participle ("went") is a form of its own. */
export const englishVerbs: ReadonlyMap<string, VerbForm> = new Map(linesOf("english-verbs").flatMap(formsOf));

/** Verbs that begin a phrase as a noun just as often: design, light, water. */
export const nounsLikeVerbs: ReadonlySet<string> = new Set(linesOf("english-nouns-like-verbs"));
