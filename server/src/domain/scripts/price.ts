import { eq } from "drizzle-orm";
import type { Executor } from "#db/client";
import { type EntryRow, pages } from "#db/schema/index";
import { scriptCredits } from "#domain/credits/pricing";
import { hashOf, type Priced } from "#domain/credits/quotes";
import type { ScriptSettings } from "#kernel/script-settings";

/**
 * The most that a script of this entry can cost: all of its text. A page that was not read yet
 * counts as one block, and the charge is never above that.
 */
export async function priceScript(db: Executor, entry: EntryRow, settings: ScriptSettings) {
  const [page] = await db
    .select({
      characters: pages.characters,
      language: pages.language,
      createdAt: pages.createdAt,
      version: pages.version,
    })
    .from(pages)
    .where(eq(pages.entryId, entry.id));
  const credits = page ? scriptCredits(page.characters, page.language) : scriptCredits(0, "ja");
  const priced: Priced = {
    entryId: entry.id,
    queueType: "generate_script",
    inputHash: hashOf([settings, page?.createdAt ?? null]),
  };
  return { credits, priced, pageVersion: page?.version ?? null };
}
