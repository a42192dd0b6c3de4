import type { Page } from "#kernel/page";
import type { ProseLine } from "../lines.ts";

/** "max_width", "balanceTotal", "amountinteger", "loom.close": a name for machines, often grown together with its type. */
const MACHINE =
  /^\p{Ll}[\p{L}\d]*(?:[_.]\w+|\p{Lu}\p{Ll}\w*)|^\p{Ll}{2,}(?:string|integer|number|boolean|object|array|enum|float|timestamp|hash)$|^\p{Ll}\w+(?:nullable|required|optional|deprecated)\b/u;
const FEWEST = 4;

/**
 * The lines of an English reference without the descriptions of its attributes: below such a name stands its
 * value, "Set of pairs that …", which is nothing without the name. All, where nothing else would be left.
 */
export function withoutAttributes(
  lines: readonly ProseLine[],
  { blocks }: Pick<Page, "blocks">,
): ProseLine[] {
  const isName = (at: number) =>
    blocks[at]?.kind === "heading" && MACHINE.test(blocks[at]?.text.trim() ?? "");
  if (blocks.filter((_, at) => isName(at)).length < FEWEST) return [...lines];
  const rank = Math.max(...blocks.map(({ level }, at) => (isName(at) ? (level ?? LOWEST) : 0)));
  const isDescription = ({ section }: ProseLine) =>
    isName(section) || (blocks[section]?.level === rank && /^\S+$/.test(blocks[section]?.text.trim() ?? ""));
  const kept = lines.filter((line) => !isDescription(line));
  return kept.length > 0 ? kept : [...lines];
}
const LOWEST = 6;
