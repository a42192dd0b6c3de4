import { englishVerbs } from "#kernel/text/english-verbs";

/** Of each step, which of its sentences are told. */
export type Taken = readonly (readonly boolean[])[];

/** A time or a place before the deed: "Meanwhile, slice the leeks.", "In a wide pan, melt the butter." */
const BEFORE_DEED =
  /^(?:(?:meanwhile|then|next|finally|now|first|in the meantime),? |(?:in|on|with|using|once|when|while|after|as soon as) [^,.]{3,60}, )/i;
const WARNS =
  /\b(?:do not|don[’']t|never|careful(?:ly)?|make sure|must|hot oil|steam|burns?|allerg\w+|raw)\b/i;

/** A dish fails without its heat, and without the time that it takes. */
const HEATS = /°|\bdegrees\b|\bpreheat\b|\bgas mark\b/i;
const LASTS = /\d\s?(?:minutes?|mins?|hours?|hrs?)\b|\bovernight\b/i;

/** Whether a sentence tells the cook to do something. */
export function isCooksDeedInEnglish(text: string): boolean {
  const [first = ""] = text.replace(BEFORE_DEED, "").match(/^\p{L}+/u) ?? [];
  return englishVerbs.get(first.toLowerCase()) === "base" || KITCHEN.test(first);
}
/** Deeds of cooks that are things elsewhere: "Ladle out a cup." */
const KITCHEN = /^(?:ladle|spoon|pipe|sieve|zest|deglaze|butter|salt|dust|julienne|spatchcock|sear|fish)$/i;

/** "I don’t bother.": what a cook says of herself warns nobody. */
const OF_COOK = /^I\b/;
const isWarning = (text: string) => WARNS.test(text) && !OF_COOK.test(text);

/** The sentence by which a step says how long its deed takes, where its first one does not. */
const lastingAt = (sentences: readonly string[]) =>
  LASTS.test(sentences[0] ?? "")
    ? -1
    : sentences.findIndex((text) => LASTS.test(text) && isCooksDeedInEnglish(text));

/**
 * The sentences of each step that are told where there is no time for all: the first one and its warnings, then what is
 * hot and how long it takes (always, where `isCooked`), then one more of each in its turn, as long as `fits` says
 * so. Between two that are told none is left out but before such a one. `whole` adds what nobody cooks without.
 */
export function abridged(
  steps: readonly (readonly string[])[],
  fits: (told: readonly string[][]) => boolean,
  isCooked = false,
  whole: (taken: Taken) => Taken = (taken) => taken,
): string[][] {
  const least = steps.map((sentences) => {
    const lasting = isCooked ? lastingAt(sentences) : -1;
    const isDue = (text: string, at: number) => at === 0 || at === lasting || isWarning(text);
    return sentences.map((text, at) => isDue(text, at) || (isCooked && HEATS.test(text)));
  });
  let taken = whole(least);
  const toldOf = (some: Taken) =>
    steps.map((sentences, step) => sentences.filter((_, at) => some[step]?.[at]));
  const tryWith = (step: number, at: number) => {
    const more = whole(taken.map((row, index) => (index === step ? row.with(at, true) : row)));
    if (fits(toldOf(more))) taken = more;
  };
  // "Fish out the bay leaf. Blend a third of the soup until smooth.": the step is the second of them.
  for (const [step, [first, second]] of steps.entries())
    if (isCooked && isMinor(first) && second && isCooksDeedInEnglish(second)) tryWith(step, 1);
  for (const isWanted of [HEATS, LASTS])
    for (const [step, sentences] of steps.entries())
      for (const [at, text] of sentences.entries()) {
        if (taken[step]?.[at] || !isWanted.test(text) || !isCooksDeedInEnglish(text)) continue;
        tryWith(step, at);
      }
  const longest = Math.max(...steps.map(({ length }) => length));
  for (let round = 1; round < longest; round += 1)
    for (const step of steps.keys()) {
      const next = taken[step]?.indexOf(false) ?? -1;
      if (next !== -1) tryWith(step, next);
    }
  return toldOf(taken);
}

/** A sentence without what its brackets add, and with one of two units: "Heat the oven to 190 °C / 375 °F." */
export const withoutAside = (text: string): string =>
  text.replace(/ \([^()]*\)/g, "").replace(/(\d ?°[CF]) ?(?:\/|or) ?\d+ ?°[CF]/g, "$1");

/** So few words only begin a step: "Drain the beans." */
const isMinor = (text = "") => text.split(" ").length <= 5;

/** Short steps in few paragraphs. */
export function together<One>(steps: readonly One[][]): One[][] {
  const paragraphs: One[][] = [];
  for (const step of steps) {
    const current = paragraphs.at(-1);
    if (current && current.length + step.length <= MOST_TOGETHER) current.push(...step);
    else paragraphs.push([...step]);
  }
  return paragraphs;
}
const MOST_TOGETHER = 5;
