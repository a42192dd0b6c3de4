import type { MediaLinks } from "./media-links.ts";

/** Signed path to a sentence that a voice reads. */
export const voiceSampleLink = (links: MediaLinks, voice: string) =>
  links.sign(`/media/voices/${encodeURIComponent(voice)}.wav`);
