import type { Rewrite } from "../rewrite.ts";
import { wordRows } from "../word-list.ts";

/** Before these the voice takes any verb of the list for a noun: the tools they use for it. */
const PHRASE = String.raw`(?=[.,;:!?)"]|$| (?:that|what|how|new|to|for|in|on|with|by|at|from|as|if|when|while|and|or|but|because|before|after|over|about|into|through|where|until|during|between)\b)`;
/** Before these it takes none for a noun: they record the match. */
const OBJECT = String.raw`(?! (?:the|an?|this|these|those|our|their|his|her|its|all|each|every|some|any|no|both|another)\b)`;
const BEHIND: Readonly<Record<string, string>> = { phrases: PHRASE, objects: OBJECT, always: "" };

const ADVERB =
  "(?: (?:also|always|never|usually|often|sometimes|still|really|actually|currently|regularly|now|then|only|just|simply|typically|generally|rarely))?";
/** The letter is a numeral or a kind: Type I record. */
const NUMBERED = "Type|Phase|Part|War|Class|Level|Grade|Chapter|Volume|Stage|Title|Division|Category|Group";
/** After these "you" is given something, or is so: give you use of it, make you separate. */
const GIVEN =
  "giv(?:e|es|en|ing)|gave|mak(?:e|es|ing)|made|offer(?:s|ed|ing)?|keep(?:s|ing)?|kept|grant(?:s|ed|ing)?|" +
  "bring(?:s|ing)?|brought|sav(?:e|es|ed|ing)|send(?:s|ing)?|sent|earn(?:s|ed)?|cost(?:s|ing)?|leav(?:e|es|ing)|left|for|to|of|with|from|by|on|about|at|upon|like|than|without|promise(?:s|d)?|owe(?:s|d)?";
