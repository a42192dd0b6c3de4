import type { Page } from "#kernel/page";
import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { tellsDeed } from "../tells-deed-en.ts";
import { warnsInEnglish } from "../warnings-en.ts";

/**
 * The words above the first step without a scene from the author's life, where a paragraph behind it says what the work
 * is about: a script of steps has time for one of them.
 */
export function withoutScene(lines: readonly ProseLine[], { blocks }: Page): readonly ProseLine[] {
  const [first] = lines;
  if (!first || !tellsDeed(textOfLine(first))) return lines;
  const others = lines.filter(({ blockIndex }) => blockIndex > first.blockIndex);
  const matter = others.find(({ blockIndex }) => blocks[blockIndex]?.kind === "paragraph");
  const isMatter = matter?.begins && matter.section === first.section && !tellsDeed(textOfLine(matter));
  if (!isMatter) return lines;
  return lines.filter((line) => line.blockIndex !== first.blockIndex || warnsInEnglish(textOfLine(line)));
}
