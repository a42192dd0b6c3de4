import { and, eq } from "drizzle-orm";
import type { Database } from "#db/client";
import { scriptVersions } from "#db/schema/index";
import { AppError } from "#kernel/errors";
import { ScriptContent } from "#kernel/script-settings";
import { mergedText, mergeScripts } from "#kernel/text/merge-scripts";
import { validate } from "#kernel/validate";
import type { ScriptView } from "./script.ts";

interface Edit {
  content: string;
  expectedVersion?: number | null;
  /** The text that the edit was made from, where it is not the one stored as `expectedVersion`. */
  baseContent?: string | null;
}

/**
 * An edit of a former version as one of the present: sentences that only one of both has changed are taken
 * from it. Where both have changed a sentence, CONFLICT tells the parts. Two texts that keep to the limits may
 * merge into one that does not: it is refused like any other.
 */
export async function mergeEdit(
  db: Database,
  now: Pick<ScriptView, "id" | "version" | "content">,
  { content, expectedVersion, baseContent }: Edit,
): Promise<Pick<Edit, "content" | "expectedVersion">> {
  const base = baseContent ?? (await formerText(db, now, expectedVersion));
  if (base === null) return { content, expectedVersion };
  const parts = mergeScripts(base, content, now.content);
  const merged = mergedText(parts);
  if (merged !== null) {
    return { content: validate(ScriptContent, merged, "scriptContent"), expectedVersion: now.version };
  }
  throw new AppError("CONFLICT", {
    message: "The same sentence was changed meanwhile",
    reason: "STALE_VERSION",
    details: { version: now.version, expectedVersion, parts },
  });
}

/** Null of the present version, too: an edit of it needs no merging. */
async function formerText(
  db: Database,
  now: Pick<ScriptView, "id" | "version">,
  version: number | null | undefined,
): Promise<string | null> {
  if (version == null || version === now.version) return null;
  const [former] = await db
    .select({ content: scriptVersions.content })
    .from(scriptVersions)
    .where(and(eq(scriptVersions.scriptId, now.id), eq(scriptVersions.version, version)));
  return former?.content ?? null;
}
