import { diffArrays } from "diff";
import type { Piece, ScriptDraft } from "./draft";

/**
 * A step of one's own history, told anew on the text that another window's edits were merged into: what only this
 * window changed between the step and `before` is as it was at that step, and all that the other changed stays.
 */
export function carriedStep(step: ScriptDraft, before: ScriptDraft, merged: ScriptDraft): ScriptDraft {
  const [old, own, other] = [before, step, merged].map(({ content }) => tokensOf(content)) as [
    string[],
    string[],
    string[],
  ];
  const [inOwn, inOther] = [placesIn(old, own), placesIn(old, other)];
  let content = "";
  let [o, i, j] = [0, 0, 0];
  for (let at = 0; at <= old.length; at++) {
    const isEnd = at === old.length;
    const [toOwn, toOther] = isEnd ? [own.length, other.length] : [inOwn.get(at), inOther.get(at)];
    if (toOwn === undefined || toOther === undefined) continue;
    const was = old.slice(o, at).join("");
    const theirs = other.slice(j, toOther).join("");
    content += theirs === was ? own.slice(i, toOwn).join("") : theirs;
    if (!isEnd) content += old[at];
    [o, i, j] = [at + 1, toOwn + 1, toOther + 1];
  }
  return content === merged.content
    ? merged
    : { content, pieces: piecesOf(content, [...merged.pieces, ...step.pieces]) };
}

const segmenter = new Intl.Segmenter(undefined, { granularity: "sentence" });

/** Sentences and the spaces behind them, in turn. An empty space, too, is a place to hold on to. */
const tokensOf = (content: string): string[] =>
  [...segmenter.segment(content)].flatMap(({ segment }) => {
    const text = segment.trimEnd();
    return [text, segment.slice(text.length)];
  });

/** Which token of one text is which of the other. */
function placesIn(before: readonly string[], after: readonly string[]): Map<number, number> {
  const places = new Map<number, number>();
  let [from, to] = [0, 0];
  for (const { value, added, removed } of diffArrays([...before], [...after])) {
    if (!added && !removed) for (const at of value.keys()) places.set(from + at, to + at);
    if (!added) from += value.length;
    if (!removed) to += value.length;
  }
  return places;
}

/** The sentences of a text, divided as those that are known, until the server has split it. */
function piecesOf(content: string, known: readonly Piece[]): Piece[] {
  const byText = new Map(known.toReversed().map((piece) => [piece.text, piece]));
  const longest = [...byText.keys()].filter(Boolean).toSorted((a, b) => b.length - a.length);
  const pieces: Piece[] = [];
  let [at, paragraph] = [0, 0];
  while (at < content.length) {
    const gap = /^\s*/.exec(content.slice(at))?.[0] ?? "";
    at += gap.length;
    if (at >= content.length) break;
    const rest = content.slice(at);
    const text = longest.find((one) => rest.startsWith(one)) ?? tokensOf(rest)[0] ?? rest;
    if (pieces.length > 0 && /\n[^\S\n]*\n/.test(gap)) paragraph += 1;
    const { untied, ties } = byText.get(text) ?? {};
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
