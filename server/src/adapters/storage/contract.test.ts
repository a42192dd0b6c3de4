import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gcsStorage } from "#adapters/storage/gcs";
import { localStorage } from "#adapters/storage/local";
import type { Storage } from "#ports/storage";
import { startGcsServer } from "#test/gcs-server";

const folder = await mkdtemp(join(tmpdir(), "storage-"));
const inside = join(folder, "store");
const gcs = await startGcsServer();

beforeAll(() => writeFile(join(folder, "secret.txt"), "outside of the store"));
afterAll(async () => {
  await gcs.close();
  await rm(folder, { recursive: true });
});

const adapters: Record<string, Storage> = {
  local: localStorage(inside),
  gcs: gcsStorage({ bucket: "voices", apiEndpoint: gcs.apiEndpoint }),
};

describe.each(Object.entries(adapters))("storage: %s", (_name, storage) => {
  const text = async (key: string, range?: { start: number; end: number }) =>
    (await buffer(await storage.read(key, range))).toString();

  it("gives back what was put, from bytes and from a stream", async () => {
    await storage.put("u1/0001.txt", Buffer.from("こえ"), "text/plain");
    await storage.put("u1/0002.txt", Readable.from([Buffer.from("a"), Buffer.from("b")]), "text/plain");
    expect(await text("u1/0001.txt")).toBe("こえ");
    expect(await text("u1/0002.txt")).toBe("ab");
    expect(await storage.size("u1/0001.txt")).toBe(6);
  });

  it("gives back a file of this machine that was put, and leaves it where it is", async () => {
    const path = join(folder, "made.wav");
    await writeFile(path, "sound");
    await storage.put("u1/made.wav", { path }, "audio/wav");
    expect(await text("u1/made.wav")).toBe("sound");
    expect(await readFile(path, "utf8")).toBe("sound");
  });

  it("says that there is no such file to put, and keeps nothing of it", async () => {
    const path = join(folder, "absent.wav");
    await expect(storage.put("u1/absent.wav", { path }, "audio/wav")).rejects.toThrow("ENOENT");
    expect(await storage.size("u1/absent.wav")).toBeNull();
  });

  it("reads a range with both ends in it", async () => {
    await storage.put("u1/digits", Buffer.from("0123456789"), "text/plain");
    expect(await text("u1/digits", { start: 3, end: 5 })).toBe("345");
  });

  it("replaces an object", async () => {
    await storage.put("u1/twice", Buffer.from("first"), "text/plain");
    await storage.put("u1/twice", Buffer.from("2nd"), "text/plain");
    expect(await text("u1/twice")).toBe("2nd");
  });

  it("has no size and nothing to read where nothing is, and removes it without complaint", async () => {
    expect(await storage.size("u1/none")).toBeNull();
    await expect(storage.read("u1/none")).rejects.toMatchObject({ code: "NOT_FOUND" });
    await storage.remove("u1/none");
  });

  it("lists a folder, removes it whole, and touches none whose name begins alike", async () => {
    for (const key of ["u2/a/1.wav", "u2/a/1.vtt", "u2/2.txt", "u22/3.txt"])
      await storage.put(key, Buffer.from("x"), "text/plain");
    expect((await storage.list("u2")).sort()).toEqual(["u2/2.txt", "u2/a/1.vtt", "u2/a/1.wav"]);
    await storage.removeFolder("u2");
    expect(await storage.list("u2")).toEqual([]);
    expect(await storage.list("u22")).toEqual(["u22/3.txt"]);
    await storage.removeFolder("u2");
  });

  it("removes", async () => {
    await storage.put("u1/gone", Buffer.from("x"), "text/plain");
    await storage.remove("u1/gone");
    expect(await storage.size("u1/gone")).toBeNull();
  });

  it("keeps every object while it removes what broken uploads have left", async () => {
    await storage.put("u1/whole", Buffer.from("x"), "text/plain");
    await storage.removeBroken(new Date(Date.now() + 60_000));
    expect(await text("u1/whole")).toBe("x");
  });

  it.each([
    "../secret.txt",
    "/etc/passwd",
    "a/../../secret.txt",
    "a//b",
    "",
    "a\\b",
    "a/.",
    ".hidden",
    "a\0b",
  ])("refuses the key %j, which could escape", async (key) => {
    await expect(storage.put(key, Buffer.from("x"), "text/plain")).rejects.toMatchObject({
      code: "SERVER_ERROR",
    });
    await expect(storage.read(key)).rejects.toMatchObject({ code: "SERVER_ERROR" });
    await expect(storage.size(key)).rejects.toMatchObject({ code: "SERVER_ERROR" });
    await expect(storage.remove(key)).rejects.toMatchObject({ code: "SERVER_ERROR" });
  });
});

it("leaves no half-written file when a local upload breaks off", async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from("half");
      throw new Error("connection lost");
    })(),
  );
  await expect(adapters.local?.put("u9/broken.wav", broken, "audio/wav")).rejects.toThrow("connection lost");
  expect(await readdir(join(inside, "u9"))).toEqual([]);
  expect(await readdir(join(inside, ".parts"))).toEqual([]);
});

it("removes what a killed process had half written into a local folder, and nothing that is being written", async () => {
  const storage = localStorage(join(folder, "killed"));
  const parts = join(folder, "killed", ".parts");
  await storage.removeBroken(new Date());
  const [begun, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = Readable.from(
    (async function* () {
      yield Buffer.from("a");
      begun.resolve();
      await rest.promise;
      yield Buffer.from("b");
    })(),
  );
  const writing = storage.put("u1/slow.wav", slow, "audio/wav");
  await begun.promise;
  await writeFile(join(parts, "half"), "half");
  await utimes(join(parts, "half"), new Date(0), new Date(0));
  await storage.removeBroken(new Date(Date.now() - 60_000));
  expect(await readdir(parts)).toHaveLength(1);
  rest.resolve();
  await writing;
  expect((await buffer(await storage.read("u1/slow.wav"))).toString()).toBe("ab");
});
