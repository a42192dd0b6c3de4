/** A sentence cut at the words that nothing of the page says. */
export function markUntied(text: string, untied: readonly string[]): { text: string; untied: boolean }[] {
  const parts: { text: string; untied: boolean }[] = [];
  let from = 0;
  const append = (part: string, isUntied: boolean) => part && parts.push({ text: part, untied: isUntied });
  // They come in the sentence's own order, so each search begins where the last one ended.
  for (const words of untied) {
    const at = text.indexOf(words, from);
    if (at < 0) continue;
    append(text.slice(from, at), false);
    append(words, true);
    from = at + words.length;
  }
  append(text.slice(from), false);
  return parts;
}

export const countUntied = (sentences: readonly { untied?: readonly string[] }[]): number =>
  sentences.reduce((sum, { untied }) => sum + (untied?.length ?? 0), 0);
