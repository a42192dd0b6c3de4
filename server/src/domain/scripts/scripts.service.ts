import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import type { Database, Transaction } from "#db/client";
import { revisions, type ScriptRow, type ScriptVersionRow, scripts, scriptVersions } from "#db/schema/index";
import type { CreditsService } from "#domain/credits/credits.service";
import { scriptCredits } from "#domain/credits/pricing";
import { hashOf, type Quote, redeemQuote, saveQuote } from "#domain/credits/quotes";
import { ownEntry } from "#domain/entries/own-entry";
import { AppError, notFound } from "#domain/errors";
import { scriptKey } from "#domain/files/keys";
import type { Page } from "#domain/pages/page";
import type { Attempt } from "#domain/queues/attempt";
import type { OrderOptions } from "#domain/queues/order";
import type { QueuesService } from "#domain/queues/queues.service";
import { nextNumber } from "#domain/revisions/number";
import { isId, validate } from "#domain/validate";
import type { Viewer } from "#domain/viewer";
import type { JobContext } from "#ports/jobs";
import type { Storage } from "#ports/storage";
import type { Writer, WrittenScript } from "#ports/writer";
import { priceScript } from "./price.ts";
import { carryTies, checkedTies, type ScriptView, scriptView } from "./script.ts";
import { ScriptContent, ScriptSettings } from "./settings.ts";
import { type TieChecker, tieChecker } from "./ties/check.ts";

export interface ScriptUpdate {
  content: string;
  /** The version that the edit was made from; a stale one answers CONFLICT. */
  expectedVersion?: number | null;
}

export type ScriptsService = ReturnType<typeof scriptsService>;

interface Needs {
  db: Database;
  queues: QueuesService;
  credits: CreditsService;
  pages: {
    ensure(userId: string, entryId: string): Promise<Page>;
    get(entryId: string): Promise<Page | null>;
  };
  writer: Writer;
  storage: Storage;
}

