import { isSentenceEnd } from "./sentence-end.ts";

export interface Sentence {
  /** Position in the whole script, from 0. */
  index: number;
  /** Paragraph it stands in, from 0. */
  paragraph: number;
  /** Line it stands on, from 0; empty ones do not count. */
  line: number;
  text: string;
}

/**
 * Splits a script into sentences, Japanese and English alike: the one division that script editor,
 * cues, ties and segments share. A blank line begins a paragraph; a newline ends a sentence.
 */
export function splitScript(content: string): Sentence[] {
  let line = -1;
  return content
    .split(/(?:\r\n?|\n)[^\S\n]*(?:\r\n?|\n)\s*/)
    .map((paragraph) =>
      paragraph
        .split(/\r\n?|\n/)
        .map(splitLine)
        .filter((sentences) => sentences.length > 0),
    )
    .filter((lines) => lines.length > 0)
    .flatMap((lines, paragraph) =>
      lines.flatMap((sentences) => {
        line += 1;
        return sentences.map((text) => ({ paragraph, line, text }));
      }),
    )
    .map((sentence, index) => ({ index, ...sentence }));
}

function splitLine(line: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const run of line.matchAll(/[。．！？!?.｡…]+[」』）)】〕］\]”’"'»]*/gu)) {
    const end = run.index + run[0].length;
    if (!isSentenceEnd(line, start, run.index, end)) continue;
    sentences.push(line.slice(start, end));
    start = end;
  }
  return [...sentences, line.slice(start)].map((sentence) => sentence.trim()).filter(Boolean);
}
