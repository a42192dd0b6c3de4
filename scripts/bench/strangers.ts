/**
 * How long a stranger's page takes while four new accounts send two hard pages each, all in one moment, beside the
 * same page at rest: npm run bench -- strangers [--rounds 5] [--json]
 * The compiled program reads them, in real processes; each round has a reader of its own and other accounts.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { pageParser } from "../../server/src/domain/pages/parser.ts";
import { buildServer } from "../lib/builds.ts";
import { median, printFigures } from "../lib/figures.ts";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "5" }, json: { type: "boolean" } },
});

const HARD_BYTES = 100_000;
const READINGS = 4;
const REST_MS = 500;

const sentence = "読み声は、ウェブのページを読み上げるための小さな道具です。";
const paragraphs = Array.from(
  { length: 120 },
  (_, n) => `<p>${n + 1}番目の段落です。${sentence.repeat(3)}</p>`,
);
const honest = `<html lang="ja"><head><title>道具の話</title></head><body><article><h1>道具の話</h1>${paragraphs.join("")}</article></body></html>`;
/** Of the repeats that were tried, one that takes longest. */
const hard = honest.replace("</article>", `${"<p>x".repeat(HARD_BYTES / 4)}</article>`);

await buildServer();
const compiled = new URL("../../server/dist/domain/pages/parser.js", import.meta.url);
const { pageParser: parserOf }: { pageParser: typeof pageParser } = await import(compiled.href);

async function round(number: number) {
  const parser = parserOf();
  await parser.prepare();
  const timed = async (html: string, owner: string) => {
    const begun = performance.now();
    await parser.parse(html, "https://pages.example/", owner).catch(() => {});
    return performance.now() - begun;
  };
  const several = async (owner: string) => {
    const took: number[] = [];
    for (let n = 0; n < READINGS; n++) took.push(await timed(honest, owner));
    return took;
  };
  await several("first");
  const idle = median(await several(`calm ${number}`));
  await sleep(REST_MS);
  const attack = ["a", "b", "c", "d"].flatMap((account) => [1, 2].map(() => timed(hard, account)));
  const attacked = await several(`stranger ${number}`);
  parser.close();
  await Promise.all(attack);
  return { idle, first: attacked[0] ?? 0, slowest: Math.max(...attacked) };
}

const rounds: Awaited<ReturnType<typeof round>>[] = [];
for (let n = 0; n < Number(values.rounds); n++) rounds.push(await round(n));

const middle = (of: (round: (typeof rounds)[number]) => number) => median(rounds.map(of));
printFigures(
  [
    { what: "page at rest", value: middle(({ idle }) => idle), unit: "ms" },
    { what: "first page under attack", value: middle(({ first }) => first), unit: "ms" },
    { what: "slowest page under attack", value: middle(({ slowest }) => slowest), unit: "ms" },
  ],
  rounds.map(
    ({ idle, first, slowest }) =>
      `first ${(first / idle).toFixed(2)} times, slowest ${(slowest / idle).toFixed(2)} times the page at rest`,
  ),
);
