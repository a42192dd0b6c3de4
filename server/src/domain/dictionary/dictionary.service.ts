import { and, desc, eq, ne } from "drizzle-orm";
import { z } from "zod";
import type { Database, Transaction } from "#db/client";
import { type DictionaryWordRow, dictionaryWords, users } from "#db/schema/index";
import type { SegmentStore } from "#domain/audios/order/segments";
import type { Previews } from "#domain/voices/previews";
import { AppError, invalid, notFound } from "#kernel/errors";
import { INPUT_LIMITS } from "#kernel/input-limits";
import { DICTIONARY_WORDS } from "#kernel/limits";
import { isId, validate } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import type { Language } from "#kernel/vocabulary";
import { WordChange, WordInput } from "#kernel/word";
import type { Speech } from "#ports/speech";
import { readerOf } from "../readings/apply.ts";
import { dictionaryOf } from "../readings/readings.ts";
import { changed, type DictionaryImpact, impactOf } from "./impact.ts";

export type { DictionaryWordRow as DictionaryWord };

const PreviewInput = z.strictObject({
  word: WordInput,
  sentence: z.string().trim().max(INPUT_LIMITS.previewSentence).optional(),
  voice: z.string().max(100).optional(),
});

interface Needs {
  db: Database;
  speech: Speech;
  segments: SegmentStore;
  previews: Previews;
}

export function dictionaryService({ db, speech, segments, previews }: Needs) {
  const own = (viewer: Viewer, id: string) =>
    and(eq(dictionaryWords.id, id), eq(dictionaryWords.userId, viewer.uid));

  async function requireFree(tx: Transaction, viewer: Viewer, input: WordInput, except?: string) {
    const same = await tx.$count(
      dictionaryWords,
      and(
        eq(dictionaryWords.userId, viewer.uid),
        eq(dictionaryWords.language, input.language),
        eq(dictionaryWords.word, input.word),
        except ? ne(dictionaryWords.id, except) : undefined,
      ),
    );
    if (same > 0)
      throw new AppError("CONFLICT", {
        message: "The word is in the dictionary already",
        reason: "WORD_EXISTS",
      });
  }

  /** One change of a dictionary at a time: two at once could both find the same word free. */
  const change = <Result>(viewer: Viewer, work: (tx: Transaction) => Promise<Result>) =>
    db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.uid)).for("update");
      return work(tx);
    });

  return {
    /** Newest first. */
    list: (viewer: Viewer, language?: Language | null): Promise<DictionaryWordRow[]> =>
      db
        .select()
        .from(dictionaryWords)
        .where(
          and(
            eq(dictionaryWords.userId, viewer.uid),
            language ? eq(dictionaryWords.language, language) : undefined,
          ),
        )
        .orderBy(desc(dictionaryWords.createdAt), desc(dictionaryWords.id)),

    async create(viewer: Viewer, given: unknown): Promise<DictionaryWordRow> {
      const input = validate(WordInput, given);
      return change(viewer, async (tx) => {
        await requireFree(tx, viewer, input);
        const words = await tx.$count(dictionaryWords, eq(dictionaryWords.userId, viewer.uid));
        if (words >= DICTIONARY_WORDS)
          throw new AppError("CONFLICT", {
            message: `A dictionary holds ${DICTIONARY_WORDS} words`,
            reason: "DICTIONARY_FULL",
            details: { field: "dictionary", rule: "too_many_items", limit: DICTIONARY_WORDS },
          });
        const [row] = await tx
          .insert(dictionaryWords)
          .values({ ...input, userId: viewer.uid })
          .returning();
        return row as DictionaryWordRow;
      });
    },

    async update(viewer: Viewer, id: string, given: unknown): Promise<DictionaryWordRow> {
      const input = validate(WordInput, given);
      if (!isId(id)) throw notFound("Word");
      return change(viewer, async (tx) => {
        await requireFree(tx, viewer, input, id);
        const [row] = await tx
          .update(dictionaryWords)
          .set({ ...input, updatedAt: new Date() })
          .where(own(viewer, id))
          .returning();
        if (!row) throw notFound("Word");
        return row;
      });
    },

    async remove(viewer: Viewer, id: string): Promise<void> {
      const [row] = isId(id)
        ? await db.delete(dictionaryWords).where(own(viewer, id)).returning({ id: dictionaryWords.id })
        : [];
      if (!row) throw notFound("Word");
    },

    /** The audios that a change would outdate, and what their updates cost; without one, those outdated now. */
    async impact(viewer: Viewer, given?: unknown): Promise<DictionaryImpact> {
      const change = given == null ? null : validate(WordChange, given, "change");
      return impactOf({ db, speech, segments }, viewer, change);
    },

    /** A word, or a sentence with it, as it would be read. Free, and therefore not without end. */
    async preview(
      viewer: Viewer,
      { sentence, voice, ...word }: { sentence?: string | null; voice?: string | null } & object,
    ) {
      const input = validate(PreviewInput, {
        word,
        ...(sentence && { sentence }),
        ...(voice && { voice }),
      });
      const { language } = input.word;
      const voices = speech.voices().filter((candidate) => candidate.language === language);
      const chosen = input.voice ? voices.find(({ id }) => id === input.voice) : voices[0];
      if (!chosen) throw invalid("voice", "unknown_voice");
      const readings = changed(await dictionaryOf(db, viewer.uid), input.word);
      const text = readerOf(readings, language).read(input.sentence || input.word.word);
      const field = input.sentence ? "sentence" : "reading";
      const sound = await previews.prepare(text, { userId: viewer.uid, voice: chosen.id, field });
      return { ...sound, voice: chosen.id };
    },
  };
}
