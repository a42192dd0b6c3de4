import { parseArgs } from "node:util";

export type Part = "all" | "unit" | "e2e" | "long";

export interface Wanted {
  part: Part;
  /** Whether vitest stays and runs again what changes. */
  watch: boolean;
  /** Beginnings of names of folders or test files; none for all of them. */
  names: string[];
  projects: string[];
  /** One of several equal shares, as "1/2". */
  shard: string | null;
}

/** The part of the proof that `npm test` and its variants are asked for. */
export function parseWanted(args: string[]): Wanted {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      unit: { type: "boolean" },
      e2e: { type: "boolean" },
      long: { type: "boolean" },
      watch: { type: "boolean" },
      project: { type: "string", multiple: true },
      shard: { type: "string" },
    },
  });
  const part = (["unit", "e2e", "long"] as const).find((name) => values[name]) ?? "all";
  return {
    part,
    watch: values.watch ?? false,
    names: positionals,
    projects: values.project ?? [],
    shard: values.shard ?? null,
  };
}
