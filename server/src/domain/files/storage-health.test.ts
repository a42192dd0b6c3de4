import { Readable } from "node:stream";
import { expect, it } from "vitest";
import type { Storage } from "#ports/storage";
import { storageProbe } from "./storage-health.ts";

/** A store of one object, which counts what is written. */
function aStore(freeBytes: number | null = null) {
  const kept: Uint8Array[] = [];
  const store = {
    put: async (_key: string, body: Uint8Array) => void kept.push(body),
    read: async () => Readable.from([kept.at(-1)]),
    remove: async () => {},
    freeBytes: async () => freeBytes,
  } as unknown as Storage;
  return { store, writes: () => kept.length };
}

it("tries the store at most once in 10 s, however often it is asked", async () => {
  const { store, writes } = aStore();
  let now = 0;
  const probe = storageProbe(store, () => now);
  await Promise.all([probe(), probe()]);
  now = 9_999;
  await probe();
  expect(writes()).toBe(1);
  now = 10_000;
  await probe();
  expect(writes()).toBe(2);
});

it("refuses a disk that has no room for a job any more", async () => {
  await expect(storageProbe(aStore(99_000_000).store)()).rejects.toThrow(
    "only 99 MB are free on the disk of the files",
  );
  await expect(storageProbe(aStore(200_000_000).store)()).resolves.toBeUndefined();
});
