import type { ProseLine } from "./lines.ts";

export const textOfLine = ({ sentences }: ProseLine) => sentences.join(" ");
export const secondsOfLines = (lines: readonly ProseLine[]) =>
  lines.reduce((sum, { seconds }) => sum + seconds, 0);
