import type { TiedWords } from "./untied";

export interface Piece {
  paragraph: number;
  text: string;
  /** Begins a line of its own, as what a speaker says does. */
  startsLine?: boolean | undefined;
  /** Numbers and dates that the page does not say; none is known of a sentence that was just edited. */
  untied?: readonly string[];
  /** Where the page says the others. */
  ties?: readonly TiedWords[] | null | undefined;
}

/** A script being edited: the whole text, and its sentences as they are shown. */
export interface ScriptDraft {
  content: string;
  pieces: readonly Piece[];
}

export function toDraft(content: string, sentences: readonly Piece[]): ScriptDraft {
  let from = 0;
  const pieces = sentences.map(({ paragraph, text, untied, ties }) => {
    const start = content.indexOf(text, from);
    const startsLine = start > from && content.slice(from, start).includes("\n");
    if (start >= 0) from = start + text.length;
    return { paragraph, text, untied, ties, ...(startsLine && { startsLine }) };
  });
  return { content, pieces };
}

/** A text that was typed as a whole: a line stands for a sentence until the server has split it. */
export const roughDraft = (content: string): ScriptDraft => ({
  content,
  pieces: content
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((text, paragraph) => ({ paragraph, text })),
});

/** Where each sentence stands in the text: they come in order, so each search begins where the last one ended. */
function rangeOf({ content, pieces }: ScriptDraft, index: number): [start: number, end: number] | null {
  let from = 0;
  for (const [at, { text }] of pieces.entries()) {
    const start = content.indexOf(text, from);
    if (start < 0) return null;
    if (at === index) return [start, start + text.length];
    from = start + text.length;
  }
  return null;
}

/** Replaces one sentence; an empty text removes it. Spaces and breaks around it stay as they were. */
export function replaceSentence(draft: ScriptDraft, index: number, text: string): ScriptDraft {
  const range = rangeOf(draft, index);
  if (!range) return draft;
  const trimmed = text.trim();
  const [start, end] = range;
  const content = draft.content.slice(0, start) + trimmed + draft.content.slice(end);
  const pieces = draft.pieces.flatMap((piece, at) => {
    if (at !== index) return [piece];
    const { paragraph, startsLine } = piece;
    return trimmed ? [{ paragraph, text: trimmed, ...(startsLine && { startsLine }) }] : [];
  });
  return { content: trimmed ? content : content.replace(/\n{3,}/g, "\n\n").trim(), pieces };
}

/** Lines of their own stay so: a heading, or what a speaker says. */
const OWN_LINE = /^(?:#{1,3}[ \u3000]|[^:：\n]{1,60}[:：])/;

/** Puts a sentence behind another one. */
export function addSentence(draft: ScriptDraft, index: number, text: string): ScriptDraft {
  const range = rangeOf(draft, index);
  const before = draft.pieces[index];
  const added = text.trim();
  if (!range || !before || !added) return draft;
  const isOwnLine = before.startsLine || OWN_LINE.test(before.text);
  const joint = isOwnLine ? "\n" : /[\x21-\x7e]$/.test(before.text) ? " " : "";
  const [, end] = range;
  const content = draft.content.slice(0, end) + joint + added + draft.content.slice(end);
  const piece = { paragraph: before.paragraph, text: added, ...(isOwnLine && { startsLine: true }) };
  return { content, pieces: draft.pieces.toSpliced(index + 1, 0, piece) };
}

/** Lets a sentence change places with its neighbour; breaks and spaces stay where they are. */
export function moveSentence(draft: ScriptDraft, index: number, by: 1 | -1): ScriptDraft {
  const [first, second] = by > 0 ? [index, index + 1] : [index - 1, index];
  const ranges = [rangeOf(draft, first), rangeOf(draft, second)] as const;
  const [upper, lower] = [draft.pieces[first], draft.pieces[second]];
  if (!ranges[0] || !ranges[1] || !upper || !lower) return draft;
  const [[start, end], [from, to]] = [ranges[0], ranges[1]];
  const { content } = draft;
  const place = ({ paragraph, startsLine }: Piece, { text, untied, ties }: Piece): Piece => ({
    paragraph,
    text,
    ...(startsLine && { startsLine }),
    ...(untied && { untied }),
    ties,
  });
  return {
    content: content.slice(0, start) + lower.text + content.slice(end, from) + upper.text + content.slice(to),
    pieces: draft.pieces.with(first, place(upper, lower)).with(second, place(lower, upper)),
  };
}

/**
 * Where a sentence stands that stood elsewhere a moment ago: itself, or where the server has told of all of them anew,
 * the nearest one of the same words. Null where it is gone.
 */
export function placeOf(pieces: readonly Piece[], piece: Piece, before: number): number | null {
  const itself = pieces.indexOf(piece);
  if (itself >= 0) return itself;
  const same = pieces.flatMap(({ text }, index) => (text === piece.text ? [index] : []));
  return same.sort((one, other) => Math.abs(one - before) - Math.abs(other - before))[0] ?? null;
}

/** Sentences with their indexes, grouped as the paragraphs they stand in. */
export function paragraphsOf(pieces: readonly Piece[]): (Omit<Piece, "paragraph"> & { index: number })[][] {
  const groups = new Map<number, (Omit<Piece, "paragraph"> & { index: number })[]>();
  for (const [index, { paragraph, ...piece }] of pieces.entries()) {
    groups.set(paragraph, [...(groups.get(paragraph) ?? []), { index, ...piece }]);
  }
  return [...groups.values()];
}
