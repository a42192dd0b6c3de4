import { createReadStream } from "node:fs";
import { glob, lstat } from "node:fs/promises";
import { join } from "node:path";
import { PIECE_BYTES, type Piece } from "./archive.ts";

/**
 * Files of the local store, without those that were written after the rows were read: no row of the backup
 * names them. A file that goes meanwhile belonged to something that its user removes just now.
 */
export async function* storedFiles(folder: string, before: Date): AsyncGenerator<Piece> {
  for await (const key of glob("**/*", { cwd: folder, exclude: (name) => name.startsWith(".") })) {
    const path = join(folder, key);
    const found = await lstat(path).catch(absent);
    if (found?.isFile() && found.mtime <= before) yield* contentOf(path, `file/${key.replaceAll("\\", "/")}`);
  }
}

async function* contentOf(path: string, part: string): AsyncGenerator<Piece> {
  let isEmpty = true;
  try {
    for await (const bytes of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
      yield { part, bytes };
      isEmpty = false;
    }
  } catch (error) {
    absent(error as NodeJS.ErrnoException);
    return;
  }
  if (isEmpty) yield { part, bytes: Buffer.alloc(0) };
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
