/** Words that forbid or warn: who follows a procedure must hear them. */
const FORBIDS = new RegExp(
  [
    // "If they don't, give it another turn" forbids nothing.
    String.raw`\b(?:never|do not|(?<!\b(?:they|we|i|if you) )don[’']t(?! (?:panic|worry|need|have to|know|think|want|mind))|must not|`,
    "(?<!\\bwhy (?:you|we|they) )mustn[’']t|caustic|corrosive|caution|warnings?|danger(?:ous)?|careful(?:ly)?|beware|poison(?:ous)?|toxic|scald|",
    String.raw`goggles|respirator|wear (?:[\p{L}\d-]+ ){0,3}(?:masks?|gloves|glasses|helmet|boots))\b`,
  ].join(""),
  "iu",
);
const PREPARES =
  /\b(?:make sure|be sure|(?:switch|turn|shut)(?:ed)? (?:(?:[\p{L}’']+ ){0,4}?)off|unplug(?:ged)?|before you(?! (?:buy|order|decide|know|read)\b))\b/iu;

/** "The meter was turning with each tap shut off." tells what was seen, and prepares nothing. */
const OF_WHAT_WAS = /\b(?:was|were) \p{L}+ing\b/iu;

export const forbidsInEnglish = (text: string) => FORBIDS.test(text);
export const warnsInEnglish = (text: string) =>
  FORBIDS.test(text) || (PREPARES.test(text) && !OF_WHAT_WAS.test(text));

/** Without such a sentence one may come to harm, or lose something. */
export const isNeeded = (text: string): boolean => FORBIDS.test(text) || NEEDED.test(text);
const NEEDED =
  /\b(?:must|should|only|unsafe|at once|immediately|lost|lose[sd]?|fails?|kills?|deaths?|injur\p{L}+|fires?|vulnerab\p{L}+|corrupt\p{L}*|crash\p{L}*|security|will (?:not )?be|cannot|no longer)\b|\b(?:can|won)[’']t\b/iu;

/** A warning that keeps those who work from harm, and not only their work. */
export const warnsOfHarm = (text: string) => warnsInEnglish(text) && OF_HARM.test(text);
/** "Old paint may contain lead.": it says what the warning behind it is for. */
export const namesHarm = (text: string): boolean => MAY_HARM.test(text) && OF_HARM.test(text);
const MAY_HARM = /\b(?:may|might|can|could|often|usually)\b/i;
const OF_HARM = new RegExp(
  [
    String.raw`\b(?:lead|asbestos|mou?ld|dust|fumes?|gas|poison\p{L}*|toxic|danger\p{L}*|caution|electric\p{L}*|`,
    String.raw`shocks?|live|wires?|wiring|outlet|power|breaker|mains|plug|unplug(?:ged)?|battery|burn\p{L}*|`,
    String.raw`scald\p{L}*|hot|boiling|fires?|flam\p{L}+|bleach|ammonia|acid|caustic|corrosive|chemicals?|solvents?|blades?|glass|`,
    String.raw`sharp|saw|injur\p{L}*|fingers?|hands?|eyes?|skin|lungs?|kids|child(?:ren)?|pets?|ladder|roof|fall|`,
    String.raw`goggles|respirator|masks?|gloves|helmet|ventilat\p{L}+|springs?|tension|pressure|jack|(?:switch|`,
    String.raw`turn|shut)(?:ed)? (?:[\p{L}’']+ ){0,4}off)\b`,
  ].join(""),
  "iu",
);
