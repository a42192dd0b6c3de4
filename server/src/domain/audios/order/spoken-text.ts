import { and, eq } from "drizzle-orm";
import type { Database } from "#db/client";
import { revisions, scripts, scriptVersions } from "#db/schema/index";
import { notFound } from "#kernel/errors";
import type { AudioInput } from "./audio-input.ts";

/** The script as it was when the audio was ordered and priced, though it may have been edited since. */
export async function spokenText(
  db: Database,
  { revisionId, scriptVersion }: Pick<AudioInput, "revisionId" | "scriptVersion">,
) {
  const [row] = await db
    .select({
      number: revisions.number,
      present: scripts.content,
      version: scripts.version,
      former: scriptVersions.content,
    })
    .from(revisions)
    .innerJoin(scripts, eq(scripts.revisionId, revisions.id))
    .leftJoin(
      scriptVersions,
      and(eq(scriptVersions.scriptId, scripts.id), eq(scriptVersions.version, scriptVersion)),
    )
    .where(eq(revisions.id, revisionId));
  const content = row?.version === scriptVersion ? row.present : row?.former;
  if (!row || content == null) throw notFound("Revision");
  return { number: row.number, content };
}
