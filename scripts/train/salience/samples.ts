import {
  joinedOn,
  matterOn,
  withStepsAndCases,
} from "../../../server/src/adapters/writer/extractive/as-told.ts";
import type { ProseLine } from "../../../server/src/adapters/writer/extractive/prose/lines.ts";
import { preparedLines } from "../../../server/src/adapters/writer/extractive/prose/prepared-lines.ts";
import { sentenceFeatures } from "../../../server/src/adapters/writer/extractive/prose/salience/features-ja.ts";
import { editorOf } from "../../../server/src/adapters/writer/extractive/said.ts";
import { piecesOf, saidBy } from "../../../server/src/adapters/writer/extractive/similarity.ts";
import { subjectOf } from "../../../server/src/adapters/writer/extractive/subject.ts";
import type { Page } from "../../../server/src/kernel/page.ts";
import type { GradedPage, GradedSentence } from "./graded-pages.ts";

/** The sentences that the writer chooses from, with an editor's judgement of each. */
export interface GradedSample {
  id: string;
  page: Page;
  lines: ProseLine[];
  names: string[];
  rows: Float32Array[];
  /** Grades from 0 to 1; null for a sentence that no editor has seen. */
  worths: (number | null)[];
  leans: (0 | 1)[];
}

/** So much of a sentence of the writer's is in the one that was graded: a predicate may be added. */
const SAME = 0.5;
/** A line may be joined to the block before or behind it. */
const NEAR = 1;
const HEART = 3;
const SECONDS = 180;

/** Null for a page of whose text the writer tells nothing. */
export function sampleOf({ id, page: read, sentences }: GradedPage): GradedSample | null {
  const settings = { targetSeconds: SECONDS };
  const stated = matterOn(read);
  const { joined: page } = joinedOn(withStepsAndCases(stated, SECONDS), SECONDS);
  const { lines } = preparedLines(page, subjectOf(page, settings), settings, editorOf(stated));
  const features = sentenceFeatures(lines, page);
  const [first] = features;
  if (!first) return null;
  const graded = sentences.map((one) => ({ ...one, pieces: piecesOf(one.text, "ja") }));
  const found = lines.map(({ sentences: own, blockIndex }) =>
    own.map((text) => likest(text, blockIndex, graded)).filter((one) => one !== null),
  );
  return {
    id,
    page,
    lines,
    names: Object.keys(first),
    rows: features.map((one) => Float32Array.from(Object.values(one))),
    worths: found.map((some) =>
      some.length === 0 ? null : some.reduce((sum, { grade }) => sum + grade, 0) / some.length / HEART,
    ),
    leans: found.map(([one]) => (one?.leans ? 1 : 0)),
  };
}

function likest(
  text: string,
  blockIndex: number,
  graded: readonly (GradedSentence & { pieces: ReadonlySet<string> })[],
): GradedSentence | null {
  const pieces = piecesOf(text, "ja");
  const near = graded
    .filter((one) => Math.abs(one.blockIndex - blockIndex) <= NEAR)
    .map((one) => ({ one, same: Math.max(saidBy(one.pieces, pieces), saidBy(pieces, one.pieces)) }));
  const best = near.toSorted((a, b) => b.same - a.same)[0];
  return best && best.same >= SAME ? best.one : null;
}
