import { randomUUID } from "node:crypto";
import { constants, createReadStream, createWriteStream } from "node:fs";
import { copyFile, open, readdir, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { notFound } from "#kernel/errors";
import type { LocalFile, Storage } from "#ports/storage";
import { assertKey } from "./key.ts";
import { makeFolder } from "./make-folder.ts";

/** On the disk before anybody is told of it, and nobody else's to read. */
const WRITTEN = { flush: true, mode: 0o600 };

/** Files below one folder. An object appears whole or not at all: it is written aside and renamed. */
export function localStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, assertKey(key));
  /** All that is being written, together, so that what nobody will finish is found. No key begins with a dot. */
  const parts = join(root, ".parts");

  return {
    async put(key, body) {
      const path = pathOf(key);
      const aside = join(parts, randomUUID());
      await makeFolder(parts);
      await makeFolder(dirname(path));
      try {
        await write(body, aside);
        await rename(aside, path);
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },

    async read(key, range) {
      const file = await open(pathOf(key)).catch(absent);
      if (!file) throw notFound("File");
      return createReadStream("", { fd: file, ...range });
    },

    async size(key) {
      const found = await stat(pathOf(key)).catch(absent);
      return found?.size ?? null;
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
    },

    async list(folder) {
      const found = await readdir(pathOf(folder), { recursive: true, withFileTypes: true }).catch(absent);
      return (found ?? [])
        .filter((one) => one.isFile())
        .map((one) => relative(root, join(one.parentPath, one.name)));
    },

    async removeFolder(folder) {
      await rm(pathOf(folder), { recursive: true, force: true });
    },

    async removeBroken(before) {
      for (const name of (await readdir(parts).catch(absent)) ?? []) {
        const part = await stat(join(parts, name)).catch(absent);
        if (part && part.mtime < before) await rm(join(parts, name), { force: true });
      }
    },

    async freeBytes() {
      await makeFolder(root);
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize;
    },
  };
}

async function write(body: Uint8Array | Readable | LocalFile, path: string): Promise<void> {
  if (body instanceof Readable) return pipeline(body, createWriteStream(path, WRITTEN));
  if (body instanceof Uint8Array) return writeFile(path, body, WRITTEN);
  await copyFile(body.path, path, constants.COPYFILE_FICLONE);
  await using file = await open(path, "r+");
  await file.chmod(WRITTEN.mode);
  await file.sync();
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
