import { z } from "zod";
import type { DictionaryWord as Word } from "#domain/dictionary/dictionary.service";
import { languages } from "#kernel/vocabulary";
import { samples } from "../documents/samples.ts";
import { Moment, moment } from "./moment.ts";

export const DictionaryWord = z
  .object({
    id: z.string(),
    language: z.enum(languages),
    word: z.string(),
    reading: z.string().describe("Kana in Japanese, plain words in English"),
    created_at: Moment,
    updated_at: Moment,
  })
  .meta({ id: "DictionaryWord", description: "How a word is to be read", examples: [samples.word] });

export const presentWord = ({
  id,
  language,
  word,
  reading,
  createdAt,
  updatedAt,
}: Word): z.infer<typeof DictionaryWord> => ({
  id,
  language,
  word,
  reading,
  created_at: moment(createdAt),
  updated_at: moment(updatedAt),
});

export const DictionaryImpact = z
  .object({
    audios: z.array(
      z.object({
        audioId: z.string(),
        entryId: z.string(),
        title: z.string(),
        revisionNumber: z.string(),
        changedSentences: z.number().nullable().describe("Null when the update cannot be made"),
        credits: z.number().nullable().describe("At most"),
      }),
    ),
    totalCount: z.number().describe("The list ends at 100"),
    credits: z.number().describe("What updating those listed costs at most"),
  })
  .meta({
    id: "DictionaryImpact",
    description: "What a change of the dictionary leads to",
    examples: [samples.impact],
  });

export const ReadingPreview = z
  .object({
    url: z.string().describe("Signed, short-lived path of a wav file"),
    duration: z.number().describe("Seconds"),
    voice: z.string(),
  })
  .meta({
    id: "ReadingPreview",
    description: "A short sound to hear a reading by; it costs nothing",
    examples: [samples.readingPreview],
  });
