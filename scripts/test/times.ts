/** How long each stage took and all of them, one a line. */
export function stageTimes(stages: { name: string; ms: number }[]): string {
  const all = { name: "all", ms: stages.reduce((total, { ms }) => total + ms, 0) };
  const width = Math.max(...stages.map(({ name }) => name.length));
  return [...stages, all]
    .map(({ name, ms }) => `${name.padEnd(width)} ${(ms / 1_000).toFixed(1).padStart(7)} s`)
    .join("\n");
}
