import type { AudioSettingsInput } from "#gql/graphql";

/** The audio of a script, as far as the script has to know of it. */
export interface Narration {
  sound: NarratedSound;
  /** The cue that is being spoken. */
  spoken: number | null;
}

/** The same for as long as it is the same audio; while one is made, a new one with each piece. */
export interface NarratedSound {
  /** For each sentence the cue that speaks it; null where it was changed since. */
  match(sentences: readonly string[]): (number | null)[];
  seek(cue: number): void;
  /** Plays from a cue on. */
  play(cue: number): void;
  /** Where a cue begins, in seconds. */
  startOf(cue: number): number;
}

/** How a script is spoken, as far as its sentences have to know of it. */
export interface Speaking {
  /** How many times as long it lasts in the voice and at the speed that are chosen as in the ordinary ones. */
  stretch: number;
  /** Names that begin the lines of a speaker. */
  speakers: readonly string[];
  /** Address of a sentence as it will sound, or as an audio that was made with other settings; free. */
  hear(text: string, madeWith?: AudioSettingsInput | null): Promise<string>;
  /** Makes the changed sentences anew; null where there is nothing to order. */
  again: { credits: number; order(): void } | null;
  /** Speaks one sentence once more though it did not change; null while nothing can be ordered. */
  once: SpeakingOnce | null;
}

export interface SpeakingOnce {
  price(line: string): Promise<OncePrice>;
  order(line: string, price: OncePrice): Promise<void>;
}

export interface OncePrice {
  quoteId: string;
  credits: number;
  /** Whether it would sound otherwise. */
  isMade: boolean;
  /** Changed sentences that are made with it. */
  others: number;
}
