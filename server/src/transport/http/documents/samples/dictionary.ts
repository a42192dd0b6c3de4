import { at, audioId, entryId, media } from "./common.ts";
import { entry } from "./entries.ts";

const reading = { language: "ja", word: "生地", reading: "きじ" };

export const dictionarySamples = {
  word: {
    id: "0198f1d4-0a7c-4f52-b1e3-6d95c8207f4a",
    ...reading,
    created_at: at("09:06:00"),
    updated_at: at("09:06:00"),
  },
  reading,
  readingTrial: { ...reading, sentence: "生地は綿です。" },
  readingPreview: {
    url: media("readings/eyJ0ZXh0Ijoi.wav"),
    duration: 1.42,
    voice: "openjtalk:mei_normal",
  },
  impact: {
    audios: [
      {
        audioId,
        entryId,
        title: entry.title,
        revisionNumber: "0001",
        changedSentences: 2,
        credits: 2,
      },
    ],
    totalCount: 1,
    credits: 2,
  },
};
