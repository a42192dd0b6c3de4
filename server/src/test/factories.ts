import { randomUUID } from "node:crypto";
import type { Database } from "#db/client";
import { audios, entries, type QueueRow, queues, revisions, scripts, users } from "#db/schema/index";
import { expiryOf } from "#domain/accounts/expiry";
import type { Viewer } from "#kernel/viewer";

/** A user who may work for a year, and who may be given any other column. */
export async function aViewer(
  db: Database,
  values: Partial<typeof users.$inferInsert> = {},
): Promise<Viewer> {
  const id = values.id ?? randomUUID().replaceAll("-", "");
  const [user] = await db
    .insert(users)
    .values({
      id,
      email: `${id}@example.com`,
      plan: "monthly",
      accountExpiresAt: new Date(Date.now() + 365 * 86_400_000),
      ...values,
    })
    .returning();
  const { email, role, plan } = user!;
  return { uid: id, email, emailVerified: true, role, plan, expired: expiryOf(user!) };
}

export async function anEntry(
  db: Database,
  viewer: Viewer,
  values: Partial<typeof entries.$inferInsert> = {},
) {
  const url = values.url ?? `https://example.com/${randomUUID()}`;
  const [entry] = await db
    .insert(entries)
    .values({ userId: viewer.uid, url, urlKey: url, ...values })
    .returning();
  return entry!;
}

export async function aRevision(
  db: Database,
  viewer: Viewer,
  entryId: string,
  number: string,
  content = "First sentence. Second sentence.",
) {
  const [revision] = await db.insert(revisions).values({ entryId, number }).returning();
  const [script] = await db
    .insert(scripts)
    .values({
      revisionId: revision!.id,
      userId: viewer.uid,
      content,
      filePath: `users/x/${entryId}/${number}/script-1.txt`,
      settings: { language: "en" },
    })
    .returning();
  return { revision: revision!, script: script! };
}

/** A row of one second of audio that says the script; no file stands behind it. */
export async function anAudio(
  db: Database,
  viewer: Viewer,
  { revision, script }: Awaited<ReturnType<typeof aRevision>>,
  values: Partial<typeof audios.$inferInsert> = {},
) {
  const [audio] = await db
    .insert(audios)
    .values({
      id: randomUUID(),
      revisionId: revision.id,
      userId: viewer.uid,
      settings: { speed: 1, pitch: 0, sentencePause: 400, paragraphPause: 800, loudness: -16 },
      scriptContent: script.content,
      filePath: "audio.wav",
      bytes: 1,
      duration: 1,
      sampleRate: 16_000,
      loudness: -16,
      truePeak: -1,
      waveform: [0],
      cues: [],
      segmentsMade: 1,
      segmentsReused: 0,
      elapsedMs: 1,
      ...values,
    })
    .returning();
  return audio!;
}

export async function aQueue(
  db: Database,
  viewer: Viewer,
  entryId: string,
  values: Partial<typeof queues.$inferInsert> = {},
): Promise<QueueRow> {
  const [queue] = await db
    .insert(queues)
    .values({ entryId, userId: viewer.uid, queueType: "generate_script", input: {}, ...values })
    .returning();
  return queue!;
}
