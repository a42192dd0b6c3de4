import { availableParallelism, loadavg } from "node:os";

/** One line of a measurement: what, and how much of which unit. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
}

/** Prints a table, or JSON with --json; either says on what it was measured. */
export function printFigures(figures: Figure[], remarks: string[] = []) {
  const load = loadavg().map((value) => Number(value.toFixed(1)));
  if (process.argv.includes("--json")) {
    console.log(JSON.stringify({ figures, remarks, cores: availableParallelism(), load }, null, 2));
    return;
  }
  const width = Math.max(...figures.map(({ what }) => what.length));
  for (const { what, value, unit } of figures) {
    console.log(`${what.padEnd(width)}  ${value.toFixed(unit === "s" ? 1 : 0).padStart(7)} ${unit}`);
  }
  for (const remark of [...remarks, `${availableParallelism()} cores, load ${load.join(" ")}`])
    console.log(remark);
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** Runs the work and tells how many seconds it took. */
export async function timed<Result>(work: () => Promise<Result>): Promise<[seconds: number, result: Result]> {
  const began = performance.now();
  const result = await work();
  return [(performance.now() - began) / 1000, result];
}
