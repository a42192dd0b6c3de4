import { phrases } from "#kernel/text/phrases";

const TO_BUYER = /(?<!\p{L})(?:you|your|yours|yourself)(?!\p{L})/iu;
const CRIES = /[!?]["”]?$/;
const PRAISE = phrases("slogans-en");
const MORE_PRAISE = new RegExp(
  [
    String.raw`(?<!\p{L})(?:ideal|iconic|legendary|beautiful\w*|gorgeous\w*|elegant\w*|sleek|timeless|superior|supreme|superb\w*|outstanding`,
    String.raw`finest|remarkabl[ey]|extraordinary|luxur\w+|masterpiece|effortless\w*|flawless\w*|legend|breathtaking|mesmeri[sz]ing`,
    String.raw`impressive|reimagined|groundbreaking|award-winning|next-generation|game-changing|wonderful\w*|lovely|magical`,
    String.raw`world[’']s (?:first|only|most)|like never before|a breeze|in mind|at all costs|second to none)(?!\p{L})`,
  ].join("|"),
  "iu",
);
/** "Explore a world of wool": to do more than to use the thing. */
const INVITES =
  /^(?:explore|discover|experience|enjoy|meet|introducing|join|unleash|unlock|upgrade|elevate|treat|transform|imagine|dive|embark|indulge|forget|say (?:hello|goodbye)|look no further|step in|bring home)\b/i;

/** Whether a sentence is said to win a buyer: it speaks to one, praises, cries, asks or invites. */
export const isSalesCopy = (text: string): boolean =>
  TO_BUYER.test(text) ||
  CRIES.test(text) ||
  PRAISE.test(text) ||
  MORE_PRAISE.test(text) ||
  INVITES.test(text);
