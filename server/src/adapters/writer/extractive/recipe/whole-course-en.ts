import { isCooksDeedInEnglish, type Taken } from "./abridged-en.ts";

interface Sentence {
  text: string;
  step: number;
  at: number;
}

/** The first words of a deed, behind those that say when: "Meanwhile, whisk", "Once it is hot, whisk". */
const DEED = "^(?:[^,.]{3,40}, )?";
/** A thing that is stirred together is used later on; one that is stirred in, or stirred till it is hot, is in the pan. */
const MIXES = new RegExp(
  String.raw`${DEED}(?:stir|whisk|mix|toss|combine|beat|blend|mash|grind|pulse|process)\b(?! (?:in|into|through|until|for|over|occasionally|often)\b)`,
  "i",
);
const ADDS = new RegExp(String.raw`${DEED}(?:(?:rub|beat|fold|stir|mix|pour|whisk) in|add)\b`, "i");
/** "Rub all over the chicken.", "Shape into balls.", "Cool, then grind": with what, the sentence before says. */
const GOES_ON =
  /^\p{Lu}\p{Ll}+,? (?:all over|over|on|onto|in|into|to|between|with|for|until|well|again|gently|slowly|then|and)\b/u;
/** A thing that was made before the pan: "Spoon the drizzle over everything." */
const MADE =
  /\b(?:drizzle|dressing|sauce|mixture|mix|batter|dough|glaze|paste|marinade|filling|topping|crumbs?|vinaigrette|rub|gravy|cream|slurry|egg wash|salsa|relish|pesto|custard|syrup|purée|puree|butter)\b/i;
const PUTS = new RegExp(
  [
    String.raw`\b(?:add|arrange|set|put|lay|place|pour|tip|spread|fold|scatter|slide|slip|top|return|nestle|drop|spoon|stir (?:in|through)|beat in|rub in`,
    String.raw`|drizzle|sprinkle|layer|fill|line|dot|tuck|press|ladle|crumble|squeeze|cook|fry|sear|brown|roast|bake|grill|simmer|melt|warm|toast)\b`,
  ].join(""),
  "i",
);
/** "the remaining teaspoon of salt", "the rest of the cheese", "the last 2 tablespoons of mustard" */
const REST =
  /\b(?:remaining|the (?:rest|last|other half)(?: of)?)\b (?:[\d½¼¾⅓⅔/ ]*(?:cups?|tbsps?|tsps?|tablespoons?|teaspoons?|half|quarters?|thirds?)? ?(?:of )?(?:the )?)(?<thing>\p{L}+)/giu;
const UNITS_OF_TIME = /^(?:minutes?|hours?|seconds?|time|step|day|moment|batch(?:es)?)$/i;

const nounOf = (word: string) => word.toLowerCase().replace(/(?:(?<=[sx])es|(?<!s)s)$/u, "");
const names = (text: string, words: readonly string[]) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => words.includes(nounOf(word)));
const OF_KIND = new RegExp(
  [
    "^(?:small|medium|large|big|whole|fresh|dried|ripe|plain|sharp|red|green|white|black|yellow|brown|grated|chopped|sliced|soft|cold",
    "|unsalted|salted|fine|bone|skin|on|in|boneless|skinless|grain|all|purpose|flat|firm|baby|lean|ground|of|tins?|cans?|bulbs?|cloves?)$",
  ].join(""),
  "iu",
);
/** The words by which the steps may call a thing: "whole-grain mustard" is "the mustard". */
const callsOf = (thing: string): string[] =>
  (thing.match(/\p{L}+/gu) ?? [])
    .filter((word) => !OF_KIND.test(word))
    .map(nounOf)
    .slice(-2);

/**
 * With what is told of an English method all that a cook has to hear besides, or the dish is none: how each main thing
 * comes into it, what is done with what was mixed or cut in the sentence before, and the first part of a thing whose
 * rest is used.
 */
export function wholeCourse(
  steps: readonly (readonly string[])[],
  told: Taken,
  things: readonly string[],
): Taken {
  const all = steps.flatMap((sentences, step) => sentences.map((text, at): Sentence => ({ text, step, at })));
  const isTold = told.map((row) => [...row]);
  const has = ({ step, at }: Sentence) => isTold[step]?.[at] === true;
  const tell = (one: Sentence | undefined) => {
    const row = one && isTold[one.step];
    if (one && row) row[one.at] = true;
  };
  for (const words of things.map(callsOf)) {
    const named = all.filter(({ text }) => names(text, words));
    const put = named.filter(({ text }) => PUTS.test(text));
    const into = put.length > 0 ? put : named.filter(({ text }) => MIXES.test(text));
    if (!into.some(has)) tell(into[0] ?? named[0]);
  }
  for (let before = -1; before < all.filter(has).length; ) {
    before = all.filter(has).length;
    for (const [place, one] of all.entries()) if (has(one)) for (const due of dueWith(one, place)) tell(due);
  }
  return isTold;

  function dueWith({ text, step }: Sentence, place: number): (Sentence | undefined)[] {
    const next = all[place + 1]?.step === step ? all[place + 1] : undefined;
    const isDeed = next !== undefined && isCooksDeedInEnglish(next.text);
    const goesOn = isDeed && (MIXES.test(text) || ADDS.test(next.text) || GOES_ON.test(next.text));
    const used =
      MIXES.test(text) && !next ? all.slice(place + 1).find((later) => MADE.test(later.text)) : undefined;
    return [goesOn ? next : used, ...restsIn(text).map((thing) => firstOf(thing, place))];
  }

  /** Where some of a thing was used before its rest; nothing where that is told, or the page itself does not say it. */
  function firstOf(thing: string, place: number): Sentence | undefined {
    const earlier = all.slice(0, place).filter(({ text }) => names(text, [thing]));
    return earlier.some(has) ? undefined : earlier.at(-1);
  }
}

const restsIn = (text: string): string[] =>
  [...text.matchAll(REST)]
    .map(({ groups }) => groups?.thing ?? "")
    .filter((thing) => !UNITS_OF_TIME.test(thing))
    .map(nounOf);
