export interface Cue {
  index: number;
  start: number;
  end: number;
  text: string;
}

/** The cue that is spoken at a time; a pause belongs to the sentence before it. */
export function cueAt(cues: readonly Cue[], time: number): number | null {
  let low = 0;
  let high = cues.length - 1;
  let found: number | null = null;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((cues[middle]?.start ?? 0) <= time) {
      found = middle;
      low = middle + 1;
    } else high = middle - 1;
  }
  return found;
}

/** Unspoken beginnings of a line: the mark of a heading, the name of a speaker. */
const UNSAID = /^(?:#{1,3}[ \u3000]+)?(?:[^:：]{1,60}[:：]\s*)?$/;

/** Marks of silence, language and manner are in no cue; without them spaces tell nothing. */
const MARK =
  /[[［](?:pause[ \u3000]+\d{1,2}(?:\.\d{1,3})?[ \u3000]?s|[/／]?(?:en|ja|em)|[/／](?:rate|volume)|(?:rate|volume)[ \u3000]+[+＋−－-]?\d{1,2}(?:\.\d{1,3})?[ \u3000]?(?:x|×|dB)?)[\]］]/gi;
const unmarked = (text: string) => text.replace(MARK, "").replace(/\s/g, "");

const says = (cue: string, sentence: string): boolean =>
  cue === sentence ||
  (sentence.endsWith(cue) && UNSAID.test(sentence.slice(0, sentence.length - cue.length))) ||
  (sentence.search(MARK) >= 0 && unmarked(cue) !== "" && says(unmarked(cue), unmarked(sentence)));

/**
 * Maps sentences to cues by their words and order, so that unchanged sentences stay highlighted and clickable
 * after an edit.
 */
export function cuesOfSentences(cues: readonly Cue[], sentences: readonly string[]): (number | null)[] {
  let from = 0;
  return sentences.map((text) => {
    const found = cues.findIndex((cue, at) => at >= from && says(cue.text, text));
    if (found < 0) return null;
    from = found + 1;
    return found;
  });
}
