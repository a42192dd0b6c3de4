/**
 * How long a stranger's page takes while four new accounts send two hard pages of 100 KB each, all in one moment, beside
 * the same page at rest: npm run bench -- strangers [--rounds 3] [--json]
 * The compiled program reads them, in real processes; each round has a reader of its own and other accounts. There are
 * as many rounds for each kind of hard page.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { pageParser } from "../../server/src/domain/pages/parser.ts";
import { buildServer } from "../lib/builds.ts";
import { median, printFigures } from "../lib/figures.ts";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "3" }, json: { type: "boolean" } },
});

const HARD_BYTES = 100_000;
const READINGS = 4;
/** The first of them find their process colder: the middle is what a user waits for at rest. */
const READINGS_AT_REST = 8;
const REST_MS = 500;

const sentence = "読み声は、ウェブのページを読み上げるための小さな道具です。";
const paragraphs = Array.from(
  { length: 120 },
  (_, n) => `<p>${n + 1}番目の段落です。${sentence.repeat(3)}</p>`,
);
const honest = `<html lang="ja"><head><title>道具の話</title></head><body><article><h1>道具の話</h1>${paragraphs.join("")}</article></body></html>`;
const repeated = (unit: string) =>
  honest.replace("</article>", `${unit.repeat(HARD_BYTES / unit.length)}</article>`);
/** The repeats that take longest for their size, and two that look smaller than they are. */
const hardPages = {
  "a row of paragraphs": repeated("<p>x"),
  "a menu": repeated('<li class="item"><a href="/shop" class="link"><span>x</span></a></li>'),
  "one long text": repeated("a, "),
  "signs as entities": repeated("&#x30; "),
};

await buildServer();
const compiled = new URL("../../server/dist/domain/pages/parser.js", import.meta.url);
const { pageParser: parserOf }: { pageParser: typeof pageParser } = await import(compiled.href);

async function round(hard: string) {
  const parser = parserOf();
  await parser.prepare();
  const timed = async (html: string, owner: string) => {
    const begun = performance.now();
    await parser.parse(html, "https://pages.example/", owner).catch(() => {});
    return performance.now() - begun;
  };
  const several = async (owner: string, count = READINGS) => {
    const took: number[] = [];
    for (let n = 0; n < count; n++) took.push(await timed(honest, owner));
    return took;
  };
  const idle = median(await several("calm", READINGS_AT_REST));
  await sleep(REST_MS);
  const attack = ["a", "b", "c", "d"].flatMap((account) => [1, 2].map(() => timed(hard, account)));
  const attacked = await several("stranger");
  parser.close();
  await Promise.all(attack);
  const slowest = Math.max(...attacked);
  return { idle, slowest, times: slowest / idle };
}

const rounds: (Awaited<ReturnType<typeof round>> & { kind: string })[] = [];
for (const [kind, hard] of Object.entries(hardPages))
  for (let n = 0; n < Number(values.rounds); n++) rounds.push({ kind, ...(await round(hard)) });

const times = rounds.map((round) => round.times);
printFigures(
  [
    { what: "page at rest", value: median(rounds.map(({ idle }) => idle)), unit: "ms" },
    { what: "slowest page under attack", value: median(rounds.map(({ slowest }) => slowest)), unit: "ms" },
    { what: "slowest, of the page at rest", value: 100 * median(times), unit: "%" },
    { what: "the same in the worst round", value: 100 * Math.max(...times), unit: "%" },
  ],
  rounds.map(({ kind, times }) => `${kind}: the slowest took ${times.toFixed(2)} times the page at rest`),
);
