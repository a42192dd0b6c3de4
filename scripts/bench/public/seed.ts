import type { Sql } from "postgres";

/** Sentences of an audio: about two minutes. */
const SENTENCES = 24;
const WORDS = 9;
const BATCH = 500;
/** No two texts are alike, so that they take the room that texts take. */
const words =
  "傘 軽い 毎日 通勤 役に立つ 雨の日 安心 使える 布 骨 折りたたみ 鞄 小さな 持ち手 木 風 強い 選べる 色 夜 街 歩く 朝 駅 忘れ物 贈り物 修理 長く 洗う 乾く 開く 閉じる 片手 静か 新しい 店 季節 梅雨 日差し 旅".split(
    " ",
  );

/** The same figures in every run. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

function audioOf(number: number) {
  const random = randomFrom(number + 1);
  const sentence = () =>
    `${Array.from({ length: WORDS }, () => words[Math.floor(random() * words.length)]).join("")}。`;
  const texts = Array.from({ length: SENTENCES }, sentence);
  let start = 0;
  const cues = texts.map((text, index) => {
    const cue = { index, start, end: start + 4 + Math.round(random() * 1_000) / 1_000, text };
    start = cue.end + 0.35;
    return cue;
  });
  const waveform = Array.from({ length: 1_000 }, () => Math.round(random() * 1_000) / 1_000);
  return { number, script: texts.join(""), cues, waveform };
}

interface Seeded {
  /** The one to switch first: its entry has two revisions with audio, the others have one. */
  ids: string[];
  /** Never was public. */
  unshared: string;
}

/** So many publications, and one more that was never shared. */
export async function seedPublications(sql: Sql, count: number): Promise<Seeded> {
  await sql`insert into users (id, email) values ('owner', 'owner@example.com')`;
  await sql`
    insert into entries (user_id, url, url_key, title, language)
    select 'owner', 'https://shop.example/' || n, 'https://shop.example/' || n, '軽い傘 ' || n, 'ja'
    from generate_series(1, ${count + 1}::int) n`;
  await sql`
    insert into revisions (entry_id, number, is_live)
    select id, '0001', true from entries
    union all select id, '0002', false from entries where url like '%/1'`;
  for (let from = 1; from <= count + 1; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count + 2 - from) }, (_, at) => audioOf(from + at));
    await sql`
      insert into audios (id, revision_id, user_id, settings, script_content, file_path, bytes, duration, sample_rate,
        loudness, true_peak, waveform, cues, languages, segments_made, segments_reused, elapsed_ms)
      select gen_random_uuid(), r.id, 'owner', '{}', b.script, 'none.wav', 1, 120, 48000,
        -16, -1.5, b.waveform, b.cues, '["ja"]', 1, 0, 1
      from jsonb_to_recordset(${JSON.stringify(batch)}::text::jsonb)
        as b (number int, script text, cues jsonb, waveform jsonb)
      join entries e on e.url = 'https://shop.example/' || b.number
      join revisions r on r.entry_id = e.id`;
  }
  await sql`
    insert into publications (public_id, entry_id, user_id, enabled, shared_at)
    select left(replace(id::text, '-', ''), 22), id, 'owner', true,
      case when url like ${`%/${count + 1}`} then null else now() end
    from entries`;
  await sql`analyze`;
  const rows = await sql<
    { public_id: string; shared_at: Date | null }[]
  >`select public_id, shared_at from publications p join entries e on e.id = p.entry_id
    order by e.url not like '%/1', public_id`;
  return {
    ids: rows.filter(({ shared_at }) => shared_at).map(({ public_id }) => public_id),
    unshared: rows.find(({ shared_at }) => !shared_at)?.public_id ?? "",
  };
}
