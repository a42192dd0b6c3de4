import { isOrder } from "../../prose/procedures.ts";

/** "It is also lockable." */
const ADDS = /^(?:\S+ ){1,8}(?:also|too)\b|^(?:in addition|additionally|plus|besides|furthermore)\b/i;
/** "It coordinates well with the Tarn series." */
const GOES_WITH = /^(?:\S+ ){1,4}?(?:coordinates?|match(?:es)?|pairs?|goe?s?) (?:\p{L}+ )?with\b/iu;

/** Whether nobody introduces goods by such a sentence: it adds to others, or only calls, as "Weave like a pro with our tips!" */
export const isPoorBeginning = (text: string): boolean =>
  ADDS.test(text) || GOES_WITH.test(text) || (/!$/.test(text) && isOrder(text, "en"));
