import { buffer } from "node:stream/consumers";
import type { AudiosService } from "#domain/audios/audios.service";
import { raise } from "#domain/audios/make/sound/sound";
import { toSrt } from "#domain/audios/make/srt";
import type { PicturesService } from "#domain/pictures/pictures.service";
import type { Previews } from "#domain/voices/previews";
import type { VoiceSamples } from "#domain/voices/samples";
import { notFound } from "#kernel/errors";
import type { Storage } from "#ports/storage";
import type { AudioFormat } from "../links/audio-links.ts";
import { MP3, type mp3Files } from "./mp3.ts";

type StoredFormat = Exclude<AudioFormat, "srt">;
export const SRT = "application/x-subrip; charset=utf-8";

const contentTypes: Record<StoredFormat, string> = {
  wav: "audio/wav",
  mp3: MP3,
  vtt: "text/vtt; charset=utf-8",
  "chapters.vtt": "text/vtt; charset=utf-8",
};

export interface MediaFile {
  key: string;
  bytes: number;
  contentType: string;
}

interface Needs {
  audios: Pick<AudiosService, "file" | "words" | "segmentFile">;
  storage: Storage;
  mp3s: ReturnType<typeof mp3Files>;
  samples: VoiceSamples;
  previews: Pick<Previews, "sound">;
  pictures: Pick<PicturesService, "file">;
}

/** The stored files of an audio, for holders of a signed link. */
export function mediaFiles({ audios, storage, mp3s, samples, previews, pictures }: Needs) {
  return {
    /** Where an audio lies in this format; its mp3 is made at the first request for it. */
    async ofAudio(audioId: string, format: StoredFormat): Promise<MediaFile> {
      let keys = await audios.file(audioId);
      while (format === "mp3" && !(await mp3s.ensure(audioId, keys))) keys = await audios.file(audioId);
      const key = format === "chapters.vtt" ? keys.chapters : keys[format];
      const bytes = await storage.size(key);
      if (bytes === null) throw notFound("File");
      return { key, bytes, contentType: contentTypes[format] };
    },

    /** The captions for players that do not know WebVTT. */
    async srtOfAudio(audioId: string): Promise<string> {
      return toSrt((await audios.words(audioId)).cues);
    },

    /** Where the sample of a voice lies. */
    ofVoice: async (voice: string): Promise<MediaFile> => ({
      ...(await samples.of(voice)),
      contentType: contentTypes.wav,
    }),

    /** The sound of a reading that somebody tries. */
    ofReading: (token: string) => previews.sound(token),

    /** Where a picture of a page lies. */
    ofPicture: (entryId: string, name: string): Promise<MediaFile> => pictures.file(entryId, name),

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
