import type { Pcm } from "#kernel/sound/pcm";
import type { Speech, Utterance } from "#ports/speech";

const SAMPLE_RATE = 16_000;
const SECONDS_PER_CHARACTER = 0.08;

/** A voice that hums as long as its text is: files of the right length in no time. `before` may wait or throw. */
export function toneSpeech(before: (utterance: Utterance) => Promise<void> | void = () => {}): Speech {
  return {
    voices: () => [
      { id: "tone:ja", name: "Tone", language: "ja", sampleRate: SAMPLE_RATE, attribution: "" },
      { id: "tone:en", name: "Tone", language: "en", sampleRate: SAMPLE_RATE, attribution: "" },
    ],
    engineVersion: () => "1",
    normalize: (text) => text,
    async speak(utterance, signal): Promise<Pcm> {
      await before(utterance);
      signal?.throwIfAborted();
      const count = Math.round(
        (utterance.text.length * SECONDS_PER_CHARACTER * SAMPLE_RATE) / utterance.speed,
      );
      const samples = Float32Array.from(
        { length: count },
        (_, i) => 0.3 * Math.sin((2 * Math.PI * 220 * i) / SAMPLE_RATE),
      );
      return { sampleRate: SAMPLE_RATE, samples };
    },
    close: async () => {},
  };
}
