const OF_WORDS = /^(?:an? )?(?:note|word|reminder|warning|tip|message) (?:about|on|of|to|for|from)\b/i;

/** Whether a phrase heads what is said of the goods, "a note about the new handle", and names no kind of thing. */
export const headsNote = (phrase: string): boolean => OF_WORDS.test(phrase);
