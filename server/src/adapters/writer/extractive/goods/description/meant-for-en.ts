import type { Block } from "#kernel/page";
import { standsInEnglish } from "../../text/sentences/english-sentence.ts";
import { isPlural } from "../../text/sentences/noun-phrase.ts";

const OF_WHOM =
  /^(?:who (?:is it|it[’']s|it is|is this|this is) for\??|(?:ideal|best|perfect|great|suitable|made|good) for):?$/i;
const LONGEST = 160;

/** "Sensitive and dry skin." below "Who it’s for": half a sentence, whose other half is the heading. */
export function meantFor(text: string, above: Block | undefined, name: string): string | null {
  const bare = text.trim().replace(/\.$/, "");
  const isOfWhom = above?.kind === "heading" && OF_WHOM.test(above.text.trim());
  if (!isOfWhom || bare.length > LONGEST || /[.!?:;]/.test(bare) || standsInEnglish(`${bare}.`)) return null;
  const small = /^\p{Lu}\p{Ll}/u.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
  return `${isPlural(name) ? "They are" : "It is"} for ${small.replace(/^for /, "")}.`;
}
