/** Each two characters of a text that stand side by side, in their order: how alike two texts are, is how many they share. */
export function letterPairs(text: string): string[] {
  const pairs: string[] = [];
  for (let at = 0; at < text.length - 1; at++) pairs.push(text.slice(at, at + 2));
  return pairs;
}