const BE = "am|are|were|aren't|weren't|is|was|been|being|be";
const anyCase = (words: string) =>
  words.replace(/(?<=^|\|)[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
const SUBJECT = [
  `(?<!\\b(?:${NUMBERED}) )I`,
  `(?<!\\b(?:${anyCase(BE)}) )(?:[Ww]e|[Tt]hey)`,
  `(?<!\\b(?:${anyCase(`${BE}|${GIVEN}`)}) )[Yy]ou`,
].join("|");
/** Subjects in the plural. */
const DOERS =
  "[Pp]eople|[Uu]sers|[Cc]ustomers|[Ss]tudents|[Cc]ompanies|[Ww]omen|[Mm]en|[Kk]ids|[Cc]hildren|[Ss]cientists|[Dd]octors|" +
  "[Dd]evelopers|[Rr]esearchers|[Bb]usinesses|[Ee]ngineers|[Tt]eachers|[Ee]xperts|[Pp]rofessionals|[Ff]armers|[Aa]rtists|[Oo]thers";
/** As people did before: Did they use to sing? There it sounds as the noun does. */
const NO_HABIT = "(?!(?<=\\b[Dd]id(?:n't)? \\w{1,6} )use to\\b)";
/** Some are told what they are, or what they are called by, not what they do: we graduate students, I project manage. */
const NO_KIND =
  "(?!(?:graduate students?|project manag[a-z]+|rebel (?:forces|scum|army|troops|leaders?))\\b)";
/** A plural that no noun follows: it begins the sentence, or these stand before it. The homes project has an article. */
const MANY = "(?:^|[.!?] |\\b(?:[Tt]hese|[Tt]hose|[Mm]ost|[Mm]any) )";
/** Verbs that stand behind such a plural; of the others a noun is as likely there: sales record when, a class attribute if. */
const BY_MANY = "combine|contrast|convert|convict|compound|graduate|progress|rebel|refuse|reject";
/** Kinds of nouns that are written as many: sports contrast, a goods convert. */
const KINDS =
  "sales|sports|news|arms|goods|savings|customs|systems|services|works|operations|series|species|means";
/** Behind these a noun in the plural is whole: what follows is done. */
const SEVERAL = "[Tt]hese|[Tt]hose|[Mm]ost|[Mm]any|[Ss]ome|[Ff]ew|[Ss]everal|[Bb]oth|[Aa]ll|[Oo]ther";
const BEHIND_SEVERAL = `(?<=\\b(?:${SEVERAL}) (?!(?:${KINDS}) )(?:[a-z]{2,}s(?<!ss|us|is)|people|women|men|children) )`;
/** Between those who do something and their deed: juries rarely convict. */
const BEHIND_SELDOM =
  "(?<=\\b(?:[A-Za-z]{3,}s(?<!ss|us|is|was|has|does)|people|children|women|men) (?:often|rarely|usually|never|always|sometimes|seldom|typically|frequently|occasionally|generally) )";
/** Those that shrink: others sign what they contract. */
const SHRINK =
  "(?:[Mm]etals|[Mm]uscles|[Pp]upils|[Ss]olids|[Ll]iquids|[Gg]ases|[Aa]rteries|[Ll]ungs|[Vv]entricles|[Ee]conomies|[Ff]ib(?:er|re)s)";
/** Of wars and quarrels the parties are named: only these conflict with something. */
const CLAIMS =
  "(?:account|belief|claim|date|demand|fact|figure|finding|goal|idea|law|meeting|number|opinion|plan|report|result|rule|schedule|statement|theorie|value|view|wishe)s";
/** Of these the contrast is set: settings contrast with HDR. */
const SCREENS =
  "apps|buttons|controls|displays|images|lenses|monitors|options|photos|pictures|pixels|screens|settings|sliders";
/** Some deeds are called by their nouns behind "we'll", too: we'll house sit. */
const NO_CALLING = "(?!house (?:sit|hunt|swap|share|train|clean|break|move|keep|party|warm)|project manag)";
/** Nouns behind people more often than deeds of theirs: the students project, the teachers contract. */
const NO_DEED = "(?!compound|conflict|contract|contrast|convict|project)";
/** Words that stand behind people as adjectives do: people present. */
const NO_ADJECTIVE =
  "(?!present|separate|moderate|elaborate|deliberate|alternate|approximate|articulate|duplicate)";

const verbs = wordRows("neighbours/en-verbs");
const spelt = new Map(verbs.map(([word = "", said = ""]) => [word, said]));

const wordsOf = (kind: string) =>
  verbs
    .filter(([, , , own]) => own === kind)
    .map(([word]) => word)
    .join("|");
/** The voice takes these for verbs before most of what they may have for an object: use water. */
const KNOWN = "use|combine";
/** The voice knows those before these, and takes the other verbs for nouns there, too: convert dollars, attribute it. */
const OTHERS =
  "(?= (?:(?:them|him|us|me|you|he|she|we|they|more|less|sales|two|three|four|five|six|seven|eight|nine|ten|often|well|again|together|your|my|everything|anything|something)\\b|" +
  "(?:[a-z]{2,}ly|[a-z]{3,}s(?<!ss|us|is))\\b|[a-z]+ (?:into|to|with|from|of|in|for|at|by)\\b|[A-Z][a-z]))";
const VERB = [
  ...Object.entries(BEHIND).map(([kind, right]) => `\\b(?:${wordsOf(kind)})\\b(?!['-])${right}`),
  `\\b(?!(?:${KNOWN})\\b)(?:${wordsOf("phrases")})\\b${OTHERS}`,
].join("|");
/** Behind "not" and "they'd" only the article tells it that these are verbs. */
const TOLD = `\\b(?:${wordsOf("objects")}|${wordsOf("always")})\\b(?= (?:it|them|him|us|me)\\b)`;
/** Behind a noun, and before no object: the contract is over. */
const NO_OBJECT = "is|are|was|were|has|have|had|and|or|of|will|would|can|could|the|an?";
const ANY = `\\b(?:${[...spelt.keys()].join("|")})\\b`;

/**
 * Verbs behind those who do them, where the voice hears a noun: what it says right by itself is left alone. Behind a
 * plural noun only an object tells a verb from a noun beside it: sales record.
 */
export const doneByMany: readonly Rewrite[] = [
  [
    new RegExp(
      [
        `(?<=(?<![\\w'-])(?:${SUBJECT})${ADVERB} )${NO_HABIT}${NO_KIND}(?:${VERB})`,
        `(?<=(?<![\\w'-])(?:${DOERS}) )${NO_HABIT}${NO_ADJECTIVE}${NO_DEED}${ANY}(?=[.;!?]|$| (?:to|when|because|every)\\b)`,
        `(?<=\\b[A-Za-z]{3,}s(?<!ss|us|is) )${ANY}(?= (?:them|him|us|me)\\b)`,
        `${BEHIND_SELDOM}(?!(?:use|refuse) to\\b)${NO_CALLING}${ANY}${OBJECT}(?!['-])`,
        `(?<=\\b(?:[Dd]id|[Dd]o|[Dd]oes) (?:the|your|our|their|his|her|my|these|those) [a-z]+ )${ANY}(?=\\?)`,
        `(?<=\\b(?:[Dd]id|[Dd]o|[Dd]oes) (?:the|your|our|their|his|her|my|these|those) [a-z]+ )\\b(?:${BY_MANY})\\b(?= (?:to|against|with|from|in|at|on)\\b)`,
        `${BEHIND_SEVERAL}(?!\\b(?:${KNOWN}|project|desert|record|compound)\\b)${NO_ADJECTIVE}${NO_KIND}${ANY}(?= (?!(?:${NO_OBJECT})\\b)[a-zA-Z])`,
        `(?<=${MANY}(?!(?:${anyCase(KINDS)}) )[A-Za-z][a-z]{2,}s(?<!ss|us|is) )\\b(?:${BY_MANY})\\b(?= (?:when|because(?! of)|if|unless)\\b)`,
        `(?<=\\b[A-Za-z]{3,}s(?<!ss|us|is) )\\b(?:${BY_MANY}|conflict|coordinate)\\b(?= (?:with )?(?:each other|one another)\\b)`,
        `(?<=(?:${MANY}|\\b(?:[Tt]he|[Oo]ur|[Yy]our|[Tt]heir|[Mm]y|[Hh]is|[Hh]er) (?=muscles|pupils|arteries|lungs|ventricles))${SHRINK} )contract\\b(?= (?:when|because(?! of)|if|unless)\\b)`,
        `(?<=\\b${CLAIMS} )conflict\\b(?= with\\b)`,
        `(?<=\\b(?!(?:${SCREENS}|${KINDS}) )[a-z]{3,}s(?<!ss|us|is) )(?:combine|contrast)\\b(?= with\\b)`,
        `(?<=\\b(?:I|[Ww]e|[Tt]hey|[Yy]ou|[Hh]e|[Ss]he|[Ii]t|[Ww]ho|[Tt]hat)'ll )(?!(?:use|refuse to)\\b)${NO_CALLING}${ANY}${OBJECT}(?!['-])`,
        `(?<=\\b(?:[Dd]o|[Dd]id|[Dd]oes|[Ww]ill|[Cc]ould|[Ww]ould|[Ss]hould|[Mm]ust|[Mm]ay) not |\\b(?:I|[Ww]e|[Tt]hey|[Yy]ou|[Hh]e|[Ss]he)'d )${TOLD}`,
      ].join("|"),
      "g",
    ),
    (verb = "") => spelt.get(verb) ?? verb,
  ],
];
