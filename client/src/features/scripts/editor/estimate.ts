/** Letters as a listener counts them: surrogate pairs once, white space not at all. */
export const countCharacters = (text: string) => [...text.replace(/\s+/gu, "")].length;

/** A text whose spoken length the server has told. */
export interface MeasuredText {
  content: string;
  seconds: number;
}

/** About how long a draft takes to be spoken, in seconds: as long for each letter as the text that was saved. */
export function estimateSeconds(draft: string, saved: MeasuredText): number {
  const letters = countCharacters(saved.content);
  return letters === 0 ? 0 : (saved.seconds * countCharacters(draft)) / letters;
}
