import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { holding } from "./file-lock.mjs";
import { root } from "./run.ts";

export interface Build {
  /** Files and folders that decide the result, from the checkout's root. */
  inputs: string[];
  /** Further values that decide the result. */
  settings?: unknown;
  /** A file that the build makes. */
  output: string;
  /** Where the mark of the last build lies. */
  stamp: string;
  build(): Promise<void>;
}

/** Builds unless the very same inputs were built before, by this process or by one that built meanwhile. */
export const buildIfChanged = (build: Build): Promise<boolean> =>
  holding(join(root, "node_modules", `.turn-${build.output.replaceAll("/", "-")}`), () =>
    buildUnlessFresh(build),
  );

/** True when it had to. */
async function buildUnlessFresh({ inputs, settings, output, stamp, build }: Build): Promise<boolean> {
  const hash = hashOf(inputs, settings);
  const mark = join(root, stamp);
  if (existsSync(join(root, output)) && readIfThere(mark) === hash) return false;
  rmSync(mark, { force: true });
  await build();
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, hash);
  return true;
}

function hashOf(inputs: string[], settings: unknown = null): string {
  const hash = createHash("sha256").update(JSON.stringify([process.version, settings]));
  for (const input of inputs) {
    for (const file of filesBelow(input))
      hash
        .update(file)
        .update("\0")
        .update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

function filesBelow(path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter((file) => !file.includes("src/gql/"))
    .sort();
}

function readIfThere(file: string): string | null {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
