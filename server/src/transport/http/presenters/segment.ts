import { z } from "zod";
import type { ReadySegment } from "#domain/audios/show/ready-segments";
import type { MediaLinks } from "#domain/links/media-links";
import { segmentLink } from "#domain/links/segment-link";
import { samples } from "../documents/samples.ts";

export const Segment = z
  .object({
    index: z.number(),
    sentence: z.number(),
    text: z.string(),
    speaker: z.string().nullable(),
    start: z.number(),
    duration: z.number(),
    gain: z.number(),
    url: z.string(),
  })
  .meta({
    id: "Segment",
    examples: [samples.segment],
  });

export function presentSegment(segment: ReadySegment, links: MediaLinks): z.infer<typeof Segment> {
  const { index, sentence, text, speaker = null, start, duration, gain } = segment;
  return { index, sentence, text, speaker, start, duration, gain, url: segmentLink(links, segment) };
}
