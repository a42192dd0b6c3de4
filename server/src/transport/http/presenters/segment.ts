import { z } from "zod";
import type { ReadySegment } from "#domain/audios/show/ready-segments";
import type { MediaLinks } from "#domain/links/media-links";
import { segmentLink } from "#domain/links/segment-link";
import { samples } from "../documents/samples.ts";

export const Segment = z
  .object({
    index: z.number().describe("From 0, without gaps"),
    sentence: z.number().describe("Position of its sentence in the script"),
    text: z.string().describe("The sentence"),
    speaker: z.string().nullable().describe("Who says it, where the script marks it"),
    start: z.number().describe("Seconds on the time line of the finished file"),
    duration: z.number(),
    gain: z.number().describe("Factor that brings it to the loudness of the finished file"),
    url: z.string().describe("Signed, short-lived"),
  })
  .meta({
    id: "Segment",
    description: "A part of an audio that is made already",
    examples: [samples.segment],
  });

export function presentSegment(segment: ReadySegment, links: MediaLinks): z.infer<typeof Segment> {
  const { index, sentence, text, speaker = null, start, duration, gain } = segment;
  return { index, sentence, text, speaker, start, duration, gain, url: segmentLink(links, segment) };
}
