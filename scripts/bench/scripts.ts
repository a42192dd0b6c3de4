/**
 * How good the embedded writer's scripts are: npm run bench -- scripts --data DIR [--data DIR] [--out FILE.jsonl]
 * [--json] [--limit N] [--seconds 30,120] [--show KIND]
 * Writes scripts of every page in every style and length as the product does, and counts in each what an
 * editor would strike. --limit takes N pages of a folder, evenly spread; --show prints the faults of a kind.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { pageParser } from "../../server/src/domain/pages/parser.ts";
import { type FaultKind, faultKinds } from "../../server/src/kernel/critic/fault.ts";
import { chosenFrom } from "./scripts/sources.ts";
import { type Judged, pageOf, scriptsOf } from "./scripts/write-scripts.ts";

const { values } = parseArgs({
  options: {
    data: { type: "string", multiple: true },
    out: { type: "string" },
    json: { type: "boolean" },
    limit: { type: "string" },
    seconds: { type: "string", default: "30,120" },
    show: { type: "string", multiple: true },
  },
});
if (!values.data) {
  console.error("Say where the pages are: --data DIR");
  process.exit(1);
}
const lengths = values.seconds.split(",").map(Number);

const judged: Judged[] = [];
const refused: string[] = [];
/** Enough for a machine that does other things besides; the product's own limit is shorter. */
const parser = pageParser({ timeoutMs: 60_000 });
await Promise.all(
  chosenFrom(values.data, values.limit).map(async (source) => {
    const page = await pageOf(parser, source);
    if (page) judged.push(...(await scriptsOf(page, source.id, lengths)));
    else refused.push(source.id);
  }),
);
parser.close();

const round = (value: number) => Number(value.toFixed(3));
const perScript = (some: readonly Judged[]) =>
  round(some.reduce((sum, { faults }) => sum + faults.length, 0) / Math.max(1, some.length));
const countOf = (kind: FaultKind) =>
  judged.reduce((sum, { faults }) => sum + faults.filter((fault) => fault.kind === kind).length, 0);
const faults = Object.fromEntries(faultKinds.map((kind) => [kind, countOf(kind)]));

if (values.out) {
  const lines = judged
    .toSorted((a, b) => (a.line.id < b.line.id ? -1 : Number(a.line.id > b.line.id)))
    .map(({ line }) => JSON.stringify(line));
  writeFileSync(values.out, `${lines.join("\n")}\n`);
}
for (const kind of values.show ?? [])
  for (const { line, faults } of judged)
    for (const { text, sentence } of faults.filter((fault) => fault.kind === kind))
      console.error(
        `${line.id.slice(0, 8)} ${line.style} ${line.seconds} [${text}] ${sentence === null ? "" : line.sentences[sentence]}`,
      );

if (values.json) {
  console.log(
    JSON.stringify({ scripts: judged.length, faultsPerScript: perScript(judged), faults }, null, 2),
  );
} else {
  console.log(
    `${judged.length} scripts, ${perScript(judged)} faults a script, ${refused.length} pages refused`,
  );
  for (const kind of faultKinds)
    console.log(
      `${kind.padEnd(20)} ${String(faults[kind]).padStart(6)} ${round((faults[kind] ?? 0) / judged.length)}`,
    );
  for (const [what, groups] of [
    ["style", Map.groupBy(judged, ({ line }) => line.style)],
    ["language", Map.groupBy(judged, ({ line }) => line.language)],
    ["seconds", Map.groupBy(judged, ({ line }) => line.seconds)],
  ] as const)
    console.log(what.padEnd(20), [...groups].map(([name, some]) => `${name} ${perScript(some)}`).join(", "));
}
