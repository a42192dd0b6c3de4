/** "It went away.", "That did the trick.", "It runs like new.": all is well. */
export const ENDED_WELL = [
  "went away|fixed|solved|cured|sorted|did the trick|that was it|no longer",
  "(?:runs?|starts?|came out|looks?) (?:fine|great|perfect(?:ly)?|clean|like new)|good as new",
].join("|");

/** "The noise is gone."; prices have gone up. */
export const IS_GONE = String.raw`(?:is|are|has|have) gone(?! (?:up|down|to|from|through|over|into|by|back|on)\b)`;
