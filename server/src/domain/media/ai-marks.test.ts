import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { audioDigests, audios, looseFiles } from "#db/schema/index";
import { audioFiles } from "#domain/files/keys";
import { looseFilesOf } from "#domain/files/loose-files";
import type { Storage } from "#ports/storage";
import { type TestDomain, testDomain } from "#test/domain";
import { anAudibleEntry } from "#test/shared-entry";
import { aiMarks } from "./ai-marks.ts";
import { mp3Files } from "./mp3.ts";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

const read = async (key: string) => buffer(await domain.storage.read(key));
const isThere = async (key: string) => (await domain.storage.size(key)) !== null;
const integrity = (bytes: Uint8Array) => `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
const rowOf = async (audioId: string) => {
  const [row] = await domain.db.select().from(audios).where(eq(audios.id, audioId));
  return row!;
};
const looseAmong = async (keys: string[]) =>
  (await domain.db.select().from(looseFiles)).map(({ key }) => key).filter((key) => keys.includes(key));
const inMp3 = Buffer.from("AI-GENERATED", "utf16le");

/** The wav as it was before it had a tag. */
function bare(wav: Buffer): Buffer {
  const sound = Buffer.from(wav.subarray(0, 44 + wav.readUInt32LE(40)));
  sound.writeUInt32LE(sound.length - 8, 4);
  return sound;
}

/** A live audio from before the mark, with an mp3 and what feeds tell of it. */
async function anOldAudio(content?: string) {
  const { viewer, entry } = await anAudibleEntry(domain, {}, content);
  const [revision] = await domain.revisions.list(viewer, entry.id);
  const audioId = revision!.audio!.id;
  const former = await domain.audios.file(audioId);
  const marked = await read(former.wav);
  await domain.storage.put(former.wav, bare(marked), "audio/wav");
  await domain.storage.put(former.mp3, Buffer.from("ID3 of another time"), "audio/mpeg");
  const bytes = bare(marked).length;
  await domain.db.update(audios).set({ bytes, isMarked: false }).where(eq(audios.id, audioId));
  const old = { mp3Bytes: 19, mp3Integrity: "sha384-old", wavIntegrity: "sha384-old" };
  await domain.db.insert(audioDigests).values({ audioId, ...old });
  return { viewer, entry, audioId, former, marked };
}

/** Marks over another store. */
const marksOver = (storage: Storage) => {
  const files = looseFilesOf({ db: domain.db, storage });
  const { db, audios } = domain;
  return aiMarks({ db, storage, audios, files, mp3s: mp3Files({ db, storage, files }) });
};

it("makes files from before the mark once more under other names, and tells feeds of them with the row", async () => {
  const { audioId, former, marked } = await anOldAudio("# One\nFirst sentence. Second sentence.");
  const captions = await read(former.vtt);
  await domain.housekeeping.run();
  const { filePath, bytes, isMarked } = await rowOf(audioId);
  expect(filePath).not.toBe(former.wav);
  const next = audioFiles(filePath);
  const [sound, music] = [await read(next.wav), await read(next.mp3)];
  expect(sound).toEqual(marked);
  expect({ bytes, isMarked }).toEqual({ bytes: marked.length, isMarked: true });
  expect(await read(next.vtt)).toEqual(captions);
  expect(await read(next.chapters)).toEqual(await read(former.chapters));
  expect(music.subarray(0, 1_000).includes(inMp3)).toBe(true);
  expect(await domain.db.select().from(audioDigests).where(eq(audioDigests.audioId, audioId))).toEqual([
    { audioId, mp3Bytes: music.length, mp3Integrity: integrity(music), wavIntegrity: integrity(sound) },
  ]);
  expect(await looseAmong(Object.values(next))).toEqual([]);
});

it("keeps the former files for an hour, for those who are in the middle of them", async () => {
  const { former, entry, viewer } = await anOldAudio();
  await domain.publications.share(viewer, entry.id, { enabled: true });
  await domain.publications.prepare(entry.id);
  const keys = Object.values(audioFiles(former.wav));
  expect((await looseAmong(keys)).sort()).toEqual(keys.sort());
  await domain.housekeeping.run();
  expect([await isThere(former.wav), await isThere(former.mp3)]).toEqual([true, true]);
  await domain.db.update(looseFiles).set({ createdAt: sql`now() - interval '61 minutes'` });
  await domain.housekeeping.run();
  expect([await isThere(former.wav), await isThere(former.mp3)]).toEqual([false, false]);
});

it("leaves row and files as they are where the new ones cannot be stored, and tries again", async () => {
  const { audioId, former } = await anOldAudio();
  const put: Storage["put"] = async (key, body, type) => {
    if (key.endsWith(".mp3")) throw new Error("the disk is full");
    await domain.storage.put(key, body, type);
  };
  await expect(marksOver({ ...domain.storage, put }).markSome()).rejects.toMatchObject({
    errors: [new Error("the disk is full")],
  });
  expect(await rowOf(audioId)).toMatchObject({ filePath: former.wav, isMarked: false });
  expect([await isThere(former.wav), await isThere(former.mp3)]).toEqual([true, true]);
  const folder = former.wav.replace(/[^/]+$/, "");
  expect((await domain.storage.list(folder.slice(0, -1))).filter((key) => key.endsWith(".wav"))).toEqual([
    former.wav,
  ]);
  await domain.housekeeping.run();
  expect(await rowOf(audioId)).toMatchObject({ isMarked: true });
});

it("gives way to an audio that is made anew meanwhile", async () => {
  const { audioId, former } = await anOldAudio();
  const put: Storage["put"] = async (key, body, type) => {
    await domain.storage.put(key, body, type);
    await domain.db.update(audios).set({ filePath: "made/anew.wav" }).where(eq(audios.id, audioId));
  };
  await marksOver({ ...domain.storage, put }).mark(audioId);
  expect(await rowOf(audioId)).toMatchObject({ filePath: "made/anew.wav", isMarked: false });
  const folder = former.wav.replace(/\/[^/]+$/, "");
  expect((await domain.storage.list(folder)).filter((key) => key.endsWith(".wav"))).toEqual([former.wav]);
  await domain.db.delete(audios).where(eq(audios.id, audioId));
});

it("does not take the same words in another field for the mark, and notes what bears it without a new file", async () => {
  const { audioId, former, marked } = await anOldAudio();
  const titled = Buffer.from(marked.toString("latin1").replace("IKEY", "IXXX"), "latin1");
  await domain.storage.put(former.wav, titled, "audio/wav");
  await domain.housekeeping.run();
  const { filePath } = await rowOf(audioId);
  expect(filePath).not.toBe(former.wav);
  await domain.db.update(audios).set({ isMarked: false }).where(eq(audios.id, audioId));
  await domain.housekeeping.run();
  expect(await rowOf(audioId)).toMatchObject({ filePath, isMarked: true });
});
