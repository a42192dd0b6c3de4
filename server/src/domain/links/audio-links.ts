import type { MediaLinks } from "./media-links.ts";

/** Kinds of files that an audio can be had as. */
export const audioFormats = ["wav", "mp3", "vtt", "srt", "chapters.vtt"] as const;
export type AudioFormat = (typeof audioFormats)[number];

/** Signed paths to the files of an audio. */
export function audioLinks(links: MediaLinks, audioId: string) {
  const sign = (format: AudioFormat) => links.sign(`/media/audios/${audioId}.${format}`);
  return {
    wav: sign("wav"),
    mp3: sign("mp3"),
    vtt: sign("vtt"),
    srt: sign("srt"),
    chapters: sign("chapters.vtt"),
  };
}
