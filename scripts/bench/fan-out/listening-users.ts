import type { Sql } from "postgres";
import { signUp } from "../../../server/src/test/identity.ts";

const SIGNED_UP_TOGETHER = 20;

/** Somebody who listens, and the running job whose changes are heard. */
export interface ListeningUser {
  uid: string;
  token: string;
  entryId: string;
  queueId: string;
}

/** Accounts at the identity provider, each with an entry whose audio is being made. */
export async function listeningUsers(sql: Sql, emulator: string, count: number): Promise<ListeningUser[]> {
  const users: ListeningUser[] = [];
  while (users.length < count) {
    const missing = Math.min(SIGNED_UP_TOGETHER, count - users.length);
    users.push(...(await Promise.all(Array.from({ length: missing }, () => listeningUser(sql, emulator)))));
  }
  return users;
}

async function listeningUser(sql: Sql, emulator: string): Promise<ListeningUser> {
  const { uid, email, token } = await signUp(emulator);
  const [row] = await sql<{ entryId: string; queueId: string }[]>`
    with owner as (
      insert into users (id, email, plan, account_expires_at)
      values (${uid}, ${email}, 'monthly', now() + interval '1 year') returning id),
    entry as (
      insert into entries (user_id, url, url_key, title)
      select id, 'https://e.com/', 'https://e.com/', 'Title' from owner returning id, user_id)
    insert into queues (entry_id, user_id, queue_type, status, stage, total, input, started_at)
    select id, user_id, 'generate_audio', 'running', 'speaking', 1000, '{}', now() from entry
    returning entry_id as "entryId", id as "queueId"`;
  if (!row) throw new Error("no job was written");
  return { uid, token, ...row };
}

/** One more segment of each of these jobs is done, as a worker tells it: each in a transaction of its own. */
export async function progress(sql: Sql, users: readonly ListeningUser[]): Promise<void> {
  await sql`update queues set done = done + 1 where id in ${sql(users.map(({ queueId }) => queueId))}`;
  await Promise.all(
    users.map(({ uid, entryId, queueId }) => {
      const event = { kind: "queue", userId: uid, entryId, queueId };
      return sql`select pg_notify('yomikoe_events', ${JSON.stringify(event)})`;
    }),
  );
}
