import type { ReadySegment } from "#domain/audios/show/ready-segments";
import type { MediaLinks } from "./media-links.ts";

/** Signed path to the sound of one segment, limited anew where it is to be louder than it was stored. */
export const segmentLink = (links: MediaLinks, { queueId, hash, raisedBy }: ReadySegment) =>
  links.sign(`/media/segments/${queueId}/${hash}${raisedBy === undefined ? "" : `/${raisedBy}`}.wav`);
