import { z } from "zod";

/** How an utterance is to be said; of all that it holds, only what we change is named. */
export const AudioQuery = z.looseObject({
  accent_phrases: z.array(
    z.looseObject({
      /** The logarithm of the pitch in hertz; 0 where nothing is voiced. */
      moras: z.array(z.looseObject({ pitch: z.number() })),
    }),
  ),
  speedScale: z.number(),
});
type AudioQuery = z.infer<typeof AudioQuery>;

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
