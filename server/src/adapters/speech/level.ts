import { createMeter, integratedLoudness } from "#kernel/sound/loudness";
import type { Pcm } from "#kernel/sound/pcm";

const ORDINARY_SPEECH = -16;
/** A sound so soft that it would have to be raised further is meant to be soft, or is none. */
const MOST_DECIBELS = 20;

/**
 * Brings an utterance to the loudness of ordinary speech. Voices that are computed elsewhere cannot be
 * measured once for all: they change unannounced, and differ from one sentence to the next.
 */
export function level({ samples, sampleRate }: Pcm): Pcm {
  const meter = createMeter(sampleRate);
  meter.push(samples);
  const missing = ORDINARY_SPEECH - integratedLoudness(meter.finish());
  if (!Number.isFinite(missing)) return { samples, sampleRate };
  const gain = 10 ** (Math.max(-MOST_DECIBELS, Math.min(MOST_DECIBELS, missing)) / 20);
  return { samples: samples.map((sample) => sample * gain), sampleRate };
}
