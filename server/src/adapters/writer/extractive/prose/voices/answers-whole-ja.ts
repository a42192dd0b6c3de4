import type { Page } from "#kernel/page";
import { isAnswered } from "../../rows/questions-ja.ts";
import type { ProseLine } from "../lines.ts";

/** The lines of a page without questions whose answer could not be said from its beginning, and without such answers. */
export function withAnswersWhole(lines: readonly ProseLine[], { blocks }: Page): ProseLine[] {
  const torn = new Set<number>();
  for (const [index, own] of Map.groupBy(lines, ({ blockIndex }) => blockIndex)) {
    const [question, answer] = own;
    if (isAnswered(blocks[index]) && (!question?.begins || !answer || answer.gap)) torn.add(index);
  }
  return torn.size === 0
    ? [...lines]
    : lines
        .map((line, at) => (torn.has(lines[at - 1]?.blockIndex ?? -1) ? { ...line, gap: true } : line))
        .filter(({ blockIndex }) => !torn.has(blockIndex));
}
