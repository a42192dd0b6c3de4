/** Each two characters of a text that stand side by side, in their order: how alike two texts are, is how many they share. */
export const letterPairs = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
