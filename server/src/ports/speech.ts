import type { Pcm } from "#kernel/sound/pcm";
import type { Pace } from "#kernel/text/spoken-seconds";
import type { Language } from "#kernel/vocabulary";

export interface Voice extends Pace {
  /** `engine:name`, for example `openjtalk:mei-normal`. Stored in settings; never reused for another sound. */
  id: string;
  name: string;
  language: Language;
  /** Hz. */
  sampleRate: number;
  /** Credit line that the licence asks for, shown where the voice is offered. */
  attribution: string;
}

export interface Utterance {
  /** One segment, already normalised for reading; at most 150 characters, marks of its delivery aside. */
  text: string;
  voice: string;
  /** 0.5–2, 1 = the voice's own. */
  speed: number;
  /** Semitones, −6 … 6. */
  pitch: number;
}

export interface Speech {
  /** Prefixes of its voices' ids, for engines that may not know their voices yet. */
  readonly engine?: string;
  voices(): readonly Voice[];
  /** Part of the segment key: changes whenever this normalised text would sound different in this voice. */
  engineVersion(voice: string, text?: string): string;
  /** Turns the words of a sentence into what this engine reads right. Pure and fast. */
  normalize(text: string, voice: string): string;
  /**
   * Marks the names of a normalised text that a listener has not heard yet, and adds them to the heard
   * ones: the voice says them slower. A voice that cannot has none of it.
   */
  introduce?(text: string, voice: string, heard: Set<string>): string;
  /** Throws AppError SERVICE_UNAVAILABLE when the engine fails twice or takes longer than 20 s (one on another machine: 60 s). */
  speak(utterance: Utterance, signal?: AbortSignal): Promise<Pcm>;
  /** Whether a sentence of this voice is a request to another service, which may charge for it. No, where it is missing. */
  isRemote?(voice: string): boolean;
  close(): Promise<void>;
}
