/** A word letter by letter: "U S A". */
export const spelled = (word: string) => [...word].join(" ");
