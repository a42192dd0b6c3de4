/**
 * Learns which blocks of a page are its text: npm run train -- pages --data DIR [--data DIR …] [--libraries FILE]
 * Prints F1 by set and kind, cross-validated by site in five folds, beside the libraries and the best that any
 * choice of blocks would reach; then learns from all pages and writes the model. --dry writes nothing.
 * --aside keeps the last fold unseen: it is neither learned from nor measured, and no model is written.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { limitsIn, type Trees } from "../../server/src/kernel/learned/trees.ts";
import { textF1 } from "../bench/pages/score.ts";
import { foldsBySite } from "./pages/folds.ts";
import {
  addedRows,
  chosenBy,
  FIRST,
  firstOf,
  learned,
  SECOND,
  secondRows,
  tableOf,
  textOf,
  widened,
} from "./pages/learn.ts";
import { type Sample, samplesOf } from "./pages/samples.ts";
import { printTable } from "./pages/table.ts";
import { forest, lineEach } from "./trees/written.ts";

const { values } = parseArgs({
  options: {
    data: { type: "string", multiple: true },
    libraries: { type: "string" },
    dry: { type: "boolean" },
    folds: { type: "string" },
    aside: { type: "boolean" },
    errors: { type: "string" },
  },
});
const folds = Number(values.folds ?? 5);
const MODEL = new URL("../../server/assets/pages/block-model.json", import.meta.url);
const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);

const all = (await samplesOf(values.data ?? [], values.libraries)).filter(({ rows }) => rows.length > 0);
const foldOf = foldsBySite(all, folds);
const fold = (sample: Sample) => foldOf.get(sample) ?? 0;
const tested = Array.from({ length: values.aside ? folds - 1 : folds }, (_, one) => one);
const samples = all.filter((sample) => tested.includes(fold(sample)));
say(
  `${samples.length} pages, ${samples.reduce((sum, { rows }) => sum + rows.length, 0)} blocks, ${samples[0]?.names.length} features`,
);

const table = tableOf(samples, ({ rows }) => rows);

const scored = (sample: Sample, text: string) => {
  const { text: known } = sample.page;
  if (!known) return 0;
  const joined = (some: string) => some.normalize("NFKC").replace(/\s+/g, "");
  const withTitle = known.withTitle && !joined(text).includes(joined(sample.title));
  return textF1(withTitle ? `${sample.title}\n${text}` : text, known.truth, known.tokens);
};
const first = new Map<string, Trees>();
/** The first judge that has seen neither of two folds. */
const firstWithout = (a: number, b: number): Trees => {
  const key = [a, b].sort().join();
  const known = first.get(key) ?? learned(table, (sample) => fold(sample) !== a && fold(sample) !== b, FIRST);
  first.set(key, known);
  return known;
};
/** Learns the second judgement from pages on which the first was not learned. */
const secondWithout = (left: number | null): Trees => {
  const judge = (sample: Sample) => firstWithout(left ?? fold(sample), fold(sample));
  const wide = widened(table, (sample) => addedRows(sample, firstOf(sample, judge(sample))));
  return learned(wide, (sample) => fold(sample) !== left, SECOND);
};
const f1 = new Map<Sample, { own: number; rough: number; first: number; odds: number[] }>();
for (const left of tested) {
  const second = secondWithout(left);
  const judge = firstWithout(left, left);
  for (const sample of samples.filter((one) => fold(one) === left)) {
    const { text, rough, odds } = chosenBy(sample, secondRows(sample, firstOf(sample, judge)), second);
    const alone = chosenBy(sample, sample.rows, judge);
    f1.set(sample, {
      own: scored(sample, text),
      rough: scored(sample, rough),
      first: scored(sample, alone.text),
      odds,
    });
  }
  say(`fold ${left + 1} of ${folds}`);
}
printTable(samples, {
  readability: (sample) => scored(sample, sample.libraries.readability),
  defuddle: (sample) => scored(sample, sample.libraries.defuddle),
  first: (sample) => f1.get(sample)?.first ?? 0,
  rough: (sample) => f1.get(sample)?.rough ?? 0,
  "cross-validated": (sample) => f1.get(sample)?.own ?? 0,
  "best choice": (sample) =>
    scored(
      sample,
      textOf(
        sample,
        sample.labels.map((label) => label > 0.45),
      ),
    ),
});
for (const left of tested) {
  const some = samples.filter((sample) => fold(sample) === left);
  const mean = some.reduce((sum, sample) => sum + (f1.get(sample)?.own ?? 0), 0) / some.length;
  console.log(`fold ${left + 1}: ${mean.toFixed(3)} over ${some.length} pages`);
}
if (values.errors)
  writeFileSync(
    values.errors,
    JSON.stringify(
      samples.map((sample) => ({
        id: `${sample.page.set}/${sample.page.id}`,
        kind: sample.page.kind,
        f1: f1.get(sample)?.own,
        blocks: sample.weighed.map(({ block, around }, index) => [
          Number((f1.get(sample)?.odds[index] ?? 0).toFixed(2)),
          Number((sample.labels[index] ?? 0).toFixed(2)),
          sample.sizes[index],
          around?.path.slice(-70),
          block.text.slice(0, 100),
        ]),
      })),
    ),
  );

if (!values.dry && !values.aside) {
  const first = learned(table, () => true, FIRST);
  const second = secondWithout(null);
  const limits = limitsIn([first, second]);
  const model = `{"features":${JSON.stringify(samples[0]?.names)},\n"limits":${lineEach(limits)},\n"first":${forest(first, limits)},\n"second":${forest(second, limits)}}\n`;
  writeFileSync(MODEL, model);
  say(`${Math.round(model.length / 1024)} KB in ${MODEL.pathname}`);
}
