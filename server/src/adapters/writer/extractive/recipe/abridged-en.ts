import { englishVerbs } from "#kernel/text/english-verbs";

/** A time or a place before the deed: "Meanwhile, slice the leeks.", "In a wide pan, melt the butter." */
const BEFORE_DEED =
  /^(?:(?:meanwhile|then|next|finally|now|first|in the meantime),? |(?:in|on|with|using|once|when|while|after|as soon as) [^,.]{3,60}, )/i;
const WARNS =
  /\b(?:do not|don[’']t|never|careful(?:ly)?|make sure|must|hot oil|steam|burns?|allerg\w+|raw)\b/i;

/** Whether a sentence tells the cook to do something. */
export function isCooksDeedInEnglish(text: string): boolean {
  const [first = ""] = text.replace(BEFORE_DEED, "").match(/^\p{L}+/u) ?? [];
  return englishVerbs.get(first.toLowerCase()) === "base";
}

/**
 * The sentences of each step that are told where there is no time for all: the first one and its warnings, then one
 * more of each in its turn, as long as `fits` says so. Between two that are told none is left out but before a warning.
 */
export function abridged(
  steps: readonly (readonly string[])[],
  fits: (told: readonly string[][]) => boolean,
): string[][] {
  const taken = steps.map((sentences) => sentences.map((text, at) => at === 0 || WARNS.test(text)));
  const told = () => steps.map((sentences, step) => sentences.filter((_, at) => taken[step]?.[at]));
  const longest = Math.max(...steps.map(({ length }) => length));
  // How the dough looks is told where all that is done to it has been.
  const isDeed = (step: number, at: number) => isCooksDeedInEnglish(steps[step]?.[at] ?? "");
  for (const isWanted of [isDeed, () => true])
    for (let round = 1; round < longest; round += 1)
      for (const [step, row] of taken.entries()) {
        const next = row.indexOf(false);
        if (next === -1 || !isWanted(step, next)) continue;
        row[next] = true;
        if (!fits(told())) row[next] = false;
      }
  return told();
}
