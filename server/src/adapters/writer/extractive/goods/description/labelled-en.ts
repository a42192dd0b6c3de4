import { englishVerbs } from "#kernel/text/english-verbs";
import { mayBeFinite } from "../../text/sentences/finite-verbs.ts";

/** "The dial.", "The guard.": a word or two above what is said of it, on the same line. */
const LABEL = /^(The \p{Ll}[\p{L}-]*(?: \p{Ll}[\p{L}-]*){0,2})\. (?=\p{Lu})/u;
const IS = /^It(?:[’']s| is)(?= )/;
const DOES = /^It(?= (?:has|can|will|holds|\p{Ll}+s) )/u;
const ORDER = /^(\p{Lu}\p{Ll}+) it(?=[ ,.])/u;

/** A line that names a part and goes on with "it", said of that part: "The guard is a plunger.", "Turn the dial." */
export function withPartNamed(text: string): string {
  // "The dye moves." is a sentence of its own.
  const [label = "", part = ""] = LABEL.exec(text) ?? [];
  if (part === "" || part.split(" ").slice(1).some(mayBeFinite)) return text;
  const rest = text.slice(label.length);
  if (IS.test(rest)) return rest.replace(IS, `${part} is`);
  if (DOES.test(rest)) return rest.replace(DOES, part);
  const [order, verb = ""] = ORDER.exec(rest) ?? [];
  return order && englishVerbs.get(verb.toLowerCase()) === "base"
    ? `${verb} ${part.charAt(0).toLowerCase()}${part.slice(1)}${rest.slice(order.length)}`
    : text;
}
