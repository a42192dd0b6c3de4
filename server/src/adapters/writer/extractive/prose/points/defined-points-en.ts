import { isPhraseOfThing } from "../../text/sentences/phrase-of-thing-en.ts";

/** "Warp: The threads that a weft goes through." */
const DEFINED = /^(\p{Lu}[\p{L}\d’'-]*(?: [\p{L}\d’'-]+){0,3}): ((?:The|An?) .{25,}\.)$/u;
/** "Note: A loom …", "What it is: A frame …", "Used: A loom that …": heads that name nothing. */
const NAMELESS =
  /^(?:note|tip|example|hint|warning|caution|important|why|how|what|when|where|who|our|your|my|the|used|new|better|best|pros?|cons?)\b|ed$/i;
/** "Oak Loom", "API": a name has no article; a word that is explained is quoted. */
const NAME = /^(?:\p{Lu}\S* )+\p{Lu}\S*$|^\p{Lu}{2,}$/u;

/** A point that says what its head is, as a sentence: "“Warp” means the threads that …". Null for any other. */
export function definedPoint(text: string): string | null {
  const [, head = "", phrase = ""] = DEFINED.exec(text) ?? [];
  if (!head || NAMELESS.test(head) || !isPhraseOfThing(phrase)) return null;
  const lowered = `${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}`;
  return NAME.test(head) && !/[^su]s$/.test(head) ? `${head} is ${lowered}` : `“${head}” means ${lowered}`;
}
