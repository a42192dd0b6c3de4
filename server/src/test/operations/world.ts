import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Container } from "#container";
import { announcements, dictionaryWords, feeds, sites, users, webhooks } from "#db/schema/index";
import { newPublicId } from "#domain/publications/public-id";
import { mintSecret } from "#domain/webhooks/sign";
import { anAudio, anEntry, aQueue, aRevision } from "../factories.ts";
import type { TestUser } from "../identity.ts";

/** Not the caller's own: whoever deletes an account by it is refused. */
const NOBODYS = "nobody@example.com";

/** Ids of one of each that there is, and an address. */
export type World = Awaited<ReturnType<typeof aWorld>>;

/** Gives a user one of each that there is, and a plan under which all may be used. */
export async function aWorld(
  { container, db }: { container: Container; db: Container["db"] },
  user: TestUser,
) {
  const { viewer } = await container.authenticate(user.token);
  const future = new Date(Date.now() + 30 * 86_400_000);
  await db.update(users).set({ plan: "monthly", accountExpiresAt: future }).where(eq(users.id, viewer.uid));
  const other = { ...viewer, uid: randomUUID().replaceAll("-", "") };
  await db.insert(users).values({ id: other.uid, email: "other@example.com", accountExpiresAt: future });

  const entry = await anEntry(db, viewer, {
    url: `${container.env.PUBLIC_URL}/samples/article-en`,
    urlKey: randomUUID(),
  });
  const { script, revision } = await aRevision(db, viewer, entry.id, "0001");
  const audio = await anAudio(db, viewer, { script, revision });
  const busy = await anEntry(db, viewer);
  const deleted = await anEntry(db, viewer, { deletedAt: new Date() });
  const queue = await aQueue(db, viewer, busy.id);
  const failed = await aQueue(db, viewer, entry.id, { status: "failed", errorCode: "SERVER_ERROR" });
  const [word] = await db
    .insert(dictionaryWords)
    .values({ userId: viewer.uid, language: "en", word: randomUUID(), reading: "word" })
    .returning();
  const [site] = await db
    .insert(sites)
    .values({
      key: newPublicId(),
      userId: viewer.uid,
      name: "Shop",
      allowedOrigins: ["https://shop.example"],
    })
    .returning();
  const [feed] = await db
    .insert(feeds)
    .values({
      feedId: newPublicId(),
      userId: viewer.uid,
      title: "A podcast",
      description: "What we sell.",
      author: "Shop",
      language: "en",
      category: "Business",
      isWhole: true,
      key: newPublicId(),
      guid: randomUUID(),
      color: "0c6b58",
    })
    .returning();
  const [announcement] = await db
    .insert(announcements)
    .values({ titleJa: "題", titleEn: "Title", contentJa: "本文", contentEn: "Text" })
    .returning();
  const key = await container.services.keys.create(viewer, { name: "Key", scopes: ["entries:read"] });
  const [webhook] = await db
    .insert(webhooks)
    .values({
      userId: viewer.uid,
      url: "https://shop.example/hook",
      types: ["credits.low"],
      secret: mintSecret(),
    })
    .returning();
  const delivery = await container.services.webhooks.test(viewer, webhook?.id ?? "");
  return {
    entryId: entry.id,
    scriptId: script.id,
    audioId: audio.id,
    busyEntryId: busy.id,
    deletedEntryId: deleted.id,
    queueId: queue.id,
    failedQueueId: failed.id,
    announcementId: announcement?.draftId ?? "",
    wordId: word?.id ?? "",
    siteKey: site?.key ?? "",
    keyId: key.id,
    webhookId: webhook?.id ?? "",
    deliveryId: delivery.id,
    feedId: feed?.feedId ?? "",
    otherUid: other.uid,
    email: NOBODYS,
  };
}

/** Ids that nobody has. */
export const nowhere = (): World => ({
  entryId: randomUUID(),
  scriptId: randomUUID(),
  audioId: randomUUID(),
  busyEntryId: randomUUID(),
  deletedEntryId: randomUUID(),
  queueId: randomUUID(),
  failedQueueId: randomUUID(),
  announcementId: randomUUID(),
  wordId: randomUUID(),
  siteKey: newPublicId(),
  keyId: randomUUID(),
  webhookId: randomUUID(),
  deliveryId: randomUUID(),
  feedId: newPublicId(),
  otherUid: randomUUID(),
  email: NOBODYS,
});
