import { asNew } from "#kernel/text/delivery-marks";

/** Where names may stand: runs of kanji and katakana. A word with its accent told stays as it is. */
const WORDS = /⸢[^⸣]*⸣|[\p{Script=Han}々ァ-ヶー]{2,}/gu;

/**
 * Marks what a script says for the first time, and keeps it in mind. Where words begin and which are names only the
 * voice's own analysis knows, so that pairs of neighbouring characters are looked at: a name that was heard inside
 * another word, 東京 in 東京都, has no new pair.
 */
export function introduced(text: string, heard: Set<string>): string {
  return text.replace(WORDS, (run) => (run.startsWith("⸢") ? run : newPairs(run, heard)));
}

function newPairs(run: string, heard: Set<string>): string {
  const characters = [...run];
  let marked = "";
  let fresh = characters[0] as string;
  for (const [index, character] of characters.slice(1).entries()) {
    const pair = `${characters[index]}${character}`;
    if (heard.has(pair)) {
      marked += closed(fresh);
      fresh = character;
    } else {
      fresh += character;
    }
    heard.add(pair);
  }
  return marked + closed(fresh);
}

/** One character alone belongs to pairs that were all heard. */
const closed = (fresh: string) => ([...fresh].length > 1 ? asNew(fresh) : fresh);
