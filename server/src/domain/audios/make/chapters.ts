import type { Chapter, Cue } from "#db/schema/index";
import type { SpokenSentence } from "../order/script-markup.ts";
import type { Mark } from "./sound/id3.ts";
import { vttText, vttTime } from "./vtt.ts";

/** A chapter for each heading of the script that was spoken. */
export function chaptersOf(sentences: readonly SpokenSentence[], cues: readonly Cue[]): Chapter[] {
  const starts = new Map(cues.map(({ index, start }) => [index, start]));
  const headings = Map.groupBy(
    sentences.filter(({ isHeading, index }) => isHeading && starts.has(index)),
    ({ line }) => line,
  );
  return [...headings.values()].map((parts) => {
    const start = starts.get(parts[0]?.index as number) as number;
    // Players want a chapter at 0 where nothing is spoken before it.
    return { title: parts.map(({ text }) => text).join(" "), start: start === cues[0]?.start ? 0 : start };
  });
}

/** A heading within this many seconds is what the audio begins with. */
const AT_ONCE = 1;

/** Chapters that begin at 0, as players want them: what is spoken before the first heading bears the page's title. */
export function chaptersFromStart(chapters: readonly Chapter[], title: string): Chapter[] {
  const [first, ...others] = chapters;
  return first && first.start < AT_ONCE
    ? [{ ...first, start: 0 }, ...others]
    : [{ title, start: 0 }, ...chapters];
}

interface Chaptered {
  chapters: readonly Chapter[];
  /** Duration of the whole, in seconds. */
  duration: number;
}

/** Each chapter lasts until the next one begins. */
export const chapterMarks = ({ chapters, duration }: Chaptered): Mark[] =>
  chapters.map(({ title, start }, index) => ({ title, start, end: chapters[index + 1]?.start ?? duration }));

/** Chapters as WebVTT; null without any. */
export function chaptersVtt(audio: Chaptered) {
  if (audio.chapters.length === 0) return null;
  const blocks = chapterMarks(audio).map(
    ({ title, start, end }, index) =>
      `${index + 1}\n${vttTime(start)} --> ${vttTime(end)}\n${vttText(title)}`,
  );
  return `${["WEBVTT", ...blocks].join("\n\n")}\n`;
}
