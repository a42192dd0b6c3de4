import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Piece, readArchive, writeArchive } from "./archive.ts";

let folder: string;
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "yomikoe-archive-"));
  file = join(folder, "whole");
  await writeArchive(file, pieces());
});
afterAll(() => rmSync(folder, { recursive: true }));

async function* pieces() {
  yield { part: "head", bytes: Buffer.from("one\ntwo") };
  yield { part: "file/empty", bytes: Buffer.alloc(0) };
  yield { part: "file/large", bytes: Buffer.alloc(300_000, "abcdefg") };
}

async function read(from: string) {
  const found: Piece[] = [];
  for await (const piece of readArchive(from)) found.push(piece);
  return found;
}

/** Reads the archive with another content. */
function readChanged(change: (content: Buffer) => Buffer) {
  const changed = join(folder, "changed");
  writeFileSync(changed, zstdCompressSync(change(zstdDecompressSync(readFileSync(file)))));
  return read(changed);
}

it("gives back the pieces that were put in, in their order", async () => {
  const found = await read(file);
  expect(found.map(({ part, bytes }) => [part, bytes.length])).toEqual([
    ["head", 7],
    ["file/empty", 0],
    ["file/large", 300_000],
  ]);
  expect(found[0]?.bytes.toString()).toBe("one\ntwo");
  expect(found[2]?.bytes.equals(Buffer.alloc(300_000, "abcdefg"))).toBe(true);
});

it("refuses a file that ends too early, even between two pieces", async () => {
  await expect(readChanged((content) => content.subarray(0, 50_000))).rejects.toThrow("it ends too early");
  await expect(readChanged((content) => content.subarray(0, content.lastIndexOf("{")))).rejects.toThrow(
    "it ends too early",
  );
});

it("refuses a file in which one byte was changed", async () => {
  await expect(readChanged((content) => content.fill("x", 1_000, 1_001))).rejects.toThrow(
    /changed cannot be restored: its checksum does not fit\.$/,
  );
});

it("refuses a file that is no backup, and one that is not there", async () => {
  await expect(readChanged(() => Buffer.alloc(3 << 20, "text "))).rejects.toThrow("it is none of Yomikoe's");
  const other = join(folder, "other");
  writeFileSync(other, "PK an archive of another kind");
  await expect(read(other)).rejects.toThrow("other cannot be restored");
  await expect(read(join(folder, "none"))).rejects.toThrow(/^There is no file .*none\.$/);
});
