import { eq } from "drizzle-orm";
import type { Database } from "#db/client";
import { type ScriptRow, scripts, scriptVersions } from "#db/schema/index";
import { scriptKey } from "#domain/files/keys";
import type { LooseFiles } from "#domain/files/loose-files";
import { AppError, notFound } from "#kernel/errors";
import type { Page } from "#kernel/page";
import { type TieChecker, tieChecker } from "#kernel/ties/check";
import type { Events } from "#ports/events";
import { carryTies, type ScriptView } from "./script.ts";

interface Edit {
  content: string;
  /** The entry's page as it is now, for the numbers of new sentences. */
  page: Page | null;
  expectedVersion?: number | null;
}

/** Puts a text in the place of another, and keeps the other. The same text again changes nothing. */
export async function editScript(
  { db, files, events }: { db: Database; files: LooseFiles; events: Pick<Events, "publish"> },
  { id, userId, entryId, revisionNumber }: ScriptView,
  { content, page, expectedVersion }: Edit,
): Promise<void> {
  const check = page ? lazily(() => tieChecker(page)) : undefined;
  const filePath = scriptKey(userId, entryId, revisionNumber);
  await files.write(filePath, content);
  const touched = [filePath];
  try {
    await db.transaction(async (tx) => {
      const [before] = await tx.select().from(scripts).where(eq(scripts.id, id)).for("update");
      if (!before) throw notFound("Script");
      requireVersion(before, expectedVersion);
      if (before.content === content) return;
      const version = before.version + 1;
      await tx
        .insert(scriptVersions)
        .values({ scriptId: id, version: before.version, content: before.content });
      await tx
        .update(scripts)
        .set({ content, ties: carryTies(before, content, check), version, filePath, updatedAt: new Date() })
        .where(eq(scripts.id, id));
      await events.publish(tx, { kind: "script", userId, entryId, scriptId: id });
      await files.claim(tx, filePath);
      await files.release(tx, [before.filePath]);
      touched.push(before.filePath);
    });
  } finally {
    await files.sweep(touched);
  }
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
