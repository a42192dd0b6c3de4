import { blocks } from "./blocks.ts";

export type Side = "S" | "C" | "E";

/** A proof that a rule wants: its id and the side that a test must show it on. */
export type Proof = `${string} ${Side}`;

/** The table of docs/rules.md: every proof that every rule wants. */
export function wantedProofs(rules: string): Proof[] {
  return [...rules.matchAll(/^\| (\d+\.\d+) \| ([SCBE ]+) \|/gm)].flatMap(([, id = "", letters = ""]) =>
    letters.split(" ").flatMap((letter) => sidesOf(letter).map((side): Proof => `${id} ${side}`)),
  );
}

const sidesOf = (letter: string): Side[] => (letter === "B" ? ["S", "C"] : [letter as Side]);

export interface TestFile {
  path: string;
  text: string;
}

/** Rules that the names of tests claim to prove. A browser test proves the client's side too. */
export function givenProofs(files: TestFile[]): Map<Proof, string> {
  const given = new Map<Proof, string>();
  for (const { path, text } of files) {
    for (const id of ruleIds(text)) for (const side of provesSides(path)) given.set(`${id} ${side}`, path);
  }
  return given;
}

function provesSides(path: string): Side[] {
  if (path.startsWith("client/e2e/")) return ["E", "C"];
  return path.startsWith("client/") ? ["C"] : ["S"];
}

const LITERAL = /(["'`])((?:\\.|(?!\1).)*)\1/g;
const IDS = /(?<=^|[\s\]])\[([1-9]\.\d+(?:,\s*[1-9]\.\d+)*)\]/g;

/** Tests, and groups of tests, that some runs leave out. */
const LEFT_OUT = /\.(skip|skipIf|runIf|todo|fixme|fails)\(/;

/** Journeys of the long proofs, each with the name of the constant that holds its title, where one does. */
const JOURNEY = /^\s*test\(/;
const LONG_JOURNEY = /^\s*test\(\s*(?:(\w+)|["`][^"`]*["`]), \{ tag: "@long" \}/;

/** Ids in brackets within a sentence, of tests that every run holds. */
function ruleIds(text: string): string[] {
  let held = text;
  for (const { text: block } of blocks(text, LEFT_OUT)) held = held.replace(block, "");
  for (const { text: block } of blocks(held, JOURNEY)) {
    const [isLong, title] = LONG_JOURNEY.exec(block) ?? [];
    if (!isLong) continue;
    held = held.replace(block, "");
    if (title)
      for (const named of blocks(held, new RegExp(`^\\s*const ${title} =`)))
        held = held.replace(named.text, "");
  }
  const lines = held.split("\n").filter((line) => !/^\s*(\/\/|\*)/.test(line));
  const names = lines.flatMap((line) => [...line.matchAll(LITERAL)].map((match) => match[2] ?? ""));
  return names.flatMap((name) => [...name.matchAll(IDS)].flatMap((match) => (match[1] ?? "").split(/,\s*/)));
}

export interface Coverage {
  wanted: Proof[];
  given: Map<Proof, string>;
  /** Proofs that may still be missing. */
  open: Proof[];
  /** The same list as last committed, or null when that is not known. */
  openBefore: Proof[] | null;
}

/** A sentence for each thing that is wrong. */
export function problems({ wanted, given, open, openBefore }: Coverage): string[] {
  const known = new Set(wanted.map(idOf));
  return [
    ...unique(
      [...given].filter(([proof]) => !known.has(idOf(proof))),
      ([proof, path]) => `${path} names rule ${idOf(proof)}, which does not exist`,
    ),
    ...wanted
      .filter((proof) => !given.has(proof) && !open.includes(proof))
      .map((proof) => `${proof}: no test proves it`),
    ...open
      .filter((proof) => given.has(proof))
      .map((proof) => `${proof}: proved, so it must leave rules-open.txt`),
    ...open
      .filter((proof) => !wanted.includes(proof))
      .map((proof) => `${proof}: in rules-open.txt, but no rule wants it`),
    ...open
      .filter((proof) => openBefore && !openBefore.includes(proof))
      .map((proof) => `${proof}: added to rules-open.txt, which may only get shorter`),
  ];
}

const idOf = (proof: Proof) => proof.split(" ")[0] as string;

function unique<Item>(items: Item[], sentence: (item: Item) => string): string[] {
  return [...new Set(items.map(sentence))];
}

/** One proof a line; empty lines and lines that begin with # do not count. */
export function parseOpen(text: string): Proof[] {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "" && !line.startsWith("#")) as Proof[];
}
