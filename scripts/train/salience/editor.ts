import {
  featuresOfWords,
  type Salience,
} from "../../../server/src/adapters/writer/extractive/prose/salience/salience.ts";
import { limitsIn, logOdds, probability, type Trees } from "../../../server/src/kernel/learned/trees.ts";
import { oddsByWords, packedWords, type WordWeights } from "../../../server/src/kernel/learned/words.ts";
import { learnedWords } from "../learn-words.ts";
import { binned } from "../trees/bins.ts";
import { bagged, type Growth } from "../trees/boost.ts";
import { forest, lineEach } from "../trees/written.ts";
import type { GradedSample } from "./samples.ts";

const GROWTH: Growth = {
  trees: 200,
  depth: 5,
  rate: 0.05,
  rows: 0.7,
  features: 0.3,
  least: 6,
  calm: 5,
  seed: 1,
  bags: 2,
};
/** The trees learn from what words say of pages that the words were not learned from. */
const PARTS = 4;

/** Pages, and those of them that may be learned from. */
export interface Lesson {
  samples: readonly GradedSample[];
  isSeen(page: number): boolean;
}

type Labels = readonly (number | null)[];

interface Learned {
  names: string[];
  rows: Float32Array[][];
  worth: Trees;
  leans: Trees;
}

/** Learns from the pages that may be seen, and judges any of them. */
export function editorFrom(lesson: Lesson): (page: number) => Salience[] {
  const { rows, worth, leans } = learnedFrom(lesson);
  return (page) =>
    (rows[page] ?? []).map((row) => ({
      worth: probability(logOdds(worth, row)),
      leans: probability(logOdds(leans, row)),
    }));
}

/** The file of a model that has learned from all pages. */
export function modelFrom(samples: readonly GradedSample[]): string {
  const { names, worth, leans } = learnedFrom({ samples, isSeen: () => true });
  const limits = limitsIn([worth, leans]);
  const words = samples.flatMap((sample) => sample.words);
  const learn = (labels: Labels) => JSON.stringify(packedWords(learnedWords(words, labels)));
  const of = (part: "worths" | "leans"): Labels =>
    samples.flatMap((sample): Labels => labelsOf(sample, part));
  const parts = [
    `"features":${JSON.stringify(names)}`,
    `"limits":${lineEach(limits)}`,
    `"worth":${forest(worth, limits)}`,
    `"leans":${forest(leans, limits)}`,
    `"words":{"worth":${learn(of("worths"))},\n"leans":${learn(of("leans"))}}`,
  ];
  return `{${parts.join(",\n")}}\n`;
}

/** Of a sentence that nobody graded nothing is known, neither its worth nor whether it leans. */
const labelsOf = ({ worths, leans }: GradedSample, part: "worths" | "leans"): Labels =>
  part === "worths" ? worths : leans.map((one, at) => (worths[at] === null ? null : one));

function learnedFrom({ samples, isSeen }: Lesson): Learned {
  const worths = oddsOutside(samples, isSeen, "worths");
  const leans = oddsOutside(samples, isSeen, "leans");
  const named = samples.map(({ features }, page) => {
    const ofWords = featuresOfWords(worths[page] ?? [], leans[page] ?? []);
    return features.map((own, at): Record<string, number> => ({ ...own, ...ofWords[at] }));
  });
  const names = Object.keys(named[0]?.[0] ?? {});
  const rows = named.map((some) =>
    some.map((features) => Float32Array.from(names, (name) => features[name] ?? 0)),
  );
  const data = binned(rows.flat(), names.length);
  const weights = Float32Array.from(
    samples.flatMap((sample, page) => sample.worths.map((one) => (one !== null && isSeen(page) ? 1 : 0))),
  );
  const grow = (part: "worths" | "leans") =>
    bagged(
      data,
      Float32Array.from(samples.flatMap((sample) => labelsOf(sample, part).map((one) => one ?? 0))),
      weights,
      GROWTH,
    );
  return { names, rows, worth: grow("worths"), leans: grow("leans") };
}

/** The odds of each sentence by its words, learned from other pages than its own. */
function oddsOutside(
  samples: readonly GradedSample[],
  isSeen: (page: number) => boolean,
  part: "worths" | "leans",
): number[][] {
  const words = samples.flatMap((sample) => sample.words);
  const learn = (isUsed: (page: number) => boolean): WordWeights =>
    learnedWords(
      words,
      samples.flatMap((sample, page) => labelsOf(sample, part).map((label) => (isUsed(page) ? label : null))),
    );
  const partOf = (page: number) => (5 * page + 1) % PARTS;
  const whole = learn(isSeen);
  const others = Array.from({ length: PARTS }, (_, left) =>
    learn((page) => isSeen(page) && partOf(page) !== left),
  );
  return samples.map((sample, page) => {
    const learned = isSeen(page) ? others[partOf(page)] : whole;
    return sample.words.map((one) => (learned ? oddsByWords(learned, one) : 0));
  });
}
