import type { Page } from "#kernel/page";
import { piecesOf, saidBy } from "../../similarity.ts";
import type { Unit } from "../../units.ts";
import { candidatesOn } from "./candidate.ts";
import { type Salience, salienceOf } from "./salience.ts";

/** So much of a sentence is in the one that was judged: a writer may have completed it, or named who "we" are. */
const SAME = 0.5;
/** Of a sentence that nobody has judged, such as one made of a row, nothing is known. */
const UNKNOWN: Salience = { worth: 0.5, leans: 0.2 };

/** A sentence of the page as it was judged. */
interface Judged extends Salience {
  pieces: ReadonlySet<string>;
}

const editors = new WeakMap<Page["blocks"], (unit: Pick<Unit, "sentences" | "blockIndex">) => Salience>();

/** Judges what the writer could say of a page by the sentences that stand in its place there. */
export function editorOn(page: Page): (unit: Pick<Unit, "sentences" | "blockIndex">) => Salience {
  const known = editors.get(page.blocks);
  if (known) return known;
  const candidates = candidatesOn(page);
  const judged = salienceOf(candidates, page);
  const ofBlock = new Map<number, Judged[]>();
  for (const [at, { blockIndex, sentences }] of candidates.entries()) {
    const pieces = piecesOf(sentences.join(" "), page.language);
    const some = ofBlock.get(blockIndex) ?? [];
    ofBlock.set(blockIndex, [...some, { ...(judged[at] ?? UNKNOWN), pieces }]);
  }
  const editor = ({ sentences, blockIndex }: Pick<Unit, "sentences" | "blockIndex">): Salience => {
    const here = ofBlock.get(blockIndex) ?? [];
    const found = sentences.map((text) => likest(piecesOf(text, page.language), here) ?? UNKNOWN);
    const worth = found.reduce((sum, one) => sum + one.worth, 0) / Math.max(1, found.length);
    return { worth, leans: found[0]?.leans ?? UNKNOWN.leans };
  };
  editors.set(page.blocks, editor);
  return editor;
}

function likest(pieces: ReadonlySet<string>, judged: readonly Judged[]): Judged | null {
  const shares = judged.map((one) => Math.max(saidBy(one.pieces, pieces), saidBy(pieces, one.pieces)));
  const most = Math.max(0, ...shares);
  return most >= SAME ? (judged[shares.indexOf(most)] ?? null) : null;
}
