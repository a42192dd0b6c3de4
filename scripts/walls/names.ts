import type { Module } from "./imports.ts";

/** Programs of their own: what they call alike does not meet. */
const PROGRAMS = ["server/", "client/src/", "client/e2e/", "scripts/"];

/** Names that two files of one program export for two things. Tests and what helps them are left out. */
export function sharedNames(modules: readonly Module[]): string[] {
  return PROGRAMS.flatMap((program) => {
    const owners = new Map<string, string[]>();
    for (const { path, exports } of modules) {
      if (!path.startsWith(program) || path.includes("/test/")) continue;
      for (const name of new Set(exports)) owners.set(name, [...(owners.get(name) ?? []), path]);
    }
    return [...owners]
      .filter(([name, files]) => files.length > 1 && name !== "default")
      .map(([name, files]) => `${name} is exported for different things: ${files.join(", ")}`);
  });
}
