/** A mark of silence in a script, [pause 0.8s]: its seconds are no words, and no number that somebody states. */
export const PAUSE_MARK = /[[［]pause[ \u3000]+(\d{1,2}(?:\.\d{1,3})?)[ \u3000]?s[\]］]/gi;
