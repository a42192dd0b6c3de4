import { diffArrays } from "diff";
import type { Piece, ScriptDraft } from "./draft";

/**
 * Tells a step of one's own history anew on the text that another window's edits were merged into: what only this
 * window changed between the step and `before` is as it was at that step, and all that the other changed stays.
 * Null where both have changed the same place, as the server would ask then: a sentence that was moved is gone at one
 * place and new at another, and half of such a step would double it or lose it.
 */
export function carrierOf(
  before: ScriptDraft,
  merged: ScriptDraft,
): (step: ScriptDraft) => ScriptDraft | null {
  const [old, other] = [tokensOf(before), tokensOf(merged)];
  const inOther = placesIn(old, other);
  return (step) => {
    const own = tokensOf(step);
    const inOwn = placesIn(old, own);
    if (!inOther || !inOwn) return null;
    let content = "";
    let [o, i, j] = [0, 0, 0];
    for (let at = 0; at <= old.length; at++) {
      const isEnd = at === old.length;
      const [toOwn, toOther] = isEnd ? [own.length, other.length] : [inOwn.get(at), inOther.get(at)];
      if (toOwn === undefined || toOther === undefined) continue;
      const was = old.slice(o, at).join("");
      const mine = own.slice(i, toOwn).join("");
      const theirs = other.slice(j, toOther).join("");
      if (mine !== was && theirs !== was) return null;
      content += theirs === was ? mine : theirs;
      if (!isEnd) content += old[at];
      [o, i, j] = [at + 1, toOwn + 1, toOther + 1];
    }
    if (content === merged.content) return merged;
    if (!isBetween(content, step.content, merged.content)) return null;
    return { content, pieces: piecesOf(content, merged.pieces, step.pieces) };
  };
}

/** Two texts that differ in more than this are no edits of each other, and take long to compare. */
const MOST_EDITS = 200;

const segmenter = new Intl.Segmenter(undefined, { granularity: "sentence" });

const sentencesOf = (content: string): string[] =>
  [...segmenter.segment(content)].map(({ segment }) => segment.trim()).filter(Boolean);

/**
 * Sentences and what stands between them, in turn. An empty space, too, is a place to hold on to. Sentences are
 * those of the server where it has split the text. What was written since is split by the browser, which divides some
 * otherwise: then fewer places are common, and a step is rather left out.
 */
function tokensOf({ content, pieces }: ScriptDraft): string[] {
  const tokens: string[] = [];
  let from = 0;
  for (const text of pieces.flatMap(({ text, untied }) => (untied ? [text] : sentencesOf(text)))) {
    const at = content.indexOf(text, from);
    if (at < 0) continue;
    tokens.push(content.slice(from, at), text);
    from = at + text.length;
  }
  return [...tokens, content.slice(from)];
}

/** Which token of one text is which of the other; null where hardly any is. */
function placesIn(before: string[], after: string[]): Map<number, number> | null {
  const parts = diffArrays(before, after, { maxEditLength: MOST_EDITS });
  if (!parts) return null;
  const places = new Map<number, number>();
  let [from, to] = [0, 0];
  for (const { value, added, removed } of parts) {
    if (!added && !removed) for (const at of value.keys()) places.set(from + at, to + at);
    if (!added) from += value.length;
    if (!removed) to += value.length;
  }
  return places;
}

/** Whether no sentence comes more often than in either of the two, nor more seldom. */
function isBetween(content: string, one: string, other: string): boolean {
  const [ours, first, second] = [content, one, other].map(countsOf) as [Counts, Counts, Counts];
  return [...new Set([...ours.keys(), ...first.keys()])].every((sentence) => {
    const count = ours.get(sentence) ?? 0;
    const [a, b] = [first.get(sentence) ?? 0, second.get(sentence) ?? 0];
    return count >= Math.min(a, b) && count <= Math.max(a, b);
  });
}

type Counts = Map<string, number>;
function countsOf(content: string): Counts {
  const counts: Counts = new Map();
  for (const sentence of sentencesOf(content)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return counts;
}

/**
 * The sentences of a text, divided as those that are known, until the server has split it. Those that the server has
 * split come first: a line that was typed as a whole has no marks.
 */
function piecesOf(content: string, merged: readonly Piece[], step: readonly Piece[]): Piece[] {
  const known = [...step, ...merged.toReversed()].filter(({ text }) => text);
  const byText = new Map(known.map((piece) => [piece.text, piece]));
  const longest = [...byText.values()].toSorted((a, b) => b.text.length - a.text.length);
  const inTurn = [...longest.filter(({ untied }) => untied), ...longest.filter(({ untied }) => !untied)];
  const pieces: Piece[] = [];
  let [at, paragraph] = [0, 0];
  while (at < content.length) {
    const gap = /^\s*/.exec(content.slice(at))?.[0] ?? "";
    at += gap.length;
    if (at >= content.length) break;
    const from = at;
    const fitting = inTurn.find((piece) => content.startsWith(piece.text, from));
    const rest = content.slice(at);
    const text = fitting?.text ?? segmenter.segment(rest).containing(0)?.segment.trimEnd() ?? rest;
    if (pieces.length > 0 && /\n[^\S\n]*\n/.test(gap)) paragraph += 1;
    const { untied, ties } = fitting ?? {};
    const startsLine = pieces.length > 0 && gap.includes("\n");
    pieces.push({
      paragraph,
      text,
      ...(untied && { untied }),
      ...(ties && { ties }),
      ...(startsLine && { startsLine }),
    });
    at += text.length;
  }
  return pieces;
}
