import type { Cue } from "#db/schema/index";
import { vttTime } from "./vtt.ts";

/** SubRip with one cue a sentence; a speaker stands before a colon, as its readers have no marks for voices. */
export const toSrt = (cues: readonly Cue[]): string =>
  cues
    .map(({ start, end, text, speaker }, position) => {
      const said = `${speaker ? `${speaker}: ` : ""}${text}`.replace(/\s+/g, " ").replaceAll("-->", "→");
      return `${position + 1}\n${srtTime(start)} --> ${srtTime(end)}\n${said}\n`;
    })
    .join("\n");

const srtTime = (seconds: number) => vttTime(seconds).replace(".", ",");
