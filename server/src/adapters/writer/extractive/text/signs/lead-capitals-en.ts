import type { Block } from "#kernel/page";

/** "JOSH METCALFE had been …", "A BAKERY in the valley …": newspapers set the first words of a report so. */
const IN_CAPITALS = /^(?:\p{Lu}[\p{Lu}’'-]* ){1,6}(?=[\d£$€]|\p{L}*\p{Ll})/u;
const SHORT = new Set(["A", "AN", "AS", "AT", "BY", "HE", "IN", "IT", "MY", "NO", "OF", "ON", "TO", "WE"]);
const SHORTEST = 3;
/** "MORE than forty shops" */
const SHORTEST_ALONE = 4;
/** Letters that are said one by one have hardly a vowel. */
const SAID = /^(?=.*[AEIOUY]).{4,}$/u;

/** A sentence whose first words stand in capitals, with the letters that the rest of the page gives them. */
export function withoutLeadCapitals(text: string, blocks: readonly Block[]): string {
  const [lead = ""] = IN_CAPITALS.exec(text) ?? [];
  const words = lead.trim().split(" ");
  if (words.every((word) => word.length < (words.length > 1 ? SHORTEST : SHORTEST_ALONE))) return text;
  const known = wordsOf(
    blocks
      .map((block) => block.text)
      .join("\n")
      .replace(lead, ""),
  );
  const cased = words.map((word) => casedAs(word, known));
  if (cased.every((word) => word === null)) return text;
  const told = words.map(
    (word, at) => cased[at] ?? (SAID.test(word) && !known.has(word) ? titled(word) : word),
  );
  const line = told.join(" ");
  return `${line.charAt(0).toUpperCase()}${line.slice(1)} ${text.slice(lead.length)}`;
}

/** The word as the page has it elsewhere; null where it has it in capitals, or not at all. */
function casedAs(word: string, known: ReadonlySet<string>): string | null {
  const small = word.toLowerCase();
  if (word.length < SHORTEST) return SHORT.has(word) ? small : null;
  if (known.has(small)) return small;
  return known.has(titled(word)) ? titled(word) : null;
}

const titled = (word: string) =>
  word.toLowerCase().replace(/(?<!\p{L}|\p{L}[’'](?=s$))\p{L}/gu, (letter) => letter.toUpperCase());

const wordsOf = (text: string) =>
  new Set(text.split(/[^\p{L}’'-]+/u).flatMap((word) => [word, word.replace(/[’']s$/u, "")]));
