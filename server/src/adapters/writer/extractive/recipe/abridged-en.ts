import { englishVerbs } from "#kernel/text/english-verbs";

/** A time or a place before the deed: "Meanwhile, slice the leeks.", "In a wide pan, melt the butter." */
const BEFORE_DEED =
  /^(?:(?:meanwhile|then|next|finally|now|first|in the meantime),? |(?:in|on|with|using|once|when|while|after|as soon as) [^,.]{3,60}, )/i;
const WARNS =
  /\b(?:do not|don[’']t|never|careful(?:ly)?|make sure|must|hot oil|steam|burns?|allerg\w+|raw)\b/i;
const OF_TIME = /\b\d+(?: to |–|-)?\d* ?(?:minutes?|hours?|seconds?|mins?)\b|\d ?°|\bgas \d/i;
/** It needs the sentence before it. */
const LEANS = /^(?:it|this|that|they|these|those|the rest|repeat|do the same|then|if not|otherwise)\b/i;

/** Whether a sentence tells the cook to do something. */
export function isCooksDeedInEnglish(text: string): boolean {
  const [first = ""] = text.replace(BEFORE_DEED, "").match(/^\p{L}+/u) ?? [];
  return englishVerbs.get(first.toLowerCase()) === "base";
}

interface Place {
  step: number;
  at: number;
}

/**
 * The sentences of each step that are told where there is no time for all: the first one and its warnings, then what
 * says how long and how hot, then the others, as long as `fits` says so. None without the one that it goes on from.
 */
export function abridged(
  steps: readonly (readonly string[])[],
  fits: (told: readonly string[][]) => boolean,
): string[][] {
  const taken = steps.map((sentences) => sentences.map((text, at) => at === 0 || WARNS.test(text)));
  const told = () => steps.map((sentences, step) => sentences.filter((_, at) => taken[step]?.[at]));
  const left = steps.flatMap((sentences, step) => sentences.map((_, at): Place => ({ step, at })));
  const textAt = ({ step, at }: Place) => steps[step]?.[at] ?? "";
  const isDue = ({ step, at }: Place) =>
    taken[step]?.[at] === false && (!LEANS.test(textAt({ step, at })) || taken[step]?.[at - 1] === true);
  const timed = left.filter((place) => OF_TIME.test(textAt(place)));
  for (const place of [...timed, ...left]) {
    const row = taken[place.step];
    if (!row || !isDue(place)) continue;
    row[place.at] = true;
    if (!fits(told())) row[place.at] = false;
  }
  return told();
}
