/** "It went away.", "That did the trick.", "It runs like new.": all is well. */
export const ENDED_WELL = [
  "went away|fixed|solved|cured|sorted|did the trick|that was it|no longer",
  "(?:runs?|starts?|came out|looks?) (?:fine|great|perfect(?:ly)?|clean|like new)|good as new",
].join("|");
