import type { Rewrite } from "../rewrite.ts";
import { wordRows } from "../word-list.ts";

const spelt = new Map(wordRows("neighbours/en-third-person").map(([word = "", said = ""]) => [word, said]));
const ANY = `\\b(?:${[...spelt.keys()].join("|")})\\b(?!['-])`;

/** Before an article the voice takes them for verbs by itself. */
const NO_ARTICLE = "(?! (?:the|an?)\\b)";
const ADVERB =
  "(?: (?:also|always|never|usually|often|sometimes|still|really|actually|currently|regularly|now|then|only|just|simply|typically|generally|rarely|automatically|clearly|rightly|finally|successfully|safely))?";
/** Subjects that stand before no noun. */
const SOMEBODY =
  "(?:[Ee]very|[Aa]ny|[Ss]ome|[Nn]o)(?:body|one|thing)|(?<!\\b(?:gives?|gave|shows?|showed|offers?|sends?|sent|buys?|bought|brings?|brought) )(?:[Hh]e|[Ss]he|[Ii]t)|[Ww]ho";
/** Somebody of the family: her son graduates. Of others there may be a noun: the student records. */
const FAMILY =
  "son|daughter|brother|sister|mother|father|wife|husband|cousin|niece|nephew|kid|uncle|aunt|boyfriend|girlfriend";
/** After these a noun in the plural is counted, or is one of the words beside it: a few new uses. */
const COUNTED =
  "bunch|few|dozen|couple|hundred|thousand|million|billion|lot|lots|number|range|variety|great|good|total|record|bit|list|set|host|wealth|series|man's|woman's";
/** These end no name of somebody who does something. */
const NO_DOER =
  "(?:of|and|or|for|to|in|on|at|with|by|from|as|than|about|over|into|like|that|which|but|per|via|between|without|against|under|after|before|during|through|across|within|among|is|was|are|were|has|had|" +
  "the|an?|these|those|this|its|their|his|her|our|your|my|each|every|both|various|empty|single|simple|small|large|big|full|default|public|private|global|local|nested|plain|main|first|last|next|named|[a-z]+tional|" +
  "some|all|any|many|few|more|less|two|three|four|five|ten|new|old|other|such|no|[a-z]+(?:ing|ed|ous|ive|ical|ful|[^su]s))";
/** Times stand before a noun of what they do: this year records fell. */
const TIME =
  "year|month|week|morning|evening|afternoon|season|summer|winter|spring|fall|autumn|time|century|decade|quarter|day";
/** Somebody may be given the noun: gave a friend presents. */
const GIVEN =
  "gives?|gave|given|giving|shows?|showed|sends?|sent|brings?|brought|buys?|bought|offers?|offered|teach|taught|makes?|made|hand|handed|causes?";
/** Before these stands what the noun before it does, no part of a longer name: the report presents new data. */
const OBJECT =
  "(?= (?:(?:this|these|those|our|their|his|her|its|my|your|every|everything|both|new|several|lower|higher|better|greater|stronger|" +
  "themselves|itself|himself|herself|him|us|me|fewer|serious|unique|up to)\\b|less\\b|what (?:it|he|she|they|we)\\b|how\\b))";
/** Deeds with the word that stands behind them, and not behind the noun. */
const OWN = [
  "addresses(?= (?:the|an?|this|these|those|how|its|their|his|her|your|our|all|some|many)\\b)",
  "objects(?= to (?:the|being|this|that|any|his|her|their|its|[a-z]+ing)\\b)",
  "graduates(?= (?:in (?:[A-Z]|the (?:spring|summer|fall))|next|this|on [A-Z]|from (?:high|college|university|the University|medical|law)))",
  "rebels(?= against\\b)",
  "projects(?= (?:growth|sales|revenues?|profits?|losses|demand|inflation|prices|earnings)\\b)",
  "conflicts(?= with (?:the|this|that|his|her|its|our|their|my|your)\\b)",
  "contrasts(?= (?:sharply|with (?:the|his|her|its|their))\\b)",
  "proceeds(?= (?:slowly|quickly|smoothly|apace|normally|well|without|as (?:planned|expected|usual|normal|follows|scheduled|if|it|they|before)|according|" +
    "in (?:three|two|four|several|stages|the same|this)|through|along)\\b)",
  "converts(?= [a-z]+ (?:in)?to\\b)",
  "separates(?= [a-zA-Z]+ from\\b)",
  "estimates(?= that (?:(?:the|it|they|about|more|by|we|there|up|at|around|nearly|some|half)\\b|[a-z]+ (?:will|would|could|may|have|has)\\b))",
  "uses(?= (?:only|less|more|about|around|no|two|three|four|five|six|ten|twice|[a-z]+ to\\b|[a-z]+ and [a-z]+ to\\b))",
].join("|");
/** These hold what they house: the museum houses rare maps. */
const BUILDING =
  "museum|building|hall|library|gallery|cent(?:er|re)|tower|complex|wing|facility|shelter|zoo|archive|stadium|warehouse|barn|castle|palace|structure|basement|floor|campus|institute|block";
const SINGULAR = "[a-z]{2,}(?<![^su]s)";

/** Deeds of one, where the voice hears the noun in the plural: anywhere but before an article. */
export const doneByOne: readonly Rewrite[] = [
  [
    new RegExp(
      [
        `(?<=(?<![\\w'-])(?:${SOMEBODY})${ADVERB} )${ANY}${NO_ARTICLE}`,
        `(?<=\\b(?:${BUILDING})${ADVERB} )houses\\b(?= (?!(?:is|are|were|was|have|had|on|in|of|and|or|that|which|for|with|at|near|from|by|to|sold|built)\\b)[a-z\\d])${NO_ARTICLE}`,
        `(?<=\\b[Tt]his${ADVERB} )${ANY}`,
        `(?<=\\b(?:[Mm]y|[Hh]is|[Hh]er|[Oo]ur|[Yy]our|[Tt]heir) (?:[a-z]+ )?(?:${FAMILY})${ADVERB} )${ANY}${NO_ARTICLE}`,
        `(?<=(?<!\\b(?:${GIVEN}) )\\b(?:[Aa]n?|(?<!s )[Ee]ach|[Ee]very|[Tt]his) (?!(?:${COUNTED}|${TIME})\\b)(?:[a-z]+ )?(?!${NO_DOER} )(?!(?:${COUNTED}|${TIME}) )${SINGULAR}${ADVERB} )${ANY}(?=[ ,.;]|$)`,
        `(?<=\\b(?:[Tt]he|[Oo]ur|[Tt]heir|[Ii]ts|[Hh]is|[Hh]er|[Mm]y|[Yy]our) (?:[a-z]+ )?(?!${NO_DOER} )${SINGULAR}${ADVERB} )${ANY}${OBJECT}`,
        `(?<=\\b(?:[Tt]he|[Oo]ur|[Tt]heir|[Ii]ts|[Hh]is|[Hh]er|[Mm]y|[Yy]our|[A-Z][a-z]+) (?:[a-z]+ )?(?!${NO_DOER} )${SINGULAR}${ADVERB} |(?<!^)\\b[A-Z][a-z]+${ADVERB} )(?:${OWN})`,
      ].join("|"),
      "g",
    ),
    (verb = "") => spelt.get(verb) ?? verb,
  ],
];
