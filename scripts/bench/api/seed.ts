import type { Sql } from "postgres";

/** Entries of each user. */
export const PER_USER = 200;

/** The same entries for everybody who has signed in, among 100,000 of others. */
export async function seedEntries(sql: Sql): Promise<void> {
  await sql`
    insert into entries (user_id, url, url_key, title, site, created_at)
    select u.id, 'https://shop.example/items/' || n, 'https://shop.example/items/' || n,
      'A kettle of 1.2 litres that keeps its water hot, number ' || n, 'Shop of examples', now() - n * interval '1 minute'
    from users u, generate_series(1, ${PER_USER}) n`;
  await sql`insert into users (id, email) select 'other-' || n, n || '@example.com' from generate_series(1, 500) n`;
  await sql`
    insert into entries (user_id, url, url_key, title)
    select u.id, 'https://e.com/' || n, 'https://e.com/' || n, 'Title ' || n
    from users u, generate_series(1, ${PER_USER}) n where u.id like 'other-%'`;
  await sql`vacuum analyze`;
}
