import { sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { SqlTransaction } from "#kernel/sql";

const CHANNEL = "yomikoe_posts";

/** Wakes the processes that work on posts, once the transaction is committed. */
export const notifyOfPosts = (tx: SqlTransaction) => tx.execute(sql`select pg_notify(${CHANNEL}, '')`);

/**
 * Calls `wake` when posts were sent, and when some may have been sent unheard. Without a connection to listen on,
 * looking every second has to do.
 */
export function listenForPosts(boss: PgBoss, wake: () => void, onError: (error: unknown) => void) {
  const listening = Promise.resolve(boss.getDb().listen?.(CHANNEL, wake, wake)).catch(onError);
  return { stop: async () => (await listening)?.close() };
}
