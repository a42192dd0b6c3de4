import { z } from "zod";
import { silencesFor } from "./pauses.ts";

/** How an utterance is to be said; of all that it holds, only what we change is named. */
export const AudioQuery = z.looseObject({
  accent_phrases: z.array(
    z.looseObject({
      /** The logarithm of the pitch in hertz; 0 where nothing is voiced. */
      moras: z.array(z.looseObject({ pitch: z.number() })),
      /** The silence at a comma behind the phrase. */
      pause_mora: z.looseObject({ vowel_length: z.number() }).nullish(),
    }),
  ),
  speedScale: z.number(),
});
type AudioQuery = z.infer<typeof AudioQuery>;

/** A little more melody than the engine's own, as the embedded voice has it. */
const INTONATION = 1.1;

/** How many times as long the engine's pauses have to be, so that a comma lasts as long as in every other voice. */
function pauseScale({ accent_phrases }: AudioQuery): number {
  const lengths = accent_phrases.flatMap(({ pause_mora }) => pause_mora?.vowel_length ?? []);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return mean > 0 ? silencesFor(1).pause / mean : 1;
}

/** The same, faster or slower and some semitones higher. */
export function adjusted(
  query: AudioQuery,
  { speed, pitch, sampleRate }: { speed: number; pitch: number; sampleRate: number },
): AudioQuery {
  // The engine's own pitchScale stretches intonation with it; raising each mora does not.
  const raise = (pitch * Math.LN2) / 12;
  return {
    ...query,
    accent_phrases: query.accent_phrases.map((phrase) => ({
      ...phrase,
      moras: phrase.moras.map((mora) => (mora.pitch > 0 ? { ...mora, pitch: mora.pitch + raise } : mora)),
    })),
    speedScale: query.speedScale * speed,
    // The engine's speed shortens pauses as it does sounds.
    pauseLengthScale: pauseScale(query),
    intonationScale: INTONATION,
    outputSamplingRate: sampleRate,
    outputStereo: false,
  };
}

/** `GET /speakers`: who is installed, in which styles. */
export const Speakers = z.array(
  z.object({
    name: z.string(),
    styles: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        /** Singing styles say so; the others read. */
        type: z.string().default("talk"),
      }),
    ),
  }),
);

export const Version = z.string();
export const Manifest = z.object({ brand_name: z.string() });
