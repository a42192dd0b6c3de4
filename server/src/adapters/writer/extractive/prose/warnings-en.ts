/** Words that forbid or warn: who follows a procedure must hear them. */
const FORBIDS =
  /\b(?:never|do not|don[’']t(?! (?:panic|worry|need|have to|know|think|want|mind))|must not|mustn[’']t|caution|warnings?|danger(?:ous)?|careful(?:ly)?|beware|poison(?:ous)?|toxic|scald|goggles|respirator)\b/i;
const PREPARES =
  /\b(?:make sure|be sure|(?:switch|turn|shut)(?:ed)? (?:(?:[\p{L}’']+ ){0,4}?)off|unplug(?:ged)?|before you)\b/iu;

export const forbidsInEnglish = (text: string) => FORBIDS.test(text);
export const warnsInEnglish = (text: string) => FORBIDS.test(text) || PREPARES.test(text);
