import type { Sql } from "postgres";

/** Entries of the busy user, of the quiet one, and of all together. */
export const SIZES = { busy: 10_000, quiet: 10, all: 200_000 };

/** Users with their entries; each entry with two jobs that have ended, and a revision with its script. */
export async function seed(sql: Sql, sizes = SIZES): Promise<void> {
  const others = sizes.all - sizes.busy - sizes.quiet;
  await sql`
    insert into users (id, email, plan, account_expires_at, balance, total_earned)
    select id, id || '@example.com', 'monthly', now() + interval '1 year', 0, 0
    from (values ('busy'), ('quiet')) as named (id)
    union all
    select 'other-' || n, 'other-' || n || '@example.com', 'monthly', now() + interval '1 year', 0, 0
    from generate_series(0, 999) n`;
  for (const [owner, count] of [
    ["busy", sizes.busy],
    ["quiet", sizes.quiet],
    [null, others],
  ] as const) {
    await sql`
      insert into entries (user_id, url, url_key, title, site, created_at)
      select coalesce(${owner}::text, 'other-' || n % 1000), 'https://e.com/' || n, 'https://e.com/' || n,
        'Title ' || n, 'e.com', now() - n * interval '1 minute'
      from generate_series(1, ${count}) n`;
  }
  await sql`
    insert into queues (entry_id, user_id, queue_type, status, input, created_at, finished_at)
    select id, user_id, type, 'completed', '{}', created_at, created_at
    from entries, unnest(array['generate_script', 'generate_audio']) type`;
  await sql`insert into revisions (entry_id, number) select id, '0001' from entries`;
  await sql`
    insert into scripts (revision_id, user_id, content, file_path, settings)
    select r.id, e.user_id, repeat('A sentence of a script. ', 40), 'key', '{}'
    from revisions r join entries e on e.id = r.entry_id`;
  await sql`vacuum analyze`;
}
