import { and, eq } from "drizzle-orm";
import type { Executor } from "#db/client";
import { type EntryRow, pages, revisions, scripts } from "#db/schema/index";
import { scriptCredits } from "#domain/credits/pricing";
import { hashOf, type Priced } from "#domain/credits/quotes";
import { DEFAULT_TARGET_SECONDS, type ScriptSettings } from "#kernel/script-settings";
import type { Writer } from "#ports/writer";

/**
 * The most that a script of this entry can cost: the length that was ordered. A script that the writer would
 * only repeat costs nothing.
 */
export async function priceScript(
  db: Executor,
  entry: EntryRow,
  settings: ScriptSettings,
  writer: Pick<Writer, "repeats">,
) {
  const [page] = await db
    .select({ createdAt: pages.createdAt, version: pages.version, language: pages.language })
    .from(pages)
    .where(eq(pages.entryId, entry.id));
  const isRepeat = page && writer.repeats && (await wasWritten(db, entry.id, page, settings));
  const priced: Priced = {
    entryId: entry.id,
    queueType: "generate_script",
    inputHash: hashOf([settings, page?.createdAt ?? null]),
  };
  return {
    credits: isRepeat ? 0 : scriptCredits(secondsOf(settings)),
    priced,
    pageVersion: page?.version ?? null,
  };
}

/** The length that was ordered. */
export const secondsOf = ({ targetSeconds = DEFAULT_TARGET_SECONDS }: ScriptSettings): number =>
  targetSeconds;

/** Tells whether the entry has a script from this very reading of its page, with the same settings. */
async function wasWritten(
  db: Executor,
  entryId: string,
  page: { version: number; language: "ja" | "en" },
  settings: ScriptSettings,
): Promise<boolean> {
  const written = await db
    .select({ settings: scripts.settings })
    .from(scripts)
    .innerJoin(revisions, eq(revisions.id, scripts.revisionId))
    .where(and(eq(revisions.entryId, entryId), eq(scripts.pageVersion, page.version)));
  const wanted = plain(settings, page.language);
  return written.some((script) => plain(script.settings, page.language) === wanted);
}

/** Settings as the writer sees them: what is missing is filled in, and what is empty is not there. */
function plain(settings: ScriptSettings, pageLanguage: "ja" | "en"): string {
  const language = settings.language ?? pageLanguage;
  const filled = { ...settings, language, targetSeconds: secondsOf(settings) };
  const said = Object.entries(filled).filter(([, value]) => !isEmpty(value));
  return JSON.stringify(said.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