export function scriptsService({ db, queues, credits, pages, writer, storage }: Needs) {
  async function find(viewer: Viewer, scriptId: string): Promise<ScriptView> {
    const [row] = isId(scriptId)
      ? await db
          .select({ script: scripts, revision: revisions })
          .from(scripts)
          .innerJoin(revisions, eq(revisions.id, scripts.revisionId))
          .where(and(eq(scripts.id, scriptId), eq(scripts.userId, viewer.uid)))
      : [];
    if (!row) throw notFound("Script");
    return scriptView(row.script, row.revision);
  }

  async function store(key: string, content: string) {
    await storage.put(key, Buffer.from(content, "utf8"), "text/plain; charset=utf-8");
  }

  /** Revision, script and text file of what was written; returns the new revision's number. */
  async function keep(
    tx: Transaction,
    { queue }: Attempt,
    settings: ScriptSettings,
    written: WrittenScript,
    source: { check: TieChecker; pageVersion: number | undefined },
  ) {
    const number = await nextNumber(tx, queue.entryId);
    const revisionId = randomUUID();
    const content = written.paragraphs.map((p) => p.map(({ text }) => text).join("\n")).join("\n\n");
    const named = written.paragraphs.flat().map(({ ties }) => ties);
    const filePath = scriptKey(queue.userId, queue.entryId, number, 1);
    await tx.insert(revisions).values({ id: revisionId, entryId: queue.entryId, number });
    await tx.insert(scripts).values({
      revisionId,
      userId: queue.userId,
      content,
      filePath,
      settings: { ...settings, language: written.language },
      ties: checkedTies(content, named, source.check),
      pageVersion: source.pageVersion,
    });
    await store(filePath, content);
    return number;
  }

  return {
    /** What a script would cost at most; the price holds for 15 minutes. */
    async quote(viewer: Viewer, entryId: string, given: unknown = {}): Promise<Quote> {
      const settings = validate(ScriptSettings, given ?? {}, "settings");
      const { credits: most, priced } = await priceScript(db, await ownEntry(db, viewer, entryId), settings);
      const quote = await saveQuote(db, viewer, priced, most);
      const { balance } = await credits.balance(viewer);
      return { ...quote, changedSentences: null, sentences: null, balance };
    },

    /** Orders a script: credits held, queue written and job sent at once. */
    async generate(viewer: Viewer, entryId: string, given: unknown = {}, options: OrderOptions = {}) {
      const settings = validate(ScriptSettings, given ?? {}, "settings");
      const entry = await ownEntry(db, viewer, entryId);
      return queues.order(viewer, {
        entryId,
        queueType: "generate_script",
        input: { settings },
        requestHash: hashOf(["generate_script", entryId, settings]),
        idempotencyKey: options.idempotencyKey,
        price: async (tx) => {
          const { credits: most, priced } = await priceScript(tx, entry, settings);
          return options.quoteId ? redeemQuote(tx, viewer, options.quoteId, priced) : most;
        },
      });
    },

    /** The job: read the page if need be, write, keep as a new revision. */
    run: (queueId: string, context: JobContext) =>
      queues.run(queueId, context, async (attempt) => {
        const settings = ScriptSettings.parse(attempt.queue.input.settings);
        attempt.report("reading");
        const page = await pages.ensure(attempt.queue.userId, attempt.queue.entryId);
        attempt.report("writing");
        const written = await writer.write(page, settings, attempt.signal);
        attempt.report("finishing");
        const source = { check: tieChecker(page), pageVersion: page.version };
        await attempt.complete(async (tx) => ({
          revisionNumber: await keep(tx, attempt, settings, written, source),
          credits: scriptCredits(written.sourceCharacters, page.language),
        }));
      }),

    get: find,

    async getOfEntry(viewer: Viewer, entryId: string, scriptId: string): Promise<ScriptView> {
      const script = await find(viewer, scriptId);
      if (script.entryId !== entryId) throw notFound("Script");
      return script;
    },

    /** Changes a revision's script in place; what it replaces is kept for undo and compare. */
    async update(
      viewer: Viewer,
      entryId: string,
      scriptId: string,
      given: ScriptUpdate,
    ): Promise<ScriptView> {
      const content = validate(ScriptContent, given.content, "scriptContent");
      const { revisionNumber } = await this.getOfEntry(viewer, entryId, scriptId);
      const page = await pages.get(entryId);
      const check = page ? lazily(() => tieChecker(page)) : undefined;
      const replaced = await db.transaction(async (tx) => {
        const [before] = await tx.select().from(scripts).where(eq(scripts.id, scriptId)).for("update");
        if (!before) throw notFound("Script");
        requireVersion(before, given.expectedVersion);
        if (before.content === content) return null;
        const version = before.version + 1;
        const filePath = scriptKey(viewer.uid, entryId, revisionNumber, version);
        await tx
          .insert(scriptVersions)
          .values({ scriptId, version: before.version, content: before.content });
        await tx
          .update(scripts)
          .set({ content, ties: carryTies(before, content, check), version, filePath, updatedAt: new Date() })
          .where(eq(scripts.id, scriptId));
        await store(filePath, content);
        return before.filePath;
      });
      if (replaced) await storage.remove(replaced);
      return find(viewer, scriptId);
    },

    /** Former texts, oldest first; the present one is not among them. */
    async history(viewer: Viewer, scriptId: string): Promise<ScriptVersionRow[]> {
      await find(viewer, scriptId);
      return db
        .select()
        .from(scriptVersions)
        .where(eq(scriptVersions.scriptId, scriptId))
        .orderBy(asc(scriptVersions.version));
    },
  };
}

/** Reads the page's numbers only when a sentence is new: most edits of an order or a break need none. */
function lazily(make: () => TieChecker): TieChecker {
  let checker: TieChecker | undefined;
  return (sentence) => {
    checker ??= make();
    return checker(sentence);
  };
}

function requireVersion({ version }: ScriptRow, expected: number | null | undefined) {
  if (expected == null || expected === version) return;
  throw new AppError("CONFLICT", {
    message: "The script was changed meanwhile",
    reason: "STALE_VERSION",
    details: { version, expectedVersion: expected },
  });
}
