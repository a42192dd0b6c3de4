import { randomUUID } from "node:crypto";
import type { Database } from "#db/client";
import { revisions, scripts } from "#db/schema/index";
import { scriptCredits } from "#domain/credits/pricing";
import { scriptKey } from "#domain/files/keys";
import type { LooseFiles } from "#domain/files/loose-files";
import type { Attempt } from "#domain/queues/attempt";
import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import { tieChecker } from "#kernel/ties/check";
import type { WrittenScript } from "#ports/writer";
import { nextNumber } from "./revision-number.ts";
import { checkedTies } from "./script.ts";

interface Result {
  /** The page that the script was written from. */
  page: Page;
  settings: ScriptSettings;
  written: WrittenScript;
}

/** Completes the job with what was written: revision, script and text file. */
export async function keepScript(
  { db, files }: { db: Database; files: LooseFiles },
  { queue: { userId, entryId }, complete }: Attempt,
  { page, settings, written }: Result,
): Promise<void> {
  const content = written.paragraphs.map((p) => p.map(({ text }) => text).join("\n")).join("\n\n");
  const named = written.paragraphs.flat().map(({ ties }) => ties);
  const ties = checkedTies(content, named, tieChecker(page));
  const filePath = scriptKey(userId, entryId, await nextNumber(db, entryId));
  await files.write(filePath, content);
  try {
    await complete(async (tx) => {
      const revisionNumber = await nextNumber(tx, entryId);
      const revisionId = randomUUID();
      await tx.insert(revisions).values({ id: revisionId, entryId, number: revisionNumber });
      await tx.insert(scripts).values({
        revisionId,
        userId,
        content,
        filePath,
        settings: { ...settings, language: written.language },
        ties,
        leftOut: written.leftOut ?? [],
        pageVersion: page.version,
      });
      await files.claim(tx, filePath);
      return { revisionNumber, credits: scriptCredits(written.sourceCharacters, page.language) };
    });
  } finally {
    await files.sweep([filePath]);
  }
}
