import type { Sql } from "postgres";

/** Sentences of an audio: about two minutes. */
const SENTENCES = 24;
const SENTENCE = "この傘はとても軽く、毎日の通勤で役に立ち、雨の日も安心して使えます。";

/** So many public ids, the one to switch first: its entry has two revisions with audio, the others have one. */
export async function seedPublications(sql: Sql, count: number): Promise<string[]> {
  const cues = Array.from({ length: SENTENCES }, (_, index) => ({
    index,
    start: index * 5,
    end: index * 5 + 4.6,
    text: SENTENCE,
  }));
  const waveform = Array.from(
    { length: 1_000 },
    (_, index) => Math.round(Math.abs(Math.sin(index)) * 1_000) / 1_000,
  );
  await sql`insert into users (id, email) values ('owner', 'owner@example.com')`;
  await sql`
    insert into entries (user_id, url, url_key, title, language)
    select 'owner', 'https://shop.example/' || n, 'https://shop.example/' || n, '軽い傘 ' || n, 'ja'
    from generate_series(1, ${count}::int) n`;
  await sql`
    insert into revisions (entry_id, number, is_live)
    select id, '0001', true from entries
    union all select id, '0002', false from entries where url like '%/1'`;
  await sql`
    insert into audios (id, revision_id, user_id, settings, script_content, file_path, bytes, duration, sample_rate,
      loudness, true_peak, waveform, cues, languages, segments_made, segments_reused, elapsed_ms)
    select gen_random_uuid(), id, 'owner', '{}', ${SENTENCE.repeat(SENTENCES)}, 'none.wav', 1, 120, 48000,
      -16, -1.5, ${sql.json(waveform)}, ${sql.json(cues)}, '["ja"]', 1, 0, 1
    from revisions`;
  await sql`
    insert into publications (public_id, entry_id, user_id, enabled, shared_at)
    select left(replace(id::text, '-', ''), 22), id, 'owner', true, now() from entries`;
  const rows = await sql<
    { public_id: string }[]
  >`select public_id from publications p join entries e on e.id = p.entry_id
    order by e.url not like '%/1', public_id`;
  return rows.map(({ public_id }) => public_id);
}
