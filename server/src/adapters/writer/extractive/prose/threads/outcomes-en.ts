import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { asks, standsLoosely } from "../stands.ts";

/** Somebody's own deed came to an end: "I ended up with oak", "The loom is fixed now", "We have released a new reed". */
const CAME_OF_IT = new RegExp(
  [
    String.raw`\b(?:works|working|fixed|solved|resolved|sorted) (?:now|again|for me|fine|perfectly)\b`,
    String.raw`\b(?:is|are|was|been|got) (?:now |finally |all )?(?:fixed|solved|resolved|sorted)\b`,
    String.raw`\b(?:I|we)(?:[’']ve| have)? (?:finally |eventually |just |now |have )?(?:ended up|went (?:with|for)|settled on|fixed|solved|resolved|released|figured (?:it )?out)\b`,
    String.raw`\b(?:I|we)(?:[’']ve| have)? (?:finally |eventually )?found (?:the|an?|my|our) (?:solution|answer|problem|cause|culprit|fix)\b`,
    String.raw`\b(?:it|this|that) (?:worked|did the trick|(?:has )?(?:fixed|solved|resolved) (?:it|the|my|our))\b`,
    // "Guesses turn out to be wrong" reports nothing.
    String.raw`\bturned out (?:to be|that|it)\b|(?:^|\bit )turns out\b|^in the end,? (?:I|we|it)\b`,
  ].join("|"),
  "iu",
);
/** Words of a thing that may have been, or was not. */
const OPEN =
  /\b(?:if|would|could|should|might|may|hope|hopefully|until|unless|when|once|not|never|no|\p{L}+n[’']t)\b/iu;

/** Where a post begins to report how it ended; -1 where it does not, or where only the one before it says of what. */
export const outcomeIn = (lines: readonly ProseLine[]): number =>
  lines.findIndex((line) => {
    const text = textOfLine(line);
    return CAME_OF_IT.test(text) && !OPEN.test(text) && !asks(text) && standsLoosely(text, "en");
  });
