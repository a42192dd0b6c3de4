import { isOrder } from "../../prose/procedures.ts";

/** "It is also lockable." */
const ADDS = /^(?:\S+ ){1,8}(?:also|too)\b|^(?:in addition|additionally|plus|besides|furthermore)\b/i;
/** "It coordinates well with the Tarn series." */
const GOES_WITH = /^(?:\S+ ){1,4}?(?:coordinates?|match(?:es)?|pairs?|goe?s?) (?:\p{L}+ )?with\b/iu;

/** "If the motor gets hot, it cuts out.": what happens sometimes introduces nothing. */
const SOMETIMES =
  /^(?:if|unless|when|should) (?:the|it|its|your|one|a) (?!\p{L}+ (?:wants?|needs?|loves?|likes?))/iu;

/** Whether nobody introduces goods by such a sentence: it adds to others, or only calls, as "Weave like a pro with our tips!" */
export const isPoorBeginning = (text: string): boolean =>
  ADDS.test(text) || SOMETIMES.test(text) || GOES_WITH.test(text) || (/!$/.test(text) && isOrder(text, "en"));
