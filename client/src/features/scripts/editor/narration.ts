import type { AudioSettingsInput } from "#gql/graphql";

/** The audio of a script, as far as the script has to know of it. */
export interface Narration {
  /** For each sentence the cue that speaks it; null where it was changed since. */
  match(sentences: readonly string[]): (number | null)[];
  /** The cue that is being spoken. */
  spoken: number | null;
  seek(cue: number): void;
  /** Plays from a cue on. */
  play(cue: number): void;
  /** Where a cue begins, in seconds. */
  startOf(cue: number): number;
}

/** How a script is spoken, as far as its sentences have to know of it. */
export interface Speaking {
  /** Names that begin the lines of a speaker. */
  speakers: readonly string[];
  /** Address of a sentence as it will sound, or as an audio that was made with other settings; free. */
  hear(text: string, madeWith?: AudioSettingsInput | null): Promise<string>;
  /** Makes the changed sentences anew; null where there is nothing to order. */
  again: { credits: number; order(): void } | null;
}
