import type { Cue } from "#db/schema/index";

/** WebVTT with one cue a sentence, in the original words and, where the script marks them, its speakers. */
export function toVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ index, start, end, text, speaker }) =>
      `${index + 1}\n${vttTime(start)} --> ${vttTime(end)}\n${speaker ? `<v ${vttText(speaker)}>` : ""}${vttText(text)}`,
  );
  return `${["WEBVTT", ...blocks].join("\n\n")}\n`;
}

/** Hours, minutes, seconds and milliseconds. */
export function vttTime(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const part = (value: number, digits = 2) => String(value).padStart(digits, "0");
  const whole = Math.floor(ms / 1000);
  return `${part(Math.floor(whole / 3600))}:${part(Math.floor(whole / 60) % 60)}:${part(whole % 60)}.${part(ms % 1000, 3)}`;
}

/** A cue's text knows tags and entities; ours is plain, on one line. */
export const vttText = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/\s+/g, " ");
