import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { type FileHandle, mkdir, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { assertKey } from "../../server/src/adapters/storage/key.ts";
import { UserError } from "../lib/say.ts";

/** The local store's folder, filled anew beside the one that is there. */
export function keptFiles(folder: string | null) {
  const aside = `${folder}.restoring`;
  let current: { key: string; handle: FileHandle } | undefined;
  if (folder) rmSync(aside, { recursive: true, force: true });

  async function close() {
    await current?.handle.sync();
    await current?.handle.close();
    current = undefined;
  }

  return {
    isFilled: () =>
      folder !== null && existsSync(folder) && readdirSync(folder).some((name) => !name.startsWith(".")),

    /** Pieces of one file come one after the other. */
    async write(key: string, bytes: Buffer): Promise<void> {
      if (!folder)
        throw new UserError("The backup holds files, and STORAGE=gcs keeps them elsewhere: unset it.");
      if (current?.key !== key) {
        await close();
        const path = join(aside, assertKey(key));
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        current = { key, handle: await open(path, "wx", 0o600) };
      }
      await current?.handle.write(bytes);
    },

    close,

    takePlace() {
      if (!folder) return;
      mkdirSync(aside, { recursive: true, mode: 0o700 });
      rmSync(folder, { recursive: true, force: true });
      renameSync(aside, folder);
    },
  };
}

/** Accounts of the emulator, which reads them when it starts; none where the backup has none. */
export function keepAccounts(file: string, bytes: Buffer | undefined) {
  rmSync(file, { force: true });
  if (!bytes) return;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, bytes, { mode: 0o600 });
}
