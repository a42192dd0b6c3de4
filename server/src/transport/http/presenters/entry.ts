import { z } from "zod";
import type { MediaLinks } from "#domain/links/media-links";
import { pictureLinks } from "#domain/links/picture-links";
import { analysisState } from "#kernel/analysis-state";
import type { Fact } from "#kernel/page";
import { unreadableReason } from "#kernel/unreadable";
import { analysisStates, languages, pageTypes } from "#kernel/vocabulary";
import type { EntryRecord, QueueRecord } from "#transport/shared/rows";
import { samples } from "../documents/samples.ts";
import { UnreadableReasonShape } from "../vocabulary.ts";
import { isoMoment, Moment } from "./moment.ts";
import { presentQueue, Queue } from "./queue.ts";

const EntryPicture = z
  .object({
    large: z.string().describe("960 × 540 pixels at most"),
    small: z.string().describe("192 × 144 pixels"),
  })
  .meta({ id: "EntryPicture", examples: [samples.entry.picture] });

export const Entry = z
  .object({
    entryId: z.string(),
    userId: z.string(),
    url: z.string(),
    title: z.string().nullable(),
    site: z.string().nullable(),
    language: z.enum(languages).nullable(),
    pageType: z.enum(pageTypes).nullable(),
    analyzedAt: Moment.nullable(),
    analysisState: z.enum(analysisStates),
    analysisError: UnreadableReasonShape.nullable(),
    picture: EntryPicture.nullable().describe("Signed paths to the page's lead picture"),
    icon: z.string().nullable().describe("Signed path to the site's icon"),
    createdAt: Moment,
    deletedAt: Moment.nullable().describe("Since when it is in the trash"),
    queues: z.array(Queue).describe("Newest first: the latest of each type, and everything that is active"),
  })
  .meta({ id: "Entry", examples: [samples.entry] });

export const presentEntry = (
  row: EntryRecord,
  links: MediaLinks,
  queues: QueueRecord[] = [],
): z.infer<typeof Entry> => ({
  entryId: row.id,
  userId: row.userId,
  url: row.url,
  title: row.title,
  site: row.site,
  language: row.language,
  pageType: row.pageType,
  analyzedAt: row.analyzedAt && isoMoment(row.analyzedAt),
  analysisState: analysisState(row),
  analysisError: unreadableReason(row.analysisError),
  ...pictureLinks(links, row),
  createdAt: isoMoment(row.createdAt),
  deletedAt: row.deletedAt && isoMoment(row.deletedAt),
  queues: queues.map(presentQueue),
});

export const FactShape = z
  .object({
    id: z.string(),
    kind: z.string(),
    label: z.string().nullable(),
    value: z.string(),
    currency: z.string().nullable(),
    source: z.string(),
    confidence: z.number(),
    provenance: z
      .object({
        path: z.string(),
        excerpt: z.string(),
        others: z
          .array(z.object({ value: z.string(), source: z.string(), path: z.string() }))
          .optional()
          .describe("Values that other places of the page give instead"),
      })
      .nullable(),
  })
  .meta({ id: "Fact", examples: [samples.fact] });

export const AnalyzedEntry = Entry.extend({ facts: z.array(FactShape) }).meta({
  id: "AnalyzedEntry",
  examples: [samples.analyzedEntry],
});

export const presentAnalyzed = (
  row: EntryRecord,
  links: MediaLinks,
  queues: QueueRecord[],
  facts: Fact[],
): z.infer<typeof AnalyzedEntry> => ({ ...presentEntry(row, links, queues), facts });
