import type { Rewrite } from "../rewrite.ts";

/** Behind these a verb stands in its first form. */
const BEFORE_VERB =
  "to|will|can|could|must|should|would|may|might|shall|do|did|does|not|let's|please|and|or|[a-z]+n't";
const PAST =
  "yesterday|last (?:night|week|month|year|summer|winter|spring|fall)|(?:days|weeks|months|years|hours) ago|as a child";
const OF_METAL =
  "pipes?|paint|poisoning|acid|levels|exposure|contamination|crystal|glass|solder|bullets?|ore";
const OF_MUSIC = "guitars?|guitarists?|players?|lines?|drums?|clefs?|solos?|notes?|amps?";

/** Words of two sounds whose neighbours tell which is meant, written as the built-in voices say the rarer one. */
export const englishHeteronyms: readonly Rewrite[] = [
  [
    /(?<=\b(?:have|has|had|having|been|being|was|were|be)(?: (?!(?:to|an?|the|my|your|this|that|some|another) )[a-z]+){0,2} )read\b/gi,
    "red",
  ],
  [
    new RegExp(
      `(?<=\\b(?:I|[Ww]e|[Tt]hey|[Hh]e|[Ss]he|who|[A-Z][a-z]+) )(?<!\\b(?:${BEFORE_VERB}) )read(?=\\b[^.?!;]{0,40}\\b(?:${PAST})\\b)`,
      "g",
    ),
    "red",
  ],
  [
    /(?<=\b(?:made of|molten|contains?|containing) )lead(?=[.,;:!?)]|$| (?:and|or|in|at|from|that|which|is)\b)/g,
    "led",
  ],
  [new RegExp(`(?<![-\\w])lead(?=[- ](?:${OF_METAL})\\b)`, "g"), "led"],
  [new RegExp(`\\bbass(?= (?:${OF_MUSIC})\\b)`, "g"), "base"],
  [/(?<=\b(?:double|electric|upright|plays?|played|playing|on) )bass\b(?! (?:fish|boat)|-)/g, "base"],
];
