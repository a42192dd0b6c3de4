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
 * compiled together; only where that fails are those of the files that it names compiled by themselves.
 */
export async function refusedByCompiler(
  copy: string,
  mutants: Placed[],
  compiles: (placed: Placed) => void,
): Promise<Map<Mutant, string>> {
  const refused = new Map<Mutant, string>();
  for (const round of roundsOf(mutants)) {
    const suspects = await suspectsOf(copy, round);
    for (const placed of round.filter((one) => !suspects.includes(one))) compiles(placed);
    for (const placed of suspects) {
      const refusal = await compile(copy, [placed]);
      if (refusal) refused.set(placed.mutant, refusal);
      else compiles(placed);
    }
  }
  return refused;
}

/** The rest of a round compiles together. */
async function suspectsOf(copy: string, round: Placed[]): Promise<Placed[]> {
  if (round.length === 0) return [];
  const refusal = await compile(copy, round);
  if (!refusal) return [];
  const named = round.filter(({ place }) => refusal.includes(place.path));
  const suspects = named.length > 0 ? named : round;
  const others = round.filter((placed) => !suspects.includes(placed));
  return [...suspects, ...(await suspectsOf(copy, others))];
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
    const json = round.map(({ place }) => refusedJson(copy, place.path)).find(Boolean);
    if (json) return json;
    const isIncremental = round.every(({ place }) => !place.path.endsWith(".json"));
    return await typesOf(copy, projectOf(round[0] as Placed), isIncremental);
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

async function typesOf(copy: string, project: string, isIncremental: boolean): Promise<string | null> {
  // Beside the copy, which is made anew each time. What the compiler keeps of JSON files it never renews.
  const kept = isIncremental ? ["--incremental", "--tsBuildInfoFile", `../${project}.tsbuildinfo`] : [];
  // Code that a mutant leaves unused still runs.
  const loose = ["--noUnusedLocals", "false", "--noUnusedParameters", "false"];
  const { ok, output } = await run("tsc", ["-p", project, ...kept, ...loose], { cwd: copy });
  if (ok) return null;
  if (!output.includes("error TS")) throw new Error(`The compiler did not run: ${output}`);
  return output.trim();
}

function refusedJson(copy: string, path: string): string | null {
  if (!path.endsWith(".json")) return null;
  try {
    JSON.parse(readFileSync(join(copy, path), "utf8"));
    return null;
  } catch (error) {
    return `${path}: ${(error as Error).message}`;
  }
}
