/**
 * How well pages are understood: npm run bench -- pages --data DIR [--json]
 * Main text as word F1 by page type, ours beside bare Readability and bare Defuddle in the same run;
 * facts as F1 by field; milliseconds a page and memory.
 */
import { parseArgs } from "node:util";
import { defuddleBlocks, readabilityBlocks } from "../../server/src/domain/pages/extract/candidates.ts";
import { parseDocument } from "../../server/src/domain/pages/extract/dom.ts";
import { contentOf } from "../../server/src/domain/pages/extract/extract-page.ts";
import { factsOf } from "../../server/src/domain/pages/facts/facts.ts";
import { linkedDataOf } from "../../server/src/domain/pages/facts/json-ld.ts";
import { factCases, type TextCase, textCases } from "./pages/data.ts";
import { byType, FieldScore, type Mean, wordF1 } from "./pages/score.ts";

const { values } = parseArgs({ options: { data: { type: "string" }, json: { type: "boolean" } } });
if (!values.data) {
  console.error("Say where the pages are: --data DIR");
  process.exit(1);
}
const { data } = values;
// The libraries complain about pages on the console; figures are all that is wanted here.
console.error = console.warn = () => {};

type Blocks = readonly { text: string }[];
const extractors: Record<string, (page: TextCase) => Blocks | Promise<Blocks>> = {
  ours: async ({ html, url }) => (await contentOf(html, url)).blocks,
  readability: ({ html, url }) => readabilityBlocks(html, url),
  defuddle: ({ html, url }) => defuddleBlocks(html, url),
};

interface Result {
  f1: Record<string, Mean>;
  msPerPage: number;
}

let memory = 0;
const measureMemory = () => {
  memory = Math.max(memory, process.memoryUsage().rss);
};

async function texts(): Promise<Record<string, Result>> {
  const scores: Record<string, { type: string; f1: number }[]> = { ours: [], readability: [], defuddle: [] };
  const spent: Record<string, number> = {};
  let pages = 0;
  for (const page of textCases(data)) {
    pages++;
    for (const [name, extract] of Object.entries(extractors)) {
      const start = performance.now();
      const blocks = await Promise.resolve(extract(page)).catch(() => []);
      spent[name] = (spent[name] ?? 0) + performance.now() - start;
      const text = blocks.map((block) => block.text).join("\n");
      scores[name]?.push({ type: page.type, f1: wordF1(text, page.truth) });
    }
    measureMemory();
  }
  const result = (name: string) => ({
    f1: byType(scores[name] ?? []),
    msPerPage: (spent[name] ?? 0) / Math.max(1, pages),
  });
  return Object.fromEntries(Object.keys(extractors).map((name) => [name, result(name)]));
}

function fields(): Record<string, number> {
  const scores = { price: new FieldScore(), sku: new FieldScore(), availability: new FieldScore() };
  for (const { html, url, truth } of factCases(data)) {
    const document = parseDocument(html, url);
    const facts = factsOf(document, linkedDataOf(document), url);
    for (const [field, score] of Object.entries(scores))
      score.add(field, facts.find(({ kind }) => kind === field)?.value, truth[field] ?? []);
    measureMemory();
  }
  return Object.fromEntries(Object.entries(scores).map(([field, score]) => [field, score.f1]));
}

const { ours, readability, defuddle } = await texts();
const found = fields();
const memoryMB = Math.round(memory / 1024 / 1024);

if (values.json) {
  const plain = (result: Result | undefined) => ({
    f1: Object.fromEntries(Object.entries(result?.f1 ?? {}).map(([type, { mean }]) => [type, mean])),
    msPerPage: result?.msPerPage,
  });
  const report = {
    ...plain(ours),
    fields: found,
    memoryMB,
    readability: plain(readability),
    defuddle: plain(defuddle),
  };
  console.log(JSON.stringify(report, null, 2));
} else {
  const cell = ({ mean, error }: Mean) => `${mean.toFixed(3)} ±${error.toFixed(3)}`.padEnd(14);
  console.log(`${"".padEnd(16)}${"ours".padEnd(14)}${"readability".padEnd(14)}${"defuddle".padEnd(14)}pages`);
  for (const [type, mean] of Object.entries(ours?.f1 ?? {})) {
    const others = [readability, defuddle].map((result) => cell(result?.f1[type] ?? mean)).join("");
    console.log(`${type.padEnd(16)}${cell(mean)}${others}${mean.pages}`);
  }
  const ms = [ours, readability, defuddle]
    .map((result) => `${result?.msPerPage.toFixed(0)}`.padEnd(14))
    .join("");
  console.log(`${"ms a page".padEnd(16)}${ms}`);
  for (const [field, f1] of Object.entries(found)) console.log(`${field.padEnd(16)}${f1.toFixed(3)}`);
  console.log(`${"memory".padEnd(16)}${memoryMB} MB`);
}
