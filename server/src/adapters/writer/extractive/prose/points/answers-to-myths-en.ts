import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { opensSection, standsAlone } from "../stands.ts";

/** "However, looms rest at night.", "In reality, …": below what is not so, what is. */
const TURNS =
  /^(?:(?:but|however|yet|instead),? )?(?:in (?:reality|fact|truth|practice)|actually|the (?:truth|reality|fact) is(?: that)?|(?:but|however|yet))(?:,\s*|\s+)/i;
/** "While wool is often called warm, …", "Wool is not always warm.": the answer stands in the same sentence. */
const GRANTS = /^(?:while|although|though) [^.]+, /i;
const DENIES =
  /\b(?:not|never|no (?:evidence|proof|need|reason|truth)|false|untrue|wrong|incorrect|unfounded|unsupported)\b|n[’']t\b/i;
/** "A common myth is that …": what the heading has said already. */
const RESTATES =
  /\b(?:myth|misconception|belief|fallacy|claim)s?\b|\b(?:many|some|most) (?:people )?(?:believe|think|assume)\b/i;
/** "These claims are not supported": of what, the name above it has said. */
const POINTS_AT_NAME =
  /^(?:this|that|these|such) (?:(?:\p{L}+ )?(?:claim|belief|idea|notion|myth|assumption|view|statement)s?|(?:is|was)(?:n[’']t| not))\b/iu;
const MOST_LINES = 3;

/** Below the heading of something that is not so, the sentences that say what is: with those that go on, and without the turn. */
export function answersIn(own: readonly ProseLine[]): ProseLine[][] {
  const at = own.findIndex((line, index) => {
    const text = textOfLine(line);
    return (
      TURNS.test(text) || (!RESTATES.test(text) && (GRANTS.test(text) || (index < 2 && DENIES.test(text))))
    );
  });
  const line = own[at];
  if (!line) return [];
  const text = textOfLine(line).replace(TURNS, "");
  const bare = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  const before = own[at - 1];
  const stands =
    standsAlone(bare, "en") ||
    POINTS_AT_NAME.test(bare) ||
    (GRANTS.test(bare) ? standsAlone(bare.replace(GRANTS, ""), "en") : at === 0 && opensSection(bare));
  const isNear = before && !line.gap && before.blockIndex === line.blockIndex && at === 1;
  if (!stands && !isNear) return [];
  const answer = stands ? [{ ...line, sentences: [bare] }] : [before as ProseLine, line];
  const runs = [answer];
  for (const next of own.slice(at + 1, at + MOST_LINES)) {
    const last = runs.at(-1)?.at(-1);
    if (next.gap || next.blockIndex !== last?.blockIndex) break;
    runs.push([...(runs.at(-1) ?? []), next]);
  }
  return runs;
}
