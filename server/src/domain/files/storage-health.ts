import { randomUUID } from "node:crypto";
import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { buffer } from "node:stream/consumers";
import type { Storage } from "#ports/storage";

const PROBED_FOR_MS = 10_000;
/** Room for ten minutes of sound at CD quality: a job writes its segments and its file before it ends. */
const LEAST_FREE_BYTES = 100 * 1024 * 1024;

export interface FreeBytes {
  place: "files" | "temporary";
  bytes: number;
}

/** How much can still be written, on disks of this machine. */
export async function freeBytesOf(storage: Pick<Storage, "freeBytes">): Promise<FreeBytes[]> {
  const [files, { bavail, bsize }] = await Promise.all([storage.freeBytes(), statfs(tmpdir())]);
  const temporary: FreeBytes = { place: "temporary", bytes: bavail * bsize };
  return files === null ? [temporary] : [{ place: "files", bytes: files }, temporary];
}

/** Throws while what is stored cannot be written or read, or soon cannot. Tries it at most once in 10 s. */
export function storageProbe(storage: Storage, now = Date.now): () => Promise<void> {
  const key = `probe/${randomUUID()}`;
  let last: { at: number; outcome: Promise<void> } | undefined;

  async function probe() {
    const written = Buffer.from(randomUUID());
    await storage.put(key, written, "text/plain");
    const read = await buffer(await storage.read(key));
    await storage.remove(key);
    if (!read.equals(written)) throw new Error("the store gives back something else than was put");
    for (const { place, bytes } of await freeBytesOf(storage)) {
      if (bytes < LEAST_FREE_BYTES)
        throw new Error(`only ${Math.floor(bytes / 1e6)} MB are free on the disk of the ${place}`);
    }
  }

  return () => {
    if (!last || now() - last.at >= PROBED_FOR_MS) last = { at: now(), outcome: probe() };
    return last.outcome;
  };
}
