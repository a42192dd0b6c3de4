import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { AudioSettings } from "#kernel/audio-settings";
import type { Language } from "#kernel/vocabulary";
import type { Reading } from "#kernel/word";
import { createdAt, timestampColumn } from "./columns.ts";
import { revisions } from "./revisions.ts";
import { users } from "./users.ts";

/** One sentence on the time line of an audio, in the original words. Seconds. */
export interface Cue {
  index: number;
  start: number;
  end: number;
  text: string;
  /** The speaker, if the script names one. */
  speaker?: string;
}

/** A heading of the script on the time line. Seconds. */
export interface Chapter {
  title: string;
  start: number;
}

/** The one audio of a revision; a newer one takes the row's place on completion. */
export const audios = pgTable(
  "audios",
  {
    id: uuid("id").primaryKey(),
    revisionId: uuid("revision_id")
      .notNull()
      .unique()
      .references(() => revisions.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    settings: jsonb("settings").$type<AudioSettings>().notNull(),
    /** The script text it speaks: when the script has another, the audio is outdated. */
    scriptContent: text("script_content").notNull(),
    filePath: text("file_path").notNull(),
    bytes: integer("bytes").notNull(),
    /** Seconds, measured on the stored file. */
    duration: doublePrecision("duration").notNull(),
    sampleRate: integer("sample_rate").notNull(),
    /** LUFS and dBTP of the stored file. */
    loudness: doublePrecision("loudness").notNull(),
    truePeak: doublePrecision("true_peak").notNull(),
    /** 1,000 peaks of 0–1. */
    waveform: jsonb("waveform").$type<number[]>().notNull(),
    cues: jsonb("cues").$type<Cue[]>().notNull(),
    chapters: jsonb("chapters").$type<Chapter[]>().notNull().default([]),
    /** Languages of its voices, and the dictionary's words that it was spoken with. */
    languages: jsonb("languages").$type<Language[]>().notNull().default([]),
    readings: jsonb("readings").$type<Reading[]>().notNull().default([]),
    segmentsMade: integer("segments_made").notNull(),
    segmentsReused: integer("segments_reused").notNull(),
    elapsedMs: integer("elapsed_ms").notNull(),
    plays: integer("plays").notNull().default(0),
    /** Whether its files are known to say that an AI speaks; those from before that mark are made once more. */
    isMarked: boolean("is_marked").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index("audios_unmarked").on(table.createdAt).where(sql`not ${table.isMarked}`),
    index("audios_user").on(table.userId),
    index("audios_created").on(table.createdAt, table.duration),
  ],
);
export type AudioRow = typeof audios.$inferSelect;

/** A spoken sentence of one user, stored under the hash of all that decides its sound. */
export const segments = pgTable(
  "segments",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    hash: text("hash").notNull(),
    filePath: text("file_path").notNull(),
    sampleRate: integer("sample_rate").notNull(),
    sampleCount: integer("sample_count").notNull(),
    /** Peaks, true peak and loudness blocks of the segment, so that joining measures nothing twice. */
    measures: jsonb("measures").$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    lastUsedAt: timestampColumn("last_used_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.hash] }),
    index("segments_last_used").on(table.lastUsedAt),
  ],
);
