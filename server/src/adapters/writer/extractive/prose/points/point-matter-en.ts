import { contentTerms } from "#kernel/text/content-terms";
import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { standsLoosely } from "../stands.ts";

/** "Power gets all the attention.": a sentence of so few signs may only lead to the matter. */
const LONGEST_LEAD = 60;
const LATEST_TURN = 2;
const TURN = /^But (\p{L})/u;
/** Words that any sentence has in common with any heading. */
const COMMON =
  /^(?:all|any|every|each|much|many|more|most|time|thing|way|need|get|make|think|know|want|good|best|better|matter|not|never|always|will|can|your|you|what|when|how|why|isn|aren|don)$/;

/**
 * The sentences of a point from where it comes to what its name promises, behind those that only lead there: "Power
 * gets all the attention. But we have run dry nine times."
 */
export function matterOf(
  lines: readonly ProseLine[],
  name: string,
  canBegin: (line: ProseLine) => boolean,
): readonly ProseLine[] {
  const [first] = lines;
  const terms = new Set([...contentTerms(name, "en")].filter((term) => !COMMON.test(term)));
  const keeps = (line: ProseLine) =>
    [...contentTerms(textOfLine(line), "en")].some((term) => terms.has(term));
  if (!first || terms.size === 0 || keeps(first) || textOfLine(first).length > LONGEST_LEAD) return lines;
  const near = lines.filter(({ blockIndex }) => blockIndex === first.blockIndex);
  const kept = near.findIndex((line) => keeps(line) && canBegin(line));
  if (kept !== -1) return lines.slice(kept);
  const turn = near.findIndex((line) => TURN.test(textOfLine(line)));
  const turned = near[turn];
  const bare = (turned?.sentences[0] ?? "").replace(TURN, (_, letter: string) => letter.toUpperCase());
  if (!turned || turn > LATEST_TURN || !standsLoosely(bare, "en")) return lines;
  return [{ ...turned, sentences: [bare, ...turned.sentences.slice(1)] }, ...lines.slice(turn + 1)];
}
