import { readdir } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { audios, entries, looseFiles } from "#db/schema/index";
import { pictureKey } from "#domain/files/keys";
import { looseFilesOf } from "#domain/files/loose-files";
import { voiceSamples } from "#domain/voices/samples";
import type { Storage } from "#ports/storage";
import { type TestDomain, testDomain, undisturbed } from "#test/domain";
import { anEntry, aRevision, aViewer } from "#test/factories";
import { toneSpeech } from "#test/tone-speech";
import { mediaFiles } from "./files.ts";
import { mp3Files } from "./mp3.ts";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

async function withAudio() {
  const viewer = await aViewer(domain.db);
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
  const entry = await anEntry(domain.db, viewer);
  await aRevision(domain.db, viewer, entry.id, "0001");
  const speak = async (speed: number) => {
    const { id } = await domain.audios.generate(viewer, entry.id, { settings: { speed } });
    await domain.audios.run(id, undisturbed);
    const [latest] = await domain.revisions.list(viewer, entry.id);
    return latest!.audio!;
  };
  return { viewer, entry, speak, audio: await speak(1) };
}

/** A process of its own over the same database and folder, whose mp3 arrives in storage when it is told to. */
function slowProcess() {
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const storage: Storage = {
    ...domain.storage,
    async put(key, body, contentType) {
      begun.resolve();
      await held.promise;
      await domain.storage.put(key, body, contentType);
    },
  };
  const { db, audios, previews, pictures } = domain;
  const mp3s = mp3Files({ db, storage, files: looseFilesOf({ db, storage }) });
  const samples = voiceSamples({ speech: toneSpeech(), storage });
  const media = mediaFiles({ audios, storage, mp3s, samples, previews, pictures });
  return { begun: begun.promise, arrive: held.resolve, media };
}

const noted = async () => (await domain.db.select().from(looseFiles)).map(({ key }) => key);
const stored = async () =>
  (await readdir(domain.folder, { recursive: true })).filter((name) => name.endsWith(".mp3"));

it("an mp3 is made once, stays, and is loose while it is on its way", async () => {
  const { viewer, entry, audio } = await withAudio();
  const { begun, arrive, media } = slowProcess();
  const asked = [media.ofAudio(audio.id, "mp3"), media.ofAudio(audio.id, "mp3")];
  await begun;
  const key = audio.filePath.replace(/wav$/, "2.mp3");
  expect(await noted()).toEqual([key]);
  arrive();
  const [one, two] = await Promise.all(asked);
  expect(one).toEqual({ key, bytes: await domain.storage.size(key), contentType: "audio/mpeg" });
  expect(two).toEqual(one);
  expect(await noted()).toEqual([]);
  await domain.entries.remove(viewer, entry.id);
  await domain.entries.empty(viewer);
  expect(await stored()).toEqual([]);
});

it("an mp3 whose audio gets other files while it is made is the one of those", async () => {
  const { viewer, entry, audio } = await withAudio();
  const { begun, arrive, media } = slowProcess();
  const asked = media.ofAudio(audio.id, "mp3");
  await begun;
  const wav = audio.filePath.replace(/\.wav$/, "-again.wav");
  await domain.storage.put(wav, await domain.storage.read(audio.filePath), "audio/wav");
  await domain.db.update(audios).set({ filePath: wav }).where(eq(audios.id, audio.id));
  arrive();
  const key = wav.replace(/wav$/, "2.mp3");
  expect(await asked).toEqual({ key, bytes: await domain.storage.size(key), contentType: "audio/mpeg" });
  expect(await stored()).toEqual([key]);
  await domain.entries.remove(viewer, entry.id);
  await domain.entries.empty(viewer);
});

it("an mp3 of two processes at once is there for both", async () => {
  const { viewer, entry, audio } = await withAudio();
  const [one, two] = [slowProcess(), slowProcess()];
  const asked = [one.media.ofAudio(audio.id, "mp3"), two.media.ofAudio(audio.id, "mp3")];
  await Promise.all([one.begun, two.begun]);
  one.arrive();
  await asked[0];
  two.arrive();
  await asked[1];
  expect(await stored()).toHaveLength(1);
  expect(await noted()).toEqual([]);
  await domain.entries.remove(viewer, entry.id);
  await domain.entries.empty(viewer);
  expect(await stored()).toEqual([]);
});

it("an mp3 whose entry is deleted while it is on its way stays nowhere", async () => {
  const { viewer, entry, audio } = await withAudio();
  const { begun, arrive, media } = slowProcess();
  const asked = expect(media.ofAudio(audio.id, "mp3")).rejects.toMatchObject({ code: "NOT_FOUND" });
  await begun;
  await domain.entries.remove(viewer, entry.id);
  await domain.entries.empty(viewer);
  arrive();
  await asked;
  expect(await stored()).toEqual([]);
  expect(await noted()).toEqual([]);
});

it("an mp3 whose audio is replaced while it is on its way stays nowhere", async () => {
  const { speak, audio } = await withAudio();
  const { begun, arrive, media } = slowProcess();
  const asked = expect(media.ofAudio(audio.id, "mp3")).rejects.toMatchObject({ code: "NOT_FOUND" });
  await begun;
  const next = await speak(1.5);
  arrive();
  await asked;
  expect(await stored()).toEqual([]);
  expect(await noted()).toEqual([]);
  expect(await domain.storage.size(next.filePath)).toBe(next.bytes);
});

it("an mp3 has its page's picture as its cover, in front of sound that a decoder reads whole", async () => {
  const { viewer, entry, audio } = await withAudio();
  const background = { width: 960, height: 540, channels: 3, background: "#27a" } as const;
  const jpeg = await sharp({ create: background }).jpeg().toBuffer();
  const picture = pictureKey(viewer.uid, entry.id);
  await domain.storage.put(picture, jpeg, "image/jpeg");
  await domain.db.update(entries).set({ picture }).where(eq(entries.id, entry.id));
  // The service decodes what it has encoded, and throws where a sample is missing.
  const { media, arrive } = slowProcess();
  arrive();
  const { key } = await media.ofAudio(audio.id, "mp3");
  const mp3 = await buffer(await domain.storage.read(key));
  const frame = mp3.indexOf("APIC");
  expect(mp3.readUInt32BE(frame + 4)).toBe(jpeg.length + 14);
  expect(mp3.subarray(frame + 24, frame + 24 + jpeg.length)).toEqual(jpeg);
});

it("an mp3 whose page's picture is gone has no cover", async () => {
  const { viewer, entry, audio } = await withAudio();
  const picture = pictureKey(viewer.uid, entry.id);
  await domain.db.update(entries).set({ picture }).where(eq(entries.id, entry.id));
  const { media, arrive } = slowProcess();
  arrive();
  const { key } = await media.ofAudio(audio.id, "mp3");
  expect((await buffer(await domain.storage.read(key))).includes("APIC")).toBe(false);
});
