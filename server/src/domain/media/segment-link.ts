import type { ReadySegment } from "#domain/audios/ready-segments";
import type { MediaLinks } from "./links.ts";

/** Signed path to the sound of one segment. */
export const segmentLink = (links: MediaLinks, { queueId, hash }: ReadySegment) =>
  links.sign(`/media/segments/${queueId}/${hash}.wav`);
