import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { audioDigests, audios, entries, looseFiles, users } from "#db/schema/index";
import { audioFiles } from "#domain/files/keys";
import { looseFilesOf } from "#domain/files/loose-files";
import type { Storage } from "#ports/storage";
import { type TestDomain, testDomain } from "#test/domain";
import { until } from "#test/poll";
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

type Old = Awaited<ReturnType<typeof anOldAudio>>;

/** Marks over another store. */
const marksOver = (storage: Storage) => {
  const files = looseFilesOf({ db: domain.db, storage });
  const { db, audios } = domain;
  return aiMarks({ db, storage, audios, files, mp3s: mp3Files({ db, storage, files }) });
};
const toldOf = (audioId: string) =>
  domain.db.select().from(audioDigests).where(eq(audioDigests.audioId, audioId));
const wavsBeside = async (key: string) =>
  (await domain.storage.list(key.replace(/\/[^/]+$/, ""))).filter((name) => name.endsWith(".wav"));

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
  expect(await wavsBeside(former.wav)).toEqual([former.wav]);
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
  expect(await wavsBeside(former.wav)).toEqual([former.wav]);
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

it("gives way to the removal of its entry, which would leave the new files behind", async () => {
  const { audioId, former, entry } = await anOldAudio();
  const marking = await domain.db.transaction(async (tx) => {
    await tx.select().from(entries).where(eq(entries.id, entry.id)).for("update");
    const marking = marksOver(domain.storage).mark(audioId);
    await until("the marking waits for the entry", async () => {
      const [waiting] = await domain.sql`
        select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%for share of%'`;
      return waiting;
    });
    expect(await wavsBeside(former.wav)).toHaveLength(2);
    await tx.update(entries).set({ deletedAt: new Date() }).where(eq(entries.id, entry.id));
    return { done: marking };
  });
  await marking.done;
  expect(await rowOf(audioId)).toMatchObject({ filePath: former.wav, isMarked: false });
  expect(await wavsBeside(former.wav)).toEqual([former.wav]);
});

it("passes by what is missing or damaged, and takes it for unmarked", async () => {
  const [none, empty, words, cut] = [
    await anOldAudio(),
    await anOldAudio(),
    await anOldAudio(),
    await anOldAudio(),
  ];
  await domain.storage.remove(none.former.wav);
  await domain.storage.put(empty.former.wav, Buffer.alloc(0), "audio/wav");
  await domain.storage.put(words.former.wav, Buffer.from("no sound at all ".repeat(9)), "audio/wav");
  await domain.storage.put(cut.former.wav, bare(cut.marked).subarray(0, 1_000), "audio/wav");
  await marksOver(domain.storage).markSome();
  for (const { audioId, former } of [none, empty, words, cut])
    expect(await rowOf(audioId)).toMatchObject({ filePath: former.wav, isMarked: false });
});

it("makes so many at a time, newest first, and goes on behind those that cannot be made", async () => {
  await domain.db.update(audios).set({ isMarked: true });
  const made = [await anOldAudio(), await anOldAudio(), await anOldAudio(), await anOldAudio()];
  const [oldest, damaged, missing, newest] = made as [Old, Old, Old, Old];
  for (const [at, { audioId }] of made.entries())
    await domain.db
      .update(audios)
      .set({ createdAt: new Date(1_700_000_000_000 + at) })
      .where(eq(audios.id, audioId));
  await domain.storage.put(damaged.former.wav, Buffer.from("RIFF"), "audio/wav");
  await domain.storage.remove(missing.former.wav);
  const marked = async () => Promise.all(made.map(async ({ audioId }) => (await rowOf(audioId)).isMarked));
  const { markSome } = marksOver(domain.storage);
  await markSome({ looks: 3, makes: 1 });
  expect(await marked()).toEqual([false, false, false, true]);
  await markSome({ looks: 2, makes: 1 });
  expect(await marked()).toEqual([false, false, false, true]);
  await markSome({ looks: 2, makes: 1 });
  expect(await marked()).toEqual([true, false, false, true]);
  expect((await rowOf(newest.audioId)).filePath).not.toBe(newest.former.wav);
  expect((await rowOf(oldest.audioId)).filePath).not.toBe(oldest.former.wav);
});

