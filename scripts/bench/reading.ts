/**
 * How well texts are read: npm run bench -- reading [--json] [--hide-held-out]
 * The sets of tricky items beside the normalisers, against what the Japanese engine's front end says
 * that it will read, and against the words that the English normaliser hands on.
 * Any other lines: npm run bench -- reading --data FILE.jsonl --out FILE.jsonl [--lang en]
 * Names alone, and what tells the readings of a word apart: --names, --senses.
 * Each line is `{ text }`, and is written with `yomi` in katakana as pronounced, or with `say` in English words.
 */
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { normalizeEnglish } from "../../server/src/adapters/speech/normalize-en/index.ts";
import { normalizeJapanese } from "../../server/src/adapters/speech/normalize-ja/index.ts";
import { openjtalk } from "../../server/src/adapters/speech/openjtalk.ts";
import {
  firstRuns,
  type ReadingResult,
  readSet,
  type Score,
  scoreOf,
} from "../../server/src/adapters/speech/reading/score.ts";
import { compileVoice } from "../../server/voice/compile.ts";
import { compareNames } from "./reading/names.ts";
import { compareSenses } from "./reading/senses.ts";

const { values } = parseArgs({
  options: {
    json: { type: "boolean" },
    "hide-held-out": { type: "boolean" },
    names: { type: "boolean" },
    senses: { type: "boolean" },
    data: { type: "string" },
    out: { type: "string" },
    lang: { type: "string", default: "ja" },
  },
});

/** Failures of the part that is kept apart stay unseen while somebody improves a normaliser. */
const shown = ({ right, heldOut }: ReadingResult) => !right && !(heldOut && values["hide-held-out"]);

function report(set: string, results: readonly ReadingResult[]) {
  const categories = [...new Set(results.map(({ category }) => category))];
  return {
    firstRun: firstRuns.get(set),
    all: scoreOf(results),
    tuned: scoreOf(results.filter(({ heldOut }) => !heldOut)),
    heldOut: scoreOf(results.filter(({ heldOut }) => heldOut)),
    categories: Object.fromEntries(
      categories.map((name) => [name, scoreOf(results.filter(({ category }) => category === name))]),
    ),
    failures: results
      .filter(shown)
      .map(({ category, text, readings, read, heldOut }) => ({ category, text, readings, read, heldOut })),
  };
}

const percent = ({ right, of }: Score) =>
  [`${right}/${of}`.padEnd(9), `${((100 * right) / of).toFixed(1)} %`].join("");

function print(
  language: string,
  { firstRun, all, tuned, heldOut, categories, failures }: ReturnType<typeof report>,
) {
  console.log(`\n${language}`);
  if (firstRun) console.log(`${"first run".padEnd(14)}${percent(firstRun)}`);
  console.log(`${"all".padEnd(14)}${percent(all)}`);
  console.log(`${"tuned on".padEnd(14)}${percent(tuned)}`);
  console.log(`${"held out".padEnd(14)}${percent(heldOut)}`);
  for (const [name, score] of Object.entries(categories))
    console.log(`  ${name.padEnd(12)}${percent(score)}`);
  for (const { category, text, readings, read, heldOut: apart } of failures)
    console.log(`${apart ? "held out " : ""}${category}: ${text}\n    is   ${readings[0]}\n    read ${read}`);
}

const program = await compileVoice({ log: console.error });
const engine = openjtalk({ program });
const readJapanese = (text: string) => engine.reading(normalizeJapanese(text));

/** Reads the lines of a file, `{ text }`, and writes each with its reading. */
async function readFileOfLines(data: string, out: string, english: boolean) {
  const lines = (await readFile(data, "utf8")).split("\n").filter((line) => line.trim() !== "");
  const read = await Promise.all(
    lines.map(async (line) => {
      const item: { text: string } = JSON.parse(line);
      return english
        ? { ...item, say: normalizeEnglish(item.text) }
        : { ...item, yomi: await readJapanese(item.text) };
    }),
  );
  await writeFile(out, read.map((item) => `${JSON.stringify(item)}\n`).join(""));
}

/** How the sets are called in the report, and in their files. */
const SETS = {
  "": "",
  Fresh: "-fresh",
  Second: "-second",
  Third: "-third",
  Fourth: "-fourth",
  Fifth: "-fifth",
  Sixth: "-sixth",
  Seventh: "-seventh",
  Eighth: "-eighth",
  Ninth: "-ninth",
  Tenth: "-tenth",
  Eleventh: "-eleventh",
  Twelfth: "-twelfth",
  Thirteenth: "-thirteenth",
  Fourteenth: "-fourteenth",
  Fifteenth: "-fifteenth",
  Sixteenth: "-sixteenth",
  Seventeenth: "-seventeenth",
  Eighteenth: "-eighteenth",
  Nineteenth: "-nineteenth",
  Twentieth: "-twentieth",
  TwentyFirst: "-twenty-first",
  TwentySecond: "-twenty-second",
  TwentyThird: "-twenty-third",
} as const;

async function readSets() {
  const reports: Record<string, ReturnType<typeof report>> = {};
  for (const [key, set] of Object.entries(SETS)) {
    reports[`ja${key}`] = report(`ja${set}`, await readSet("ja", readJapanese, `ja${set}`));
    reports[`en${key}`] = report(`en${set}`, await readSet("en", normalizeEnglish, `en${set}`));
  }
  if (values.json) console.log(JSON.stringify(reports, null, 2));
  else for (const [name, one] of Object.entries(reports)) print(name, one);
}

/** Compares the lists of names and the rules for words of several readings with the front end alone. */
async function compare() {
  const compared = {
    ...(values.names && (await compareNames(program, readJapanese))),
    ...(values.senses && { senses: await compareSenses(engine.reading, readJapanese) }),
  };
  console.log(JSON.stringify(compared, null, 2));
}

try {
  if (values.names || values.senses) await compare();
  else if (values.data && values.out) await readFileOfLines(values.data, values.out, values.lang === "en");
  else await readSets();
} finally {
  await engine.close();
}
