import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Hashes of the migrations that databases out there have applied, in the format of sha256sum. */
const LIST = "landed.sha256";

/** A sentence for each migration of the folder that differs from what has landed. */
export function landedProblems(folder: string): string[] {
  const landed = readList(folder);
  const present = migrationsIn(folder);
  return [
    ...[...landed].flatMap(([name, hash]) => {
      if (!existsSync(join(folder, name))) return [`${name} has landed and must not go: restore it.`];
      if (hashOf(folder, name) === hash) return [];
      return [`${name} has landed and must not change: restore it, and put the change into a new migration.`];
    }),
    ...present
      .filter((name) => !landed.has(name))
      .map((name) => `${name} is missing in ${LIST}: run npm run db:generate.`),
  ];
}

/** Adds the migrations that are new in the folder; listed ones keep their hash. */
export function listNewMigrations(folder: string) {
  const landed = readList(folder);
  for (const name of migrationsIn(folder)) if (!landed.has(name)) landed.set(name, hashOf(folder, name));
  writeFileSync(join(folder, LIST), [...landed].map(([name, hash]) => `${hash}  ${name}\n`).join(""));
}

function readList(folder: string): Map<string, string> {
  const path = join(folder, LIST);
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
  return new Map(
    lines.flatMap((line) => {
      const [hash, name] = line.split(/\s+/);
      return hash && name ? [[name, hash]] : [];
    }),
  );
}

const migrationsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();

/** The same on every system, however git writes the ends of lines there. */
const hashOf = (folder: string, name: string) =>
  createHash("sha256")
    .update(readFileSync(join(folder, name), "utf8").replaceAll("\r\n", "\n"))
    .digest("hex");
