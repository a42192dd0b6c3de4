import { lstat, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What mkdtemp makes of the names below, and nothing of anybody else's. */
const OURS = /^yomikoe-(audio|mp3)-[A-Za-z0-9]{6}$/;

/** A folder for sound that is being made, which may take hundreds of megabytes. Whoever asks for it removes it. */
export const workFolder = (kind: "audio" | "mp3") => mkdtemp(join(tmpdir(), `yomikoe-${kind}-`));

/** Those of processes on this machine that were killed: nobody has written into them since then. */
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
