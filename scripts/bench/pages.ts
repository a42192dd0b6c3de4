/**
 * How well pages are understood: npm run bench -- pages --data DIR [--json] [--type TYPE]
 * Main text as word F1 by page type, ours beside bare Readability and bare Defuddle in the same run;
 * facts as F1 by field; milliseconds a page; the most memory that our processes held.
 */
import { parseArgs } from "node:util";
import { factCases, textCases } from "./pages/data.ts";
import { type Answer, extractor, type Question } from "./pages/extractors.ts";
import { byType, FieldScore, type Mean, wordF1 } from "./pages/score.ts";

const { values } = parseArgs({
  options: { data: { type: "string" }, json: { type: "boolean" }, type: { type: "string" } },
});
if (!values.data) {
  console.error("Say where the pages are: --data DIR");
  process.exit(1);
}
const { data, type: only } = values;

const names = ["ours", "readability", "defuddle"] as const;
type Name = (typeof names)[number];
const NOTHING: Answer = { text: "", ms: 0, peakMB: 0 };

interface Result {
  f1: Record<string, Mean>;
  msPerPage: number;
  /** 0 before the first page. */
  peakMB: number;
  refused: string[];
}

/** One page after the other, and for each all three: what else the machine does is fair to all. */
async function texts(): Promise<Record<Name, Result>> {
  const rows: Record<Name, { id: string; type: string; f1: number; answer: Answer }[]> = {
    ours: [],
    readability: [],
    defuddle: [],
  };
  const processes = new Map(names.map((name) => [name, extractor()]));
  for (const { id, html, url, type, truth } of textCases(data)) {
    if (only && type !== only) continue;
    for (const name of names) {
      const question: Question = { ask: name, html, url };
      const answer = (await processes.get(name)?.ask(question)) ?? { ...NOTHING, refused: "PARSE_FAILED" };
      rows[name].push({ id, type, f1: wordF1(answer.text, truth), answer });
    }
  }
  for (const process of processes.values()) process.close();
  const result = (name: Name): Result => ({
    f1: byType(rows[name]),
    msPerPage: rows[name].reduce((sum, { answer }) => sum + answer.ms, 0) / Math.max(1, rows[name].length),
    peakMB: Math.max(0, ...rows[name].map(({ answer }) => answer.peakMB)),
    refused: rows[name].flatMap(({ id, answer }) => (answer.refused ? `${answer.refused} ${id}` : [])),
  });
  return { ours: result("ours"), readability: result("readability"), defuddle: result("defuddle") };
}

const FIELDS = ["price", "sku", "availability"] as const;

async function fields(): Promise<{ f1: Record<string, number>; peakMB: number }> {
  const scores = FIELDS.map((field) => ({ field, score: new FieldScore() }));
  const processes = extractor();
  let peakMB = 0;
  for (const { html, url, truth } of factCases(data)) {
    const answer = (await processes.ask({ ask: "facts", html, url })) ?? NOTHING;
    peakMB = Math.max(peakMB, answer.peakMB);
    for (const { field, score } of scores) score.add(field, answer.facts?.[field], truth[field] ?? []);
  }
  processes.close();
  return { f1: Object.fromEntries(scores.map(({ field, score }) => [field, score.f1])), peakMB };
}

const { ours, readability, defuddle } = await texts();
const found = await fields();
const memoryMB = Math.round(Math.max(ours.peakMB, found.peakMB));

if (values.json) {
  const plain = ({ f1, msPerPage }: Result) => ({
    f1: Object.fromEntries(Object.entries(f1).map(([type, { mean }]) => [type, mean])),
    msPerPage,
  });
  const libraries = { readability: plain(readability), defuddle: plain(defuddle) };
  console.log(JSON.stringify({ ...plain(ours), fields: found.f1, memoryMB, ...libraries }, null, 2));
} else {
  const all = [ours, readability, defuddle];
  const line = (label: string, cells: readonly string[], rest = "") =>
    console.log(`${label.padEnd(16)}${cells.map((cell) => cell.padEnd(14)).join("")}${rest}`);
  const cell = (mean?: Mean) => (mean ? `${mean.mean.toFixed(3)} ±${mean.error.toFixed(3)}` : "");
  line("", names, "pages");
  for (const [type, { pages }] of Object.entries(ours.f1))
    line(
      type,
      all.map(({ f1 }) => cell(f1[type])),
      String(pages),
    );
  line(
    "ms a page",
    all.map(({ msPerPage }) => msPerPage.toFixed(0)),
    `ours is ${(ours.msPerPage / (readability.msPerPage + defuddle.msPerPage)).toFixed(2)} of both libraries`,
  );
  line(
    "MB at most",
    all.map(({ peakMB }) => peakMB.toFixed(0)),
  );
  for (const [field, f1] of Object.entries(found.f1)) line(field, [f1.toFixed(3)]);
  if (ours.refused.length > 0) line("refused", [ours.refused.join(", ")]);
}
