/**
 * Learns how much a sentence belongs in a script, and whether it leans on the one before it:
 * npm run train -- salience --data DIR,DIR. The pages of salience/pages were written for this; of the pages of the
 * data folders only the grades are kept, in salience/grades. Prints for both languages how well the grades are told,
 * cross-validated by page in five folds, and what a script of 45 seconds would have of the heart of a page; then
 * learns from all pages and writes the models. --dry writes nothing.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { bestRuns } from "../../server/src/adapters/writer/extractive/prose/salience/best-runs.ts";
import { choosables } from "../../server/src/adapters/writer/extractive/prose/salience/choosable.ts";
import { knownOf } from "../../server/src/adapters/writer/extractive/prose/salience/known.ts";
import type { Salience } from "../../server/src/adapters/writer/extractive/prose/salience/salience.ts";
import type { Language } from "../../server/src/kernel/vocabulary.ts";
import { auc } from "./salience/auc.ts";
import { editorFrom, type Lesson, modelFrom } from "./salience/editor.ts";
import { gradedFrom } from "./salience/graded-data.ts";
import { type GradedPage, gradedPages } from "./salience/graded-pages.ts";
import { type GradedSample, sampleOf } from "./salience/samples.ts";

const { values } = parseArgs({ options: { dry: { type: "boolean" }, data: { type: "string" } } });
const FOLDS = 5;
const SECONDS = 45;
const HEART = 0.99;

const pages: GradedPage[] = gradedPages();
for (const root of (values.data ?? "").split(",").filter(Boolean)) pages.push(...(await gradedFrom(root)));

function learn(language: Language) {
  const samples = pages.flatMap((one) => (one.page.language === language ? (sampleOf(one) ?? []) : []));
  const judged = crossValidated(samples);
  const sentences = samples.flatMap(({ worths, leans }, page) =>
    worths.flatMap((worth, at) => {
      const own = judged[page]?.[at];
      return worth === null || !own ? [] : [{ worth, leans: leans[at] === 1, own }];
    }),
  );
  console.log(`${language}: ${samples.length} pages, ${sentences.length} sentences`);
  const told = (name: string, isTrue: (one: (typeof sentences)[number]) => boolean, by: keyof Salience) => {
    const area = auc(sentences.map((one) => ({ isTrue: isTrue(one), score: one.own[by] })));
    console.log(`  ${name}: AUC ${area.toFixed(3)}`);
  };
  told("heart", ({ worth }) => worth > HEART, "worth");
  told("told at all", ({ worth }) => worth > 0, "worth");
  told("leans", ({ leans }) => leans, "leans");
  console.log(`  from the start: ${scriptsBy(samples, fromStart)}`);
  console.log(`  by the model: ${scriptsBy(samples, (sample, page) => chosen(sample, judged[page] ?? []))}`);
  console.log(
    `  by the editor's own grades: ${scriptsBy(samples, (sample) => chosen(sample, gradesOf(sample)))}`,
  );
  if (values.dry) return;
  const file = new URL(`../../server/assets/writer/salience-${language}.json`, import.meta.url);
  const model = modelFrom(samples);
  writeFileSync(file, model);
  console.log(`  ${Math.round(model.length / 1024)} KB in ${file.pathname}`);
}

/** Each page as those judge it who have learned from the other folds. */
function crossValidated(samples: readonly GradedSample[]): Salience[][] {
  const foldOf = (page: number) => (7 * page + 3) % FOLDS;
  const judged: Salience[][] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const lesson: Lesson = { samples, isSeen: (page) => foldOf(page) !== fold };
    const judge = editorFrom(lesson);
    for (const page of samples.keys()) if (foldOf(page) === fold) judged[page] = judge(page);
  }
  return judged;
}

/** Of scripts of so many seconds: how much of the time is the heart of its page, and how many sentences have lost what they lean on. */
function scriptsBy(
  samples: readonly GradedSample[],
  choose: (sample: GradedSample, page: number) => readonly number[],
): string {
  const scripts = samples.map((sample, page) => {
    const indices = choose(sample, page);
    const seconds = (some: readonly number[]) =>
      some.reduce((sum, index) => sum + (sample.candidates[index]?.seconds ?? 0), 0);
    const hearts = indices.filter((index) => (sample.worths[index] ?? 0) > HEART);
    const lost = indices.filter((index) => sample.leans[index] === 1 && !indices.includes(index - 1));
    return { heart: seconds(hearts) / Math.max(1, seconds(indices)), lost: lost.length };
  });
  const mean = (of: (one: (typeof scripts)[number]) => number) =>
    scripts.reduce((sum, one) => sum + of(one), 0) / scripts.length;
  return `heart ${mean(({ heart }) => heart).toFixed(3)}, lost ${mean(({ lost }) => lost).toFixed(2)}`;
}

function fromStart({ candidates }: GradedSample): number[] {
  let left = SECONDS;
  return candidates.flatMap(({ seconds }, index) => {
    left -= seconds;
    return left > 0 ? [index] : [];
  });
}

const gradesOf = ({ worths, leans }: GradedSample): Salience[] =>
  worths.map((worth, at) => ({ worth: worth ?? 0, leans: leans[at] ?? 0 }));

function chosen({ candidates, page }: GradedSample, salience: readonly Salience[]): number[] {
  const lines = candidates.map((one, at) => ({
    ...one,
    kind: page.blocks[one.blockIndex]?.kind ?? "paragraph",
    begins: candidates[at - 1]?.blockIndex !== one.blockIndex,
    leans: false,
    head: null,
    isOrphan: false,
    pointsBack: false,
    gap: false,
    sought: 0,
  }));
  const texts = candidates.map(({ sentences }) => sentences.join(" "));
  return bestRuns(choosables(salience, lines, texts, knownOf(page, page.title)), SECONDS);
}

for (const language of ["ja", "en"] as const) learn(language);