it("makes a missing mp3 where feeds tell of it, which have the former sums until the new ones stand", async () => {
  const { audioId, former } = await anOldAudio();
  await domain.storage.remove(former.mp3);
  const [old] = await toldOf(audioId);
  const told: unknown[] = [];
  const put: Storage["put"] = async (key, body, type) => {
    await domain.storage.put(key, body, type);
    told.push((await toldOf(audioId))[0]);
  };
  await marksOver({ ...domain.storage, put }).mark(audioId);
  expect(told).toEqual([old, old, old]);
  const next = audioFiles((await rowOf(audioId)).filePath);
  const [sound, music] = [await read(next.wav), await read(next.mp3)];
  expect(await toldOf(audioId)).toEqual([
    { audioId, mp3Bytes: music.length, mp3Integrity: integrity(music), wavIntegrity: integrity(sound) },
  ]);
});

it("keeps the files that feeds have heard of while it made others, until the next run", async () => {
  const { audioId, former } = await anOldAudio();
  await domain.storage.remove(former.mp3);
  const [old] = await toldOf(audioId);
  await domain.db.delete(audioDigests).where(eq(audioDigests.audioId, audioId));
  const put: Storage["put"] = async (key, body, type) => {
    await domain.storage.put(key, body, type);
    await domain.db.insert(audioDigests).values(old!).onConflictDoNothing();
  };
  await marksOver({ ...domain.storage, put }).markSome({ looks: 1, makes: 1 });
  expect(await rowOf(audioId)).toMatchObject({ filePath: former.wav, isMarked: false });
  expect(await toldOf(audioId)).toEqual([old]);
  expect(await wavsBeside(former.wav)).toEqual([former.wav]);
  await marksOver(domain.storage).mark(audioId);
  expect(await rowOf(audioId)).toMatchObject({ isMarked: true });
});

it("makes others with an mp3 for an audio that goes live while feeds are told of its former files", async () => {
  const { audioId, former, marked } = await anOldAudio();
  await domain.storage.remove(former.mp3);
  const [old] = await toldOf(audioId);
  await domain.db.delete(audioDigests).where(eq(audioDigests.audioId, audioId));
  const marking = await domain.db.transaction(async (tx) => {
    await tx.select().from(audios).where(eq(audios.id, audioId)).for("share");
    const marking = marksOver(domain.storage).mark(audioId);
    await until("the marking waits for the audio", async () => {
      const [waiting] = await domain.sql`
        select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%"audios"%'`;
      return waiting;
    });
    await tx.insert(audioDigests).values(old!);
    return { done: marking };
  });
  await marking.done;
  const { filePath, isMarked } = await rowOf(audioId);
  const next = audioFiles(filePath);
  const [sound, music] = [await read(next.wav), await read(next.mp3)];
  expect({ isMarked, sound }).toEqual({ isMarked: true, sound: marked });
  expect(await toldOf(audioId)).toEqual([
    { audioId, mp3Bytes: music.length, mp3Integrity: integrity(music), wavIntegrity: integrity(sound) },
  ]);
});

it("makes what is there, and no mp3 that nobody has asked for", async () => {
  const { audioId, former, marked } = await anOldAudio();
  await domain.storage.remove(former.vtt);
  await domain.storage.remove(former.mp3);
  await domain.db.delete(audioDigests).where(eq(audioDigests.audioId, audioId));
  await marksOver(domain.storage).mark(audioId);
  const { filePath, isMarked } = await rowOf(audioId);
  const next = audioFiles(filePath);
  expect(isMarked).toBe(true);
  expect(await read(next.wav)).toEqual(marked);
  expect([await isThere(next.vtt), await isThere(next.mp3)]).toEqual([false, false]);
  expect(await toldOf(audioId)).toEqual([]);
  expect(await looseAmong(Object.values(next))).toEqual([]);
});

it("leaves what is in the trash and what is of somebody who leaves", async () => {
  const [deleted, left] = [await anOldAudio(), await anOldAudio()];
  await domain.entries.remove(deleted.viewer, deleted.entry.id);
  await domain.db.update(users).set({ deletionAskedAt: new Date() }).where(eq(users.id, left.viewer.uid));
  await marksOver(domain.storage).markSome();
  for (const { audioId, former } of [deleted, left])
    expect(await rowOf(audioId)).toMatchObject({ filePath: former.wav, isMarked: false });
});
