import { invalid } from "#kernel/errors";
import type { Provider } from "#kernel/provider/provider";
import type { Pcm } from "#kernel/sound/pcm";
import { toRate } from "#kernel/sound/to-rate";
import { withoutAccents } from "#kernel/text/accent";
import { createFairSlots } from "#kernel/work/fair-slots";
import type { Speech, Utterance, Voice } from "#ports/speech";
import { level } from "./level.ts";
import { englishFigures } from "./normalize-en/index.ts";
import { japaneseFigures } from "./normalize-ja/index.ts";

/** These voices were not measured, so a quote must hold for slow ones too. */
export const REMOTE_PACE = 1.25;

/**
 * Concurrent requests to one service. A self-hosted server makes one sound after the other: one more waits at
 * hand, and further ones would pass its time-out there.
 */
export const AT_ONCE = { vendor: 8, ownServer: 2 } as const;

interface Engine<V extends Voice> {
  /** Prefix of the ids of its voices. */
  engine: string;
  provider: Provider;
  atOnce: number;
  voices(): readonly V[];
  version(): string;
  /** The most that one request may hold. */
  limit: { most: number; of(text: string): number; unit: string };
  /** Whether its texts keep the accents of words; for others they are kana. */
  takesAccents?: boolean;
  synthesize(utterance: Utterance, voice: V, signal: AbortSignal): Promise<Pcm>;
}

/**
 * Voices of remote services, shared fairly between jobs. Figures are rewritten as for embedded voices; words stay
 * as they are written, because these voices read them better than a rewriting tells.
 */
export function remoteSpeech<V extends Voice>(remote: Engine<V>): Speech {
  const closing = new AbortController();
  const turns = createFairSlots(remote.atOnce);
  const voiceOf = (id: string): V => {
    const voice = remote.voices().find((candidate) => candidate.id === id);
    if (voice) return voice;
    throw remote.voices().length > 0 ? invalid("voice", "unknown_voice") : remote.provider.unavailable();
  };

  return {
    engine: remote.engine,
    voices: () => remote.voices(),
    engineVersion: (voice) => {
      voiceOf(voice);
      return remote.version();
    },
    normalize: (text, voice) =>
      voiceOf(voice).language === "ja" ? japaneseFigures(text) : englishFigures(text),

    async speak(utterance, signal) {
      const voice = voiceOf(utterance.voice);
      const { most, of, unit } = remote.limit;
      if (of(utterance.text) > most) throw invalid("text", "sentence_too_long", { limit: most, unit });
      const both = AbortSignal.any([closing.signal, ...(signal ? [signal] : [])]);
      const place = await turns.take(signal);
      try {
        const text = remote.takesAccents ? utterance.text : withoutAccents(utterance.text);
        return level(toRate(await remote.synthesize({ ...utterance, text }, voice, both), voice.sampleRate));
      } finally {
        turns.release(place);
      }
    },

    isRemote: () => true,

    async close() {
      closing.abort(remote.provider.unavailable());
    },
  };
}

/** An answer's body as bytes. */
export const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
