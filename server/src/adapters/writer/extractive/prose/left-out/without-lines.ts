import type { ProseLine } from "../lines.ts";

/** The lines without some of them, each behind one that is left out marked as torn from it; all, where none would be left. */
export function withoutLines(lines: readonly ProseLine[], lost: ReadonlySet<number>): ProseLine[] {
  if (lost.size === lines.length) return [...lines];
  return lines
    .map((line, index) => (lost.has(index - 1) ? { ...line, gap: true } : line))
    .filter((_, index) => !lost.has(index));
}
