import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../lib/run.ts";
import type { Mutant } from "./catalogue.ts";
import type { Place } from "./sources.ts";

export interface Placed {
  mutant: Mutant;
  place: Place;
}

/**
 * The mutants that the compiler refuses, with its words: they prove nothing. Mutants of different files are
 * compiled together; only where that fails is each compiled by itself.
 */
export async function refusedByCompiler(copy: string, mutants: Placed[]): Promise<Map<Mutant, string>> {
  const refused = new Map<Mutant, string>();
  for (const round of roundsOf(mutants)) {
    if (!(await compile(copy, round))) continue;
    for (const placed of round) {
      const refusal = await compile(copy, [placed]);
      if (refusal) refused.set(placed.mutant, refusal);
    }
  }
  return refused;
}

/** In one round no source is broken twice, and all sources are of one project. */
export function roundsOf(mutants: Placed[]): Placed[][] {
  const rounds: Placed[][] = [];
  for (const placed of mutants) {
    const free = rounds.find(
      (round) =>
        projectOf(round[0] as Placed) === projectOf(placed) &&
        round.every(({ place }) => place.path !== placed.place.path),
    );
    if (free) free.push(placed);
    else rounds.push([placed]);
  }
  return rounds;
}

const projectOf = ({ place }: Placed) => place.path.split("/", 1)[0] as string;

async function compile(copy: string, round: Placed[]): Promise<string | null> {
  const mend = round.map(({ place, mutant }) => breakSource(copy, place, mutant.replace));
  try {
    const json = round.map(({ place }) => refusedJson(join(copy, place.path))).find(Boolean);
    return json ?? (await typesOf(copy, projectOf(round[0] as Placed)));
  } finally {
    for (const one of mend) one();
  }
}

/** Breaks one source of the copy; the answer mends it. */
export function breakSource(copy: string, { path, start, end }: Place, replace: string): () => void {
  const file = join(copy, path);
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.slice(0, start) + replace + text.slice(end));
  return () => writeFileSync(file, text);
}

async function typesOf(copy: string, project: string): Promise<string | null> {
  const kept = ["--incremental", "--tsBuildInfoFile", `.${project}.tsbuildinfo`];
  const { ok, output } = await run("tsc", ["-p", project, ...kept], { cwd: copy });
  return ok ? null : output.trim();
}

function refusedJson(file: string): string | null {
  if (!file.endsWith(".json")) return null;
  try {
    JSON.parse(readFileSync(file, "utf8"));
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
