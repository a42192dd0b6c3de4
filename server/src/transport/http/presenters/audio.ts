import { z } from "zod";
import type { AudiosService } from "#domain/audios/audios.service";
import type { AudioView } from "#domain/audios/show/audio";
import { audioLinks } from "#domain/links/audio-links";
import type { MediaLinks } from "#domain/links/media-links";
import { AudioSettings } from "#kernel/audio-settings";
import { outdatedReasons } from "#kernel/vocabulary";
import { samples } from "../documents/samples.ts";
import { isoMoment, Moment } from "./moment.ts";

export const Audio = z
  .object({
    id: z.string(),
    generation_settings: z.looseObject(AudioSettings.shape),
    created_at: Moment,
    total_duration: z.string().describe("Seconds, as numeric text"),
    waveform_data: z.string().describe('JSON text: `{"samples":[…]}`, 1,000 peaks of 0–1'),
    is_live: z.boolean(),
    is_outdated: z.boolean(),
    outdated_by: z.array(z.enum(outdatedReasons)),
    revision_number: z.string(),
    url: z.string(),
    mp3_url: z.string(),
    vtt_url: z.string(),
    srt_url: z.string(),
    chapters: z.array(z.object({ title: z.string(), start: z.number().describe("Seconds") })),
    chapters_url: z.string().nullable().describe("The same as WebVTT; null without any"),
  })
  .meta({ id: "Audio", examples: [samples.audio] });

export function presentAudio(audio: AudioView, links: MediaLinks): z.infer<typeof Audio> {
  const { wav, mp3, vtt, srt, chapters } = audioLinks(links, audio.id);
  return {
    id: audio.id,
    generation_settings: audio.settings,
    created_at: isoMoment(audio.createdAt),
    total_duration: audio.duration.toFixed(3),
    waveform_data: JSON.stringify({ samples: audio.waveform }),
    is_live: audio.isLive,
    is_outdated: audio.isOutdated,
    outdated_by: audio.outdatedBy,
    revision_number: audio.revisionNumber,
    url: wav,
    mp3_url: mp3,
    vtt_url: vtt,
    srt_url: srt,
    chapters: audio.chapters,
    chapters_url: audio.chapters.length > 0 ? chapters : null,
  };
}

export const AudioStats = z
  .object({
    audioId: z.string().describe("Identifier of the audio."),
    duration: z.number(),
    bytes: z.number(),
    plays: z.number(),
    loudness: z.number(),
    truePeak: z.number(),
    sampleRate: z.number(),
    segmentsMade: z.number(),
    segmentsReused: z.number(),
    elapsedMs: z.number(),
    sentences: z.number(),
    characters: z.number(),
    createdAt: Moment.describe("When the audio was made."),
  })
  .meta({ id: "AudioStats", examples: [samples.stats] });

type Stats = Awaited<ReturnType<AudiosService["stats"]>>;
export const presentStats = ({ createdAt, ...stats }: Stats): z.infer<typeof AudioStats> => ({
  ...stats,
  createdAt: isoMoment(createdAt),
});
