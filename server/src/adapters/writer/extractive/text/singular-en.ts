/** "batteries" → "battery", "boxes" → "box", "movies" → "movie" */
export const singular = (words: string) =>
  words.replace(OF_Y, "y").replace(/(?<=s|x|z|ch|sh)es$|(?<!s)s$/, "");
const OF_Y = /(?<=\p{L}{2})(?<!mov|cook|zomb|brown|hood|smooth|calor|pix)ies$/u;
