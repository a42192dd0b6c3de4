export interface MetWord {
  word: string;
  /** What it stands in, where that is short enough to be heard. */
  sentence?: string;
}

interface Limits {
  /** Of a word in the dictionary. */
  word: number;
  /** Of a sentence that can be heard. */
  previewSentence: number;
}

/** What was selected, as a word of a dictionary; null when it is none. */
export function selectedWord(
  selected: string,
  sentence: string,
  { word: longest, previewSentence }: Limits,
): MetWord | null {
  const word = selected.trim();
  if (!word || word.length > longest || /\n/.test(word) || !/[\p{L}\p{N}]/u.test(word)) return null;
  const whole = sentence.trim();
  return {
    word,
    ...(whole.length <= previewSentence && whole !== word && whole.includes(word) && { sentence: whole }),
  };
}
