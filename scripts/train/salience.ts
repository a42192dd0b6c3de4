/**
 * Learns how much a sentence of a Japanese text belongs in a script, and whether it leans on the one before it:
 * npm run train -- salience. The pages of salience/pages were written for this, and each sentence graded by an editor.
 * Prints how well both are told, cross-validated by page in five folds, beside what a script of 45 seconds would have
 * of the heart of a page; then learns from all pages and writes the model. --dry writes nothing.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chosenBy, knownOf } from "../../server/src/adapters/writer/extractive/prose/salience/chosen-ja.ts";
import { limitsIn, logOdds, probability, type Trees } from "../../server/src/kernel/learned/trees.ts";
import { auc } from "./salience/auc.ts";
import { gradedPages } from "./salience/graded-pages.ts";
import { type GradedSample, sampleOf } from "./salience/samples.ts";
import { binned } from "./trees/bins.ts";
import { bagged, type Growth } from "./trees/boost.ts";
import { forest, lineEach } from "./trees/written.ts";

const { values } = parseArgs({ options: { dry: { type: "boolean" } } });
const MODEL = new URL("../../server/assets/writer/salience-ja.json", import.meta.url);
const FOLDS = 5;
const SECONDS = 45;
const HEART = 0.99;
const GROWTH: Growth = {
  trees: 200,
  depth: 4,
  rate: 0.04,
  rows: 0.7,
  features: 0.4,
  least: 6,
  calm: 5,
  seed: 1,
  bags: 5,
};

const samples = gradedPages().flatMap((page) => sampleOf(page) ?? []);
const foldOf = (place: number) => place % FOLDS;
const rows = samples.flatMap((sample) => sample.rows);
const names = samples[0]?.names ?? [];
const data = binned(rows, names.length);
console.log(`${samples.length} pages, ${rows.length} sentences, ${names.length} features`);

const ofAll = <T>(of: (sample: GradedSample, place: number) => readonly T[]): T[] => samples.flatMap(of);
const worths = Float32Array.from(ofAll(({ worths }) => worths.map((one) => one ?? 0)));
const leans = Float32Array.from(ofAll(({ leans }) => leans));

/** Learns both judgements from the pages of which `isSeen`. */
function learned(isSeen: (place: number) => boolean): { worth: Trees; leans: Trees } {
  const weights = Float32Array.from(
    ofAll((sample, place) => sample.worths.map((worth) => (worth !== null && isSeen(place) ? 1 : 0))),
  );
  return { worth: bagged(data, worths, weights, GROWTH), leans: bagged(data, leans, weights, GROWTH) };
}

const models = Array.from({ length: FOLDS }, (_, left) => learned((place) => foldOf(place) !== left));
const judged = samples.map((sample, place) => {
  const model = models[foldOf(place)];
  return sample.rows.map((row) => ({
    worth: model ? probability(logOdds(model.worth, row)) : 0,
    leans: model ? probability(logOdds(model.leans, row)) : 0,
  }));
});
const judgedWorths = judged.flat().map(({ worth }) => worth);
const judgedLeans = judged.flat().map(({ leans }) => leans);
const seen = ofAll(({ worths }) => worths).map((worth) => worth !== null);
const told: [string, readonly number[], (place: number) => boolean][] = [
  ["heart", judgedWorths, (place) => (worths[place] ?? 0) > HEART],
  ["told at all", judgedWorths, (place) => (worths[place] ?? 0) > 0],
  ["leans", judgedLeans, (place) => leans[place] === 1],
];
for (const [name, scores, isTrue] of told) {
  const all = scores.flatMap((score, place) => (seen[place] ? [{ isTrue: isTrue(place), score }] : []));
  console.log(`${name}: AUC ${auc(all).toFixed(3)}`);
}

/** Of scripts of so many seconds: how much of the time is the heart of its page, and how many sentences have lost what they lean on. */
function scriptsBy(choose: (sample: GradedSample, place: number) => number[]): string {
  const scripts = samples.map((sample, place) => {
    const chosen = choose(sample, place);
    const seconds = (some: readonly number[]) =>
      some.reduce((sum, index) => sum + (sample.lines[index]?.seconds ?? 0), 0);
    const hearts = chosen.filter((index) => (sample.worths[index] ?? 0) > HEART);
    const lost = chosen.filter((index) => sample.leans[index] === 1 && !chosen.includes(index - 1));
    return { heart: seconds(hearts) / Math.max(1, seconds(chosen)), lost: lost.length };
  });
  const mean = (of: (one: (typeof scripts)[number]) => number) =>
    scripts.reduce((sum, one) => sum + of(one), 0) / scripts.length;
  return `heart ${mean(({ heart }) => heart).toFixed(3)}, lost ${mean(({ lost }) => lost).toFixed(2)}`;
}
const fromStart = ({ lines }: GradedSample) => {
  let left = SECONDS;
  return lines.flatMap(({ seconds }, index) => {
    left -= seconds;
    return left > 0 ? [index] : [];
  });
};
const byModel = ({ lines, page }: GradedSample, place: number) =>
  chosenBy(judged[place] ?? [], lines, knownOf(page, page.title))(SECONDS);
const byEditor = ({ lines, page, worths, leans }: GradedSample) =>
  chosenBy(
    lines.map((_, index) => ({ worth: worths[index] ?? 0, leans: leans[index] ?? 0 })),
    lines,
    knownOf(page, page.title),
  )(SECONDS);
console.log(`from the start: ${scriptsBy(fromStart)}`);
console.log(`by the model: ${scriptsBy(byModel)}`);
console.log(`by the editor's own grades: ${scriptsBy(byEditor)}`);

if (!values.dry) {
  const whole = learned(() => true);
  const limits = limitsIn([whole.worth, whole.leans]);
  const model = `{"features":${JSON.stringify(names)},\n"limits":${lineEach(limits)},\n"worth":${forest(whole.worth, limits)},\n"leans":${forest(whole.leans, limits)}}\n`;
  writeFileSync(MODEL, model);
  console.log(`${Math.round(model.length / 1024)} KB in ${MODEL.pathname}`);
}
