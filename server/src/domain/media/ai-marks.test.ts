import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { audioDigests, audios } from "#db/schema/index";
import { parseWavHeader } from "#kernel/sound/wav";
import { type TestDomain, testDomain } from "#test/domain";
import { anAudibleEntry } from "#test/shared-entry";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

const read = async (key: string) => buffer(await domain.storage.read(key));
const integrity = (bytes: Uint8Array) => `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
const inMp3 = Buffer.from("AI-GENERATED", "utf16le");

/** A live audio whose entry is shared. */
async function shared() {
  const { viewer, entry } = await anAudibleEntry(domain);
  const [revision] = await domain.revisions.list(viewer, entry.id);
  await domain.publications.share(viewer, entry.id, { enabled: true });
  const audioId = revision!.audio!.id;
  return { entry, audioId, ...(await domain.audios.file(audioId)) };
}

/** The wav as it was before it was tagged. */
function bare(wav: Buffer): Buffer {
  const sound = Buffer.from(wav.subarray(0, 44 + wav.readUInt32LE(40)));
  sound.writeUInt32LE(sound.length - 8, 4);
  return sound;
}

it("marks files from before the mark when their audio goes live, and tells feeds their new lengths and sums", async () => {
  const { entry, audioId, wav, mp3 } = await shared();
  const marked = await read(wav);
  await domain.storage.put(wav, bare(marked), "audio/wav");
  await domain.storage.put(mp3, Buffer.from("ID3 of another time"), "audio/mpeg");
  await domain.db
    .update(audios)
    .set({ bytes: bare(marked).length })
    .where(eq(audios.id, audioId));
  const old = { mp3Bytes: 19, mp3Integrity: "sha384-old", wavIntegrity: "sha384-old" };
  await domain.db.insert(audioDigests).values({ audioId, ...old });

  await domain.publications.prepare(entry.id);
  const [sound, music] = [await read(wav), await read(mp3)];
  expect(sound).toEqual(marked);
  expect(parseWavHeader(sound.subarray(0, 44), sound.length).sampleRate).toBeGreaterThan(0);
  expect(music.subarray(0, 1_000).includes(inMp3)).toBe(true);
  expect(await domain.db.select().from(audioDigests).where(eq(audioDigests.audioId, audioId))).toEqual([
    { audioId, mp3Bytes: music.length, mp3Integrity: integrity(music), wavIntegrity: integrity(sound) },
  ]);
  const [row] = await domain.db.select({ bytes: audios.bytes }).from(audios).where(eq(audios.id, audioId));
  expect(row?.bytes).toBe(marked.length);
});

it("replaces a tag that does not say yet that an AI speaks", async () => {
  const { entry, wav } = await shared();
  const marked = await read(wav);
  const former = Buffer.from(marked.toString("latin1").replace("AI-GENERATED", "SOMETHING-AI"), "latin1");
  await domain.storage.put(wav, former, "audio/wav");
  await domain.publications.prepare(entry.id);
  expect(await read(wav)).toEqual(marked);
});

it("leaves files that bear the mark as they are", async () => {
  const { entry, wav, mp3 } = await shared();
  const written = () =>
    Promise.all(
      [wav, mp3].map(async (key) => (await stat(join(domain.folder, key), { bigint: true })).mtimeNs),
    );
  await domain.publications.prepare(entry.id);
  const before = await written();
  await domain.publications.prepare(entry.id);
  expect(await written()).toEqual(before);
});
