import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { claim, clearAway, ownerOf, updateOwner } from "./file-lock.mjs";
import { isSame, type ProcessIdentity, thisProcess } from "./process-state.mjs";
import { UserError } from "./say.ts";
import { dataFolderMode } from "./unprivileged.ts";

/** The process that runs on a data folder, and how others join it. */
export interface Owner extends ProcessIdentity {
  publicUrl: string;
  server?: ProcessIdentity;
  databaseUrl?: string;
  emulatorHost?: string;
  /** The value that the server was started with. */
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
  const owner: Owner = { ...thisProcess(), publicUrl };
  mkdirSync(dataDir, { recursive: true, mode: dataFolderMode() });
  let former: Owner | null = null;
  while (!claim(file, owner)) {
    former = ownerOf(file);
    if (former && isSame(former)) {
      throw new UserError(
        `Yomikoe runs already at ${former.publicUrl} on ${resolve(dataDir)} (process ${former.pid}).`,
      );
    }
    clearAway(file);
  }
  return {
    former,
    update: (changes) => updateOwner(file, Object.assign(owner, changes)),
    release: () => rmSync(file, { force: true }),
  };
}

/** The one that runs on this data folder now, or null. */
export function runningOwner(dataDir: string): Owner | null {
  const owner = ownerOf<Owner>(lockFile(dataDir));
  return owner && isSame(owner) ? owner : null;
}

const lockFile = (dataDir: string) => join(dataDir, "lock.json");
