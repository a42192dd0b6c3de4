/** The audio of a script, as far as the script has to know of it. */
export interface Narration {
  /** For each sentence the cue that speaks it; null where it was changed since. */
  match(sentences: readonly string[]): (number | null)[];
  /** The cue that is being spoken. */
  spoken: number | null;
  seek(cue: number): void;
}
