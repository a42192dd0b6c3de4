import type { Sample } from "./samples.ts";

type Score = (sample: Sample) => number;

/** Means by set and kind, a column a way of reading. */
export function printTable(samples: readonly Sample[], columns: Record<string, Score>): void {
  const line = (first: string, cells: readonly string[]) =>
    console.log(first.padEnd(26) + cells.map((cell) => cell.padEnd(17)).join(""));
  line("", [...Object.keys(columns), "pages"]);
  for (const [set, pages] of Map.groupBy(samples, ({ page }) => page.set)) {
    const kinds = Map.groupBy(pages, ({ page }) => page.kind);
    for (const [kind, some] of [["all", pages] as const, ...[...kinds].sort()])
      line(`${set} ${kind}`, [
        ...Object.values(columns).map((score) =>
          (some.reduce((sum, one) => sum + score(one), 0) / some.length).toFixed(3),
        ),
        String(some.length),
      ]);
  }
}
