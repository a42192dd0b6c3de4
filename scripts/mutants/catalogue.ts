import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { root } from "../lib/run.ts";
import { locate, type Source } from "./sources.ts";

const KINDS = ["boundary", "negation", "value", "removal"] as const;
type Kind = (typeof KINDS)[number];

/** One way to break a rule in the sources. */
export interface Mutant {
  rule: string;
  kind: Kind;
  /** The broken behaviour, in a sentence. */
  breaks: string;
  /** Stands exactly once in all sources; white space counts as one space. */
  search: string;
  replace: string;
}

export interface Catalogue {
  mutants: Mutant[];
  /** Rules that no code of ours decides, each with the reason. */
  undecided: Map<string, string>;
}

const FOLDER = "scripts/mutants/rules";

export function readCatalogue(): Catalogue {
  const files = globSync(`${FOLDER}/[1-9].yaml`, { cwd: root }).sort();
  const read = (file: string) => parse(readFileSync(join(root, file), "utf8")) ?? [];
  return {
    mutants: files.flatMap((file) => read(file) as Mutant[]),
    undecided: new Map(Object.entries(read(`${FOLDER}/undecided.yaml`) as Record<string, string>)),
  };
}

/** A sentence for each thing that is wrong with the catalogue. */
export function problemsOf({ mutants, undecided }: Catalogue, rules: string[], sources: Source[]): string[] {
  const of = (rule: string) => mutants.filter((mutant) => mutant.rule === rule);
  const named = [...new Set([...mutants.map(({ rule }) => rule), ...undecided.keys()])];
  return [
    ...named.filter((rule) => !rules.includes(rule)).map((rule) => `${rule}: there is no such rule`),
    ...rules
      .filter((rule) => !undecided.has(rule) && of(rule).length < 2)
      .map((rule) => `${rule}: has ${of(rule).length} of 2 mutants and no reason for having fewer`),
    ...rules
      .filter((rule) => undecided.has(rule) && of(rule).length > 0)
      .map((rule) => `${rule}: has mutants and a reason for having none`),
    ...rules
      .filter((rule) => of(rule).length > 0 && !of(rule).some(({ kind }) => PRECISE.has(kind)))
      .map((rule) => `${rule}: no mutant moves a boundary or negates a condition`),
    ...mutants.flatMap((mutant) => problemsOfOne(mutant, sources)),
  ];
}

const PRECISE = new Set<Kind>(["boundary", "negation"]);

function problemsOfOne({ rule, kind, breaks, search, replace }: Mutant, sources: Source[]): string[] {
  const places = locate(search, sources).map(({ path }) => path);
  return [
    ...(KINDS.includes(kind) ? [] : [`${rule}: "${kind}" is no kind of mutant`]),
    ...(breaks ? [] : [`${rule}: does not say what "${search}" breaks`]),
    ...(search !== replace ? [] : [`${rule}: "${search}" is replaced by itself`]),
    ...(places.length === 1
      ? []
      : [
          `${rule}: "${search}" stands ${places.length} times in the sources, in ${places.join(", ") || "none"}`,
        ]),
  ];
}
