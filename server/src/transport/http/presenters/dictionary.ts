import { z } from "zod";
import type { DictionaryWord as Word } from "#domain/dictionary/dictionary.service";
import { languages } from "#kernel/vocabulary";
import { samples } from "../documents/samples.ts";
import { isoMoment, Moment } from "./moment.ts";

export const DictionaryWord = z
  .object({
    id: z.string(),
    language: z.enum(languages),
    word: z.string(),
    reading: z.string(),
    created_at: Moment,
    updated_at: Moment,
  })
  .meta({ id: "DictionaryWord", examples: [samples.word] });

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
  created_at: isoMoment(createdAt),
  updated_at: isoMoment(updatedAt),
});

export const DictionaryImpactShape = z
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
    totalCount: z.number(),
    credits: z.number().describe("Highest price of updating those listed"),
  })
  .meta({
    id: "DictionaryImpact",
    examples: [samples.impact],
  });

export const ReadingPreview = z
  .object({
    url: z.string(),
    duration: z.number(),
    voice: z.string(),
  })
  .meta({
    id: "ReadingPreview",
    examples: [samples.readingPreview],
  });
