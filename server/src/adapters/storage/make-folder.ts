import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { dirname } from "node:path";

/** Makes a folder with those above it, for this user alone. Node says ENOENT where the disk is read-only: the true reason is thrown. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") await requireWritable(dirname(folder));
    throw error;
  }
}

/** Asks the nearest folder that exists. */
async function requireWritable(folder: string): Promise<void> {
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    if (!isMissing || folder === dirname(folder)) throw error;
    await requireWritable(dirname(folder));
  }
}
