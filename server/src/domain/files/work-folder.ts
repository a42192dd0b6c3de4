import { lstat, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Temporary folders with the names below, and no others. */
const OURS = /^yomikoe-(audio|mp3)-[A-Za-z0-9]{6}$/;

/** A folder for sound in the making, which may take hundreds of megabytes. The caller removes it. */
export const workFolder = (kind: "audio" | "mp3") => mkdtemp(join(tmpdir(), `yomikoe-${kind}-`));

/** Folders of killed processes on this machine: nobody has written to them since. */
export async function removeWorkFolders(before: Date): Promise<void> {
  const found = await readdir(tmpdir(), { withFileTypes: true });
  for (const { name } of found.filter((entry) => entry.isDirectory() && OURS.test(entry.name))) {
    const path = join(tmpdir(), name);
    try {
      if ((await lstat(path)).mtime < before) await rm(path, { recursive: true, force: true });
    } catch {
      // Another user's, or another process was quicker.
    }
  }
}
