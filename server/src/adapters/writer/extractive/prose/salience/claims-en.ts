/** "Here, then, is what I now believe", "What I'm arguing for is smaller.": the rest leads up to it. */
const CLAIMS = new RegExp(
  `^(?:${[
    "(?:(?:so|and) )?here(?:, then,)? is (?:what I|my)",
    "what I(?:[’']m| am)? (?:now |really )?(?:believe|think|propose|mean|want to say|arguing(?: for)?) is",
    "my (?:point|argument|proposal|claim|suggestion|advice|answer|conclusion) is",
    "(?:so )?the (?:point|moral|lesson|upshot|bottom line|short answer)(?: of (?:all )?(?:this|that|it))? is",
  ].join("|")})\\b`,
  "i",
);
/** It only says that something comes: what is believed stands behind it. */
const HERE_IS = /^(?:(?:so |and )?here\b|my (?:point|proposal|suggestion|answer) is (?:simple|this)\b)/i;
const CLAIMED = 96;

/** Seconds of good text that one would give for what the writer of an English text says to be the point. */
export const claimInEnglish = (text: string): number => (CLAIMS.test(text) ? CLAIMED : 0);

/** Whether the sentence behind it tells what that point is. */
export const claimsBeforeInEnglish = (text: string): boolean => CLAIMS.test(text) && HERE_IS.test(text);
