import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isRunning, startOf } from "./processes.ts";
import { Sentence } from "./say.ts";

/** Who runs on a data folder, and how others join in. */
export interface Owner {
  pid: number;
  /** When the process began: numbers of processes come back. */
  began: string;
  publicUrl: string;
  server?: { pid: number; began: string };
  databaseUrl?: string;
  emulatorHost?: string;
  /** As the server was told. */
  adminEmails?: string;
}

export interface Lock {
  /** The owner before, when it ended without letting go. */
  former: Owner | null;
  update(changes: Partial<Owner>): void;
  release(): void;
}

/** Takes the data folder for this process; throws a Sentence when another one has it. */
export function takeLock(dataDir: string, publicUrl: string): Lock {
  const file = lockFile(dataDir);
  const owner: Owner = { pid: process.pid, began: startOf(process.pid), publicUrl };
  mkdirSync(dataDir, { recursive: true });
  let former: Owner | null = null;
  while (!claim(file, owner)) {
    former = readOwner(dataDir);
    if (former && isSame(former)) {
      throw new Sentence(
        `Yomikoe runs already at ${former.publicUrl} on ${resolve(dataDir)} (process ${former.pid}).`,
      );
    }
    clearAway(file);
  }
  return {
    former,
    update(changes) {
      Object.assign(owner, changes);
      write(`${file}.new`, owner);
      renameSync(`${file}.new`, file);
    },
    release: () => rmSync(file, { force: true }),
  };
}

/** The one that runs on this data folder now, or null. */
export function runningOwner(dataDir: string): Owner | null {
  const owner = readOwner(dataDir);
  return owner && isSame(owner) ? owner : null;
}

export function isSame({ pid, began }: { pid: number; began: string }): boolean {
  return isRunning(pid) && startOf(pid) === began;
}

const lockFile = (dataDir: string) => join(dataDir, "lock.json");

/** A link is made whole or not at all, and by one of many only. */
function claim(file: string, owner: Owner): boolean {
  const own = `${file}.${process.pid}`;
  write(own, owner);
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Takes away a lock that was left behind. Meanwhile another start may have replaced it by its own, which goes back. */
export function clearAway(file: string) {
  const aside = `${file}.${process.pid}.left`;
  try {
    renameSync(file, aside);
    const taken = readFile(aside);
    if (taken && isSame(taken)) linkSync(aside, file);
  } catch (error) {
    if (!["ENOENT", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

const readOwner = (dataDir: string) => readFile(lockFile(dataDir));

function readFile(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/** It names the database's password. */
function write(file: string, owner: Owner) {
  writeFileSync(file, JSON.stringify(owner), { mode: 0o600 });
}
