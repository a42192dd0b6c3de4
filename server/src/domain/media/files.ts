import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { AudiosService } from "#domain/audios/audios.service";
import { mp3File, raise } from "#domain/audios/sound/sound";
import { notFound } from "#domain/errors";
import type { Previews } from "#domain/voices/previews";
import type { VoiceSamples } from "#domain/voices/samples";
import type { Storage } from "#ports/storage";
import type { AudioFormat } from "./audio-links.ts";

const contentTypes: Record<AudioFormat, string> = {
  wav: "audio/wav",
  mp3: "audio/mpeg",
  vtt: "text/vtt; charset=utf-8",
  "chapters.vtt": "text/vtt; charset=utf-8",
};

export interface MediaFile {
  key: string;
  bytes: number;
  contentType: string;
}

interface Needs {
  audios: Pick<AudiosService, "file" | "segmentFile">;
  storage: Storage;
  samples: VoiceSamples;
  previews: Pick<Previews, "sound">;
}

/** What its mp3 is made of. */
type Encoded = Awaited<ReturnType<AudiosService["file"]>>;

/** The stored files of an audio, for whoever holds a signed link to one of them. */
export function mediaFiles({ audios, storage, samples, previews }: Needs) {
  /** One encoding a file at a time: others that ask meanwhile wait for it. */
  const encodings = new Map<string, Promise<void>>();

  async function encode({ wav, mp3, loudness, tag }: Encoded) {
    const folder = await mkdtemp(join(tmpdir(), "yomikoe-mp3-"));
    try {
      const [wavPath, mp3Path] = [join(folder, "in.wav"), join(folder, "out.mp3")];
      await pipeline(await storage.read(wav), createWriteStream(wavPath));
      await mp3File({ wavPath, mp3Path, heardPath: join(folder, "heard.wav"), loudness, tag });
      await storage.put(mp3, createReadStream(mp3Path), contentTypes.mp3);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function ensureMp3(file: Encoded) {
    const { mp3 } = file;
    if ((await storage.size(mp3)) !== null) return;
    const encoding = encodings.get(mp3) ?? encode(file).finally(() => encodings.delete(mp3));
    encodings.set(mp3, encoding);
    await encoding;
  }

  return {
    /** Where an audio lies in this format; its mp3 is made at the first request for it. */
    async ofAudio(audioId: string, format: AudioFormat): Promise<MediaFile> {
      const keys = await audios.file(audioId);
      if (format === "mp3") await ensureMp3(keys);
      const key = format === "chapters.vtt" ? keys.chapters : keys[format];
      const bytes = await storage.size(key);
      if (bytes === null) throw notFound("File");
      return { key, bytes, contentType: contentTypes[format] };
    },

    /** Where the sample of a voice lies. */
    ofVoice: async (voice: string): Promise<MediaFile> => ({
      ...(await samples.of(voice)),
      contentType: contentTypes.wav,
    }),

    /** The sound of a reading that somebody tries. */
    ofReading: (token: string) => previews.sound(token),

    /** Where a spoken segment lies. */
    async ofSegment(queueId: string, hash: string): Promise<MediaFile> {
      const key = await audios.segmentFile(queueId, hash);
      const bytes = await storage.size(key);
      if (bytes === null) throw notFound("File");
      return { key, bytes, contentType: contentTypes.wav };
    },

    /** A spoken segment, raised by so many hundredths of a decibel. */
    async raisedSegment(queueId: string, hash: string, raisedBy: number) {
      const wav = await buffer(await storage.read(await audios.segmentFile(queueId, hash)));
      return raise({ wav, gain: 10 ** (raisedBy / 2_000) });
    },
  };
}
