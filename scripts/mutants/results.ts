import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/run.ts";
import type { Mutant } from "./catalogue.ts";
import type { Judgement } from "./judge.ts";
import type { Namers } from "./namers.ts";
import type { Source } from "./sources.ts";

const FOLDER = join(root, ".mutants", "results");

export interface Result extends Judgement {
  mutant: Mutant;
  seconds: number;
  commit: string;
}

/** Names a result: it holds as long as the mutant, the source that it breaks and the tests stay as they are. */
export function keyOf(mutant: Mutant, source: Source, namers: Namers): string {
  const hash = createHash("sha256").update(JSON.stringify([mutant, source.text, namers.runner]));
  for (const { path, text } of namers.files) hash.update(path).update(text);
  return `${mutant.rule}-${hash.digest("hex").slice(0, 16)}`;
}

/** Names the knowledge that a mutant compiles, which no test changes. */
const compileKeyOf = (mutant: Mutant, { text }: Source) =>
  `compiles-${createHash("sha256")
    .update(JSON.stringify([mutant.search, mutant.replace, text]))
    .digest("hex")
    .slice(0, 16)}`;

export const isKnownToCompile = (mutant: Mutant, source: Source) =>
  existsSync(fileOf(compileKeyOf(mutant, source)));

export function keepCompiles(mutant: Mutant, source: Source) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(compileKeyOf(mutant, source)), "");
}

const fileOf = (key: string) => join(FOLDER, `${key}.json`);

export const keptResult = (key: string): Result | null =>
  existsSync(fileOf(key)) ? (JSON.parse(readFileSync(fileOf(key), "utf8")) as Result) : null;

export function keepResult(key: string, result: Result) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(key), `${JSON.stringify(result, null, 2)}\n`);
}

export const forgetResults = () => rmSync(FOLDER, { recursive: true, force: true });
