export interface MetWord {
  word: string;
  /** What it stands in, where that is short enough to be heard. */
  sentence?: string;
}

const MOST_CHARACTERS = 50;
const MOST_HEARD = 150;

/** What was selected, as a word of a dictionary; null when it is none. */
export function selectedWord(selected: string, sentence: string): MetWord | null {
  const word = selected.trim();
  if (!word || word.length > MOST_CHARACTERS || /\n/.test(word) || !/[\p{L}\p{N}]/u.test(word)) return null;
  const whole = sentence.trim();
  return {
    word,
    ...(whole.length <= MOST_HEARD && whole !== word && whole.includes(word) && { sentence: whole }),
  };
}
