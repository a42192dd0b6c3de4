/** Medians in milliseconds of pieces of work that are done in turn, so that a busy machine disturbs all alike. */
export async function interleaved<Name extends string>(
  works: Record<Name, () => Promise<unknown>>,
  rounds: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(works) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  const warm = Math.ceil(rounds / 5);
  for (let round = -warm; round < rounds; round++) {
    for (const name of names) {
      const started = performance.now();
      await works[name]();
      if (round >= 0) times[name].push(performance.now() - started);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Name, number>;
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, two) => one - two);
  return rounded(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
}

/** Hundredths are all that a table needs. */
export const rounded = (value: number) => Math.round(value * 100) / 100;
