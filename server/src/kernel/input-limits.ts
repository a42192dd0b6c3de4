import { API_KEYS, DICTIONARY_WORDS, FEEDS, SITES, WEBHOOKS } from "./limits.ts";

/** Limits of inputs that forms show before anything is sent: characters, numbers of items, ranges. */
export const INPUT_LIMITS = {
  url: 2_048,
  audience: 500,
  instruction: 2_000,
  requiredWords: 20,
  revisionName: 100,
  speakers: 8,
  speakerName: 30,
  word: 50,
  reading: 100,
  previewSentence: 150,
  creditNote: 200,
  announcementTitle: 200,
  apiKeys: API_KEYS,
  dictionaryWords: DICTIONARY_WORDS,
  feeds: FEEDS,
  sites: SITES,
  webhooks: WEBHOOKS,
  speed: { min: 0.5, max: 2 },
  pitch: { min: -6, max: 6 },
  sentencePause: { min: 0, max: 3_000 },
  paragraphPause: { min: 0, max: 5_000 },
  loudness: { min: -24, max: -12 },
} as const;
