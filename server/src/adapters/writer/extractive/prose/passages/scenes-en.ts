import { setsScene } from "../../merits-en.ts";
import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";

const FEWEST = 3;

/** The blocks of an English text that set the scene with half of their sentences or more: what stands between such sentences does, too. */
export function sceneBlocksIn(lines: readonly ProseLine[]): Set<number> {
  const isScene = (some: readonly ProseLine[]) =>
    some.length >= FEWEST && 2 * some.filter((line) => setsScene(textOfLine(line))).length >= some.length;
  const ofBlock = Map.groupBy(lines, ({ blockIndex }) => blockIndex);
  return new Set([...ofBlock].flatMap(([block, some]) => (isScene(some) ? [block] : [])));
}
