import { pgBossJobs } from "../../../server/src/adapters/jobs/pg-boss.ts";
import { connect } from "../../../server/src/db/client.ts";
import { users, webhookDeliveries, webhooks } from "../../../server/src/db/schema/index.ts";
import { bodyOf } from "../../../server/src/domain/outbox/emit.ts";
import { mintSecret } from "../../../server/src/domain/webhooks/sign.ts";

const WRITTEN_TOGETHER = 500;

/** Writes events as the change that they tell of does. */
export async function eventWriter(databaseUrl: string) {
  const { sql, db } = connect(databaseUrl);
  const jobs = await pgBossJobs({ url: databaseUrl, db, concurrency: 0, onError: console.error });
  return {
    async addWebhooks(urls: readonly string[]): Promise<string[]> {
      await db.insert(users).values({ id: "owner", email: "owner@example.com" });
      const made = await db
        .insert(webhooks)
        .values(
          urls.map((url) => ({
            userId: "owner",
            url,
            types: ["revision.live" as const],
            secret: mintSecret(),
          })),
        )
        .returning({ id: webhooks.id });
      return made.map(({ id }) => id);
    },

    /** So many deliveries, for one webhook after the other, in one transaction with their jobs. */
    async addDeliveries(count: number, webhookIds: readonly string[]): Promise<string[]> {
      const ids: string[] = [];
      const rows = Array.from({ length: count }, (_, n) => ({
        webhookId: webhookIds[n % webhookIds.length] as string,
        type: "revision.live" as const,
        body: bodyOf("revision.live", { entryId: crypto.randomUUID(), revisionNumber: "0001" }),
      }));
      await db.transaction(async (tx) => {
        for (let from = 0; from < rows.length; from += WRITTEN_TOGETHER) {
          const written = await tx
            .insert(webhookDeliveries)
            .values(rows.slice(from, from + WRITTEN_TOGETHER))
            .returning({ id: webhookDeliveries.id, group: webhookDeliveries.webhookId });
          await jobs.post(tx, written);
          ids.push(...written.map(({ id }) => id));
        }
      });
      return ids;
    },

    /**
     * One of them that is not written down as delivered, if there is any. One row is asked for: to look through all of
     * them each time would take processor time from what is measured.
     */
    async openOne(ids: readonly string[], last: string | undefined): Promise<string | undefined> {
      const open = (some: readonly string[]) => sql<{ id: string }[]>`
        select id from webhook_deliveries
        where id = any(${`{${some.join()}}`}::text::uuid[]) and state <> 'delivered' limit 1`;
      const [known] = last ? await open([last]) : [];
      const [row] = known ? [known] : await open(ids);
      return row?.id;
    },

    async close() {
      await jobs.stop();
      await sql.end();
    },
  };
}
