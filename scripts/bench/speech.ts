/**
 * How fast text becomes finished audio: npm run bench -- speech [sentences] [--json]
 * The whole way against the bare engine, then again unchanged, then with one sentence changed.
 */
import { createReadStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { openjtalk } from "../../server/src/adapters/speech/openjtalk.ts";
import { encodeMp3 } from "../../server/src/domain/audios/mp3.ts";
import { planSegments } from "../../server/src/domain/audios/plan-segments.ts";
import { type RenderedAudio, renderAudio } from "../../server/src/domain/audios/render.ts";
import type { SegmentStore, StoredSegment } from "../../server/src/domain/audios/segments.ts";
import { AudioSettings } from "../../server/src/domain/audios/settings.ts";
import { compileVoice } from "../../server/voice/compile.ts";

const count = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 100);
const subjects = ["この商品", "新しい鞄", "青い時計", "木の机", "小さな灯り", "白い皿", "旅の記録"];
const predicates = [
  "は軽くて丈夫なので、毎日の通勤に向いています。",
  "を使うと、暮らしが少し楽になります。",
  "について、詳しく紹介します。",
  "は価格が1,980円で、送料は無料です。",
];
const script = Array.from(
  { length: count },
  (_, index) =>
    `${index + 1}番目の話です、${subjects[index % 7]}${predicates[index % 4]}${index % 5 === 4 ? "\n\n" : ""}`,
).join("");

const folder = await mkdtemp(join(tmpdir(), "yomikoe-bench-"));
const speech = openjtalk({ program: await compileVoice({ log: console.error }) });
const settings = { ...AudioSettings.parse({}), voice: "openjtalk:mei_normal" };

/** Files, and no database: what is measured is the sound. */
function fileStore(): SegmentStore {
  const rows = new Map<string, StoredSegment>();
  const find: SegmentStore["find"] = async (_, hashes) =>
    new Map([...rows].filter(([hash]) => hashes.includes(hash)));
  return {
    find,
    look: find,
    async put(_, hash, sampleRate, { wav, sampleCount, measures }) {
      const filePath = join(folder, hash);
      await writeFile(filePath, wav);
      const row = { hash, filePath, sampleRate, sampleCount, measures };
      rows.set(hash, row);
      return row;
    },
    async forget(_, gone) {
      for (const { hash } of gone) rows.delete(hash);
    },
    read: async ({ filePath }) => createReadStream(filePath),
  };
}

async function timed<T>(work: () => Promise<T>): Promise<[seconds: number, result: T]> {
  const started = performance.now();
  const result = await work();
  return [(performance.now() - started) / 1000, result];
}

const segments = fileStore();
const render = (text: string): Promise<[number, RenderedAudio]> =>
  timed(async () =>
    renderAudio({
      script: text,
      settings,
      userId: "bench",
      speech,
      segments,
      signal: new AbortController().signal,
      workDir: await mkdtemp(join(folder, "work-")),
    }),
  );

try {
  const plan = planSegments({ script, settings, speech });
  await speech.speak({ text: "始めます。", ...settings });
  const [bareWall] = await timed(() =>
    Promise.all(plan.map(({ text }) => speech.speak({ text, ...settings }))),
  );
  const [wholeWall, whole] = await render(script);
  const [againWall] = await render(script);
  const [changedWall, changed] = await render(script.replace("1番目の話", "最初の話"));
  const [mp3Wall] = await timed(() => encodeMp3(whole.wavPath, join(folder, "audio.mp3")));
  const figures = {
    cores: availableParallelism(),
    sentences: plan.length,
    audioSeconds: whole.duration,
    bareEngineSeconds: bareWall,
    wholeWaySeconds: wholeWall,
    wholeToBare: wholeWall / bareWall,
    audioPerWallSecond: whole.duration / wholeWall,
    unchangedSeconds: againWall,
    oneSentenceChangedSeconds: changedWall,
    segmentsMadeAfterChange: changed.segmentsMade,
    mp3TimesRealTime: whole.duration / mp3Wall,
    loudness: whole.loudness,
    truePeak: whole.truePeak,
    peakMemoryMB: process.resourceUsage().maxRSS / 1024,
  };
  if (process.argv.includes("--json")) console.log(JSON.stringify(figures));
  else console.table(figures);
} finally {
  await speech.close();
  await rm(folder, { recursive: true, force: true });
}
