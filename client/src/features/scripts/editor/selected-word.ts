export interface MetWord {
  word: string;
  /** Its sentence, if it is short enough for a preview. */
  sentence?: string;
}

interface Limits {
  /** Longest word that the dictionary takes, in characters. */
  word: number;
  /** Longest sentence that can be heard, in characters. */
  previewSentence: number;
}

/** The selection as a word for the dictionary; null if it is not one. */
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
