import {
  candidatesOn,
  type PageSentence,
} from "../../../server/src/adapters/writer/extractive/prose/salience/candidate.ts";
import { sentenceFeatures } from "../../../server/src/adapters/writer/extractive/prose/salience/features.ts";
import { wordsOn } from "../../../server/src/adapters/writer/extractive/prose/salience/salience.ts";
import { piecesOf, saidBy } from "../../../server/src/adapters/writer/extractive/similarity.ts";
import type { Page } from "../../../server/src/kernel/page.ts";
import type { GradedPage, GradedSentence } from "./graded-pages.ts";

/** The sentences of a page as the writer judges them, with an editor's judgement of each. */
export interface GradedSample {
  id: string;
  page: Page;
  candidates: PageSentence[];
  /** Features of each sentence by name, but for those of its words. */
  features: Record<string, number>[];
  words: number[][];
  /** Grades from 0 to 1; null for a sentence that no editor has seen. */
  worths: (number | null)[];
  leans: (0 | 1)[];
}

/** So much of a sentence is in the one that was graded: they may be parted elsewhere. */
const SAME = 0.5;
const HEART = 3;

/** Null for a page without sentences. */
export function sampleOf({ id, page, sentences }: GradedPage): GradedSample | null {
  const candidates = candidatesOn(page);
  if (candidates.length === 0) return null;
  const ofBlock = Map.groupBy(
    sentences.map((one) => ({ ...one, pieces: piecesOf(one.text, page.language) })),
    ({ blockIndex }) => blockIndex,
  );
  const found = candidates.map(({ sentences: [text = ""], blockIndex }) =>
    likest(text, piecesOf(text, page.language), ofBlock.get(blockIndex) ?? []),
  );
  return {
    id,
    page,
    candidates,
    features: sentenceFeatures(candidates, page),
    words: wordsOn(candidates, page),
    worths: found.map((one) => (one ? one.grade / HEART : null)),
    leans: found.map((one) => (one?.leans ? 1 : 0)),
  };
}

type Graded = GradedSentence & { pieces: ReadonlySet<string> };

function likest(text: string, pieces: ReadonlySet<string>, graded: readonly Graded[]): Graded | null {
  const same = graded.find((one) => one.text === text);
  if (same) return same;
  const shares = graded.map((one) => Math.max(saidBy(one.pieces, pieces), saidBy(pieces, one.pieces)));
  const most = Math.max(0, ...shares);
  return most >= SAME ? (graded[shares.indexOf(most)] ?? null) : null;
}
