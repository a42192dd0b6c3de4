/** "at hello@mill.example": nobody keeps an address in mind that is read out. */
const MAIL = /(?<=\b(?:to|at|on|from|via|us|by|email|e-mail) )[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;
const SITE = /(?<=\b(?:to|at|on|from|via|visit|see) )(?:https?:\/\/|www\.)[^\s,;)]+[^\s,;).]/gi;
/** "(see table above)", "(opens in a new tab)": for the eye alone. */
const FOR_THE_EYE =
  /\s*\((?:(?:please )?see [^():]{2,60}|opens in [^()]{3,30}|click [^()]{2,40}|(?:table|figure|fig\.) \d+[^()]{0,30}|(?:shown |pictured )?(?:above|below|left|right)|pdf[^()]{0,20}|external link)\)/giu;
const POINTING =
  /(?<=\p{L}|\)),? (?:as (?:shown|listed|set out|described) (?:below|above)|see (?:below|above)|\(below\))(?=[.,;])/giu;

/** A text without addresses and notes that only a reader can follow. */
export const withoutAddresses = (text: string): string =>
  text
    .replace(MAIL, "the email address on the page")
    .replace(SITE, "the address on the page")
    .replace(FOR_THE_EYE, "")
    .replace(POINTING, "");
