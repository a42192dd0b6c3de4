import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#db/client";
import {
  type EntryRow,
  entries,
  revisions,
  type ScriptVersionRow,
  scripts,
  scriptVersions,
} from "#db/schema/index";
import type { FollowingAudio } from "#domain/audios/order/following-audio";
import type { CreditsService } from "#domain/credits/credits.service";
import { hashOf, type Quote, saveQuote } from "#domain/credits/quotes";
import type { LooseFiles } from "#domain/files/loose-files";
import { keptEntry } from "#domain/ownership/kept-entry";
import { requireOwnEntry } from "#domain/ownership/require-own-entry";
import type { PageRenewals } from "#domain/pages/renewals";
import type { OrderOptions } from "#domain/queues/order";
import { orderOnce } from "#domain/queues/order-once";
import type { QueuesService } from "#domain/queues/queues.service";
import { AudioSettings } from "#kernel/audio-settings";
import { AppError, notFound } from "#kernel/errors";
import type { Page } from "#kernel/page";
import { ScriptContent, ScriptInput, ScriptSettings } from "#kernel/script-settings";
import { isId, validate } from "#kernel/validate";
import { requireScope, type Viewer } from "#kernel/viewer";
import type { Events } from "#ports/events";
import type { JobContext } from "#ports/jobs";
import type { Writer } from "#ports/writer";
import { editScript } from "./edit-script.ts";
import { keepScript } from "./keep-script.ts";
import { mergeEdit } from "./merge-edit.ts";
import { type PageReader, pageInTurn } from "./page-in-turn.ts";
import { priceScript, secondsOf } from "./price.ts";
import { type ScriptView, scriptView } from "./script.ts";
import { shortfallOf } from "./shortfall.ts";

export interface ScriptUpdate {
  content: string;
  /** The version that the edit was made from; a stale one answers CONFLICT. */
  expectedVersion?: number | null;
  /** Merges the edit into what was changed meanwhile, unless both have changed the same sentence. */
  merge?: boolean | null;
  /**
   * With `merge`: the text that the edit was made from, where that is not the text of `expectedVersion`. So it
   * is after an answer that had other edits merged in, while somebody wrote on.
   */
  baseContent?: string | null;
}

export type ScriptsService = ReturnType<typeof scriptsService>;

interface Needs {
  db: Database;
  queues: QueuesService;
  credits: CreditsService;
  pages: {
    get(entryId: string): Promise<Page | null>;
  } & PageReader;
  renewals: PageRenewals;
  writer: Writer;
  files: LooseFiles;
  following: FollowingAudio;
  events: Pick<Events, "publish">;
}

/** So many others may write at the same moment. */
const MERGE_TRIES = 5;

/** A script as it is ordered, and the audio that follows it, if any. */
interface ScriptOrder {
  settings: ScriptSettings;
  audio: AudioSettings | null;
}

const orderOf = (settings: unknown, audio: unknown): ScriptOrder => ({
  settings: validate(ScriptSettings, settings ?? {}, "settings"),
  audio: audio ? validate(AudioSettings, audio, "audio") : null,
});

export function scriptsService(needs: Needs) {
  const { db, queues, credits, pages, renewals, writer, files, following, events } = needs;

  /** One price for the script, or for script and audio. */
  async function priceOrder(viewer: Viewer, entry: EntryRow, { settings, audio }: ScriptOrder) {
    const script = await priceScript(db, entry, settings, writer);
    if (!audio) return script;
    const language = settings.language ?? entry.language ?? "ja";
    const credits = script.credits + following.price(viewer, audio, language, secondsOf(settings));
    const priced = { ...script.priced, inputHash: hashOf([script.priced.inputHash, audio]) };
    return { ...script, credits, priced };
  }

  async function find(viewer: Viewer, scriptId: string): Promise<ScriptView> {
    const [row] = isId(scriptId)
      ? await db
          .select({ script: scripts, revision: revisions })
          .from(scripts)
          .innerJoin(revisions, eq(revisions.id, scripts.revisionId))
          .innerJoin(entries, keptEntry(revisions.entryId))
          .where(and(eq(scripts.id, scriptId), eq(scripts.userId, viewer.uid)))
      : [];
    if (!row) throw notFound("Script");
    return scriptView(row.script, row.revision);
  }

  return {
    /** Highest price of a script; holds for 15 minutes. */
    async quote(viewer: Viewer, entryId: string, given: unknown = {}, audio: unknown = null): Promise<Quote> {
      if (audio) requireScope(viewer, "audio:make");
      const order = orderOf(given, audio);
      const price = await priceOrder(viewer, await requireOwnEntry(db, viewer, entryId), order);
      const availableSeconds = shortfallOf(await pages.get(entryId), order.settings, writer);
      return saveQuote({ db, credits }, viewer, { ...price, availableSeconds });
    },

    /** Orders a script, or script and audio: credits held, queue written and job sent at once. */
    async generate(
      viewer: Viewer,
      entryId: string,
      given: unknown = {},
      { audio: sound, ...options }: OrderOptions & { audio?: unknown } = {},
    ) {
      const { settings, audio } = orderOf(given, sound);
      if (audio) requireScope(viewer, "audio:make");
      const request = ["generate_script", entryId, settings, ...(audio ? [audio] : [])];
      return orderOnce(queues, viewer, request, options, async () => {
        const entry = await requireOwnEntry(db, viewer, entryId);
        // The order keeps the page that it was priced by; the next one finds the new reading.
        await renewals.ask(entry);
        const { pageVersion, ...price } = await priceOrder(viewer, entry, { settings, audio });
        return { ...price, input: { settings, pageVersion, audio } satisfies ScriptInput };
      });
    },

    /** The job: read the page if need be, write, keep as a new revision. */
    run: (queueId: string, context: JobContext) =>
      queues.run(queueId, context, async (attempt) => {
        const { settings, pageVersion, audio } = ScriptInput.parse(attempt.queue.input);
        const page = await pageInTurn(attempt, pages, pageVersion);
        attempt.report("writing");
        const written = await writer.write(page, settings, attempt.signal);
        attempt.report("finishing");
        await keepScript({ db, files, following }, attempt, { page, settings, written, audio });
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
      const { expectedVersion } = given;
      const baseContent =
        given.baseContent == null ? null : validate(ScriptContent, given.baseContent, "baseContent");
      for (let tries = given.merge ? MERGE_TRIES : 1; ; tries--) {
        const before = await this.getOfEntry(viewer, entryId, scriptId);
        const edit = given.merge
          ? await mergeEdit(db, before, { content, expectedVersion, baseContent })
          : { content, expectedVersion };
        try {
          await editScript({ db, files, events }, before, { ...edit, page: await pages.get(entryId) });
          return await find(viewer, scriptId);
        } catch (error) {
          // Somebody wrote between the reading and the change: that is merged, too.
          if (tries === 1 || !(error instanceof AppError) || error.reason !== "STALE_VERSION") throw error;
        }
      }
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
