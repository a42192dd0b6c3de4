import { statesAmount, statesFigure, warmsUp } from "../../merits-en.ts";
import { standsInEnglish } from "../../text/sentences/english-sentence.ts";
import { isReview } from "../../text/wording.ts";
import { isOrder } from "../procedures.ts";

/** Signs of the speaker, and of what a sentence does: it denies, gives a reason, sets a condition, comes to an end. */
const SAYS = {
  i: /\b(?:I|me|my|mine|I[’'](?:m|ve|d|ll))\b/,
  we: /\b(?:we|us|our|ours)\b/i,
  you: /\b(?:you|your|yours)\b/i,
  denies: /\b(?:not|no|never|cannot|without|none|nothing)\b|n[’']t\b/i,
  contrasts: /\b(?:but|however|although|though|while|yet|instead|rather)\b/i,
  reasons: /\b(?:because|since|so that|therefore|due to|thanks to|which means|as a result)\b/i,
  conditions: /\b(?:if|when|whenever|unless|until|once)\b/i,
  demands: /\b(?:must|should|need|needs|have to|has to|required?)\b/i,
  doubts: /\b(?:may|might|could|perhaps|maybe|probably|seems?|likely|think|guess)\b/i,
  past: /\b(?:was|were|had|did|said|\p{L}{3,}ed)\b/iu,
  future: /\b(?:will|shall|going to|plans? to|[’']ll)\b/i,
  defines: /^(?:(?:an?|the) )?[^,.;:()]{2,60}? (?:is|are) (?:an?|the|one|your)\b/i,
  superlative: /\b(?:most|best|first|only|largest|biggest|smallest|fastest|lowest|highest|least)\b/i,
  concludes: /\b(?:in short|overall|finally|in the end|ultimately|so|that is why|it turns out)\b/i,
  praises:
    /\b(?:perfect|amazing|beautiful|love|great|ultimate|stunning|gorgeous|exceptional|ideal|premium|superior|effortless(?:ly)?)\b/i,
  made: /\b(?:made (?:of|from|by|in|with)|built|designed|constructed|crafted|features?|includes?|comes with|offers?)\b/i,
  fits: /\b(?:for|fits?|suits?|suitable|works? with|compatible)\b/i,
  ships:
    /\b(?:ship|ships|shipping|delivery|order|orders|returns?|refund|cart|checkout|warranty|guarantee)\b/i,
  page: /\b(?:click|below|above|here|page|website|subscribe|newsletter|article|post|read|share|photo|image|video|link)\b/i,
  question: /\?/,
  cry: /!/,
  bracket: /[([]/,
  quotation: /[“"]/,
  opensQuotation: /^[“"]/,
  says: /[,”"] (?:\p{L}+ ){0,4}(?:said|says|told|added|wrote|explained)\b|\baccording to\b/iu,
  colon: /:/,
  dash: / [–—-] |—/,
  share: /%|\bpercent\b/i,
  money: /[$£€]\s?\d/,
  year: /\b(?:19|20)\d\d\b/,
  startsSmall: /^\p{Ll}/u,
  startsPointing: /^(?:this|that|these|those|it|they|he|she|its|their|his|her|such|both|there|here)\b/i,
  startsJoining:
    /^(?:and|but|so|or|also|then|however|yet|still|plus|because|which|instead|otherwise|of course)\b/i,
  startsIng: /^\p{Lu}\p{Ll}+ing\b/u,
  startsWhen:
    /^(?:if|when|while|as|after|before|once|since|although|because|with|in|on|at|by|for|from|to)\b/i,
  verb: /\b(?:is|are|was|were|has|have|had|will|can|does|do|did|means?|gives?|keeps?|makes?|takes?|comes?|uses?|works?|helps?|holds?|gets?|goes)\b/i,
  whole: /[.!?][”"]?$/,
} satisfies Record<string, RegExp>;

const flag = (is: boolean) => (is ? 1 : 0);
const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** The features that an English sentence has by its own words. */
export const signsInEnglish = (text: string): Record<string, number> => {
  const words = text.split(/\s+/).length;
  return {
    ...Object.fromEntries(Object.entries(SAYS).map(([name, sign]) => [name, flag(sign.test(text))])),
    length: text.length,
    letters: text.length / words,
    figures: count(text, /\d+(?:[.,]\d+)*/g),
    commas: count(text, /,/g),
    names: count(text, /(?<=[\p{L},] )\p{Lu}[\p{L}\d]+/gu),
    capitals: count(text, /\b\p{Lu}{2,}\b/gu),
    order: flag(isOrder(text, "en")),
    voice: flag(isReview(text)),
    amount: flag(statesAmount(text)),
    figure: flag(statesFigure(text)),
    warmsUp: flag(warmsUp(text)),
    isSentence: flag(standsInEnglish(text)),
  };
};
