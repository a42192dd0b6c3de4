import type { Chapter, Cue } from "#db/schema/index";
import type { MarkedSentence } from "./marked.ts";
import { vttText, vttTime } from "./vtt.ts";

/** A chapter for each heading of the script that was spoken. */
export function chaptersOf(sentences: readonly MarkedSentence[], cues: readonly Cue[]): Chapter[] {
  const starts = new Map(cues.map(({ index, start }) => [index, start]));
  const headings = Map.groupBy(
    sentences.filter(({ isHeading, index }) => isHeading && starts.has(index)),
    ({ line }) => line,
  );
  return [...headings.values()].map((parts) => ({
    title: parts.map(({ text }) => text).join(" "),
    start: starts.get(parts[0]?.index as number) as number,
  }));
}

/** Chapters as WebVTT, each until the next one begins; null without any. */
export function chaptersVtt({ chapters, duration }: { chapters: readonly Chapter[]; duration: number }) {
  if (chapters.length === 0) return null;
  const blocks = chapters.map(({ title, start }, index) => {
    const end = chapters[index + 1]?.start ?? duration;
    return `${index + 1}\n${vttTime(start)} --> ${vttTime(end)}\n${vttText(title)}`;
  });
  return `${["WEBVTT", ...blocks].join("\n\n")}\n`;
}
