import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { silence } from "#kernel/sound/finish-segment";
import { wavFile } from "#kernel/sound/wav";
import { type TestDomain, testDomain } from "#test/domain";
import { aViewer } from "#test/factories";
import { segmentStore } from "../order/segments.ts";
import { openPartsFile } from "./parts-file.ts";

let domain: TestDomain;
let folder: string;
beforeAll(async () => {
  domain = await testDomain();
  folder = await mkdtemp(join(tmpdir(), "parts-"));
});
afterAll(async () => {
  await domain.close();
  await rm(folder, { recursive: true, force: true });
});

/** Stores three sounds of as many samples as their hash says, the second of which loses its file. */
async function threeSounds() {
  const { uid } = await aViewer(domain.db);
  const segments = segmentStore(domain);
  const storedAs = async (hash: string) => {
    const sampleCount = Number(hash);
    const wav = wavFile(16_000, new Float32Array(sampleCount).fill(sampleCount / 1_000));
    const { segment } = await segments.put(uid, hash, 16_000, { ...silence(16_000), wav, sampleCount });
    return { segment, wav };
  };
  return { segments, sounds: [await storedAs("10"), await storedAs("20"), await storedAs("30")] as const };
}

it("holds sounds made just now and stored ones, each whole, and says where their samples begin", async () => {
  const { segments, sounds } = await threeSounds();
  const [first, second, third] = sounds;
  const whole = Buffer.concat(sounds.map(({ wav }) => wav));
  await domain.storage.remove(second.segment.filePath);
  const path = join(folder, "both");
  const parts = await openPartsFile(path, { segments, signal: new AbortController().signal });
  parts.add(first.segment);
  parts.add(second.segment, second.wav);
  parts.add(third.segment);
  parts.add(first.segment);
  expect(await parts.offsets()).toEqual(
    new Map([
      ["10", 44],
      ["20", 44 + 20 + 44],
      ["30", 44 + 20 + 44 + 40 + 44],
    ]),
  );
  await parts.close();
  expect(await readFile(path)).toEqual(whole);
});

it("gives the memory of a sound back as soon as it holds it", async () => {
  const { segments, sounds } = await threeSounds();
  const [{ segment, wav }] = sounds;
  const parts = await openPartsFile(join(folder, "back"), { segments, signal: new AbortController().signal });
  parts.add(segment, wav);
  await parts.offsets();
  await parts.close();
  expect(wav.buffer.detached).toBe(true);
});

it.each([
  ["are gone", null],
  ["are shorter than they should be", Buffer.from("half")],
  ["are longer than they should be", Buffer.alloc(500)],
])("names the sounds whose files %s", async (_, left) => {
  const { segments, sounds } = await threeSounds();
  const [first, second, third] = sounds;
  await domain.storage.remove(second.segment.filePath);
  if (left) await domain.storage.put(second.segment.filePath, left, "audio/wav");
  const parts = await openPartsFile(join(folder, "gone"), { segments, signal: new AbortController().signal });
  for (const { segment } of [first, second, third]) parts.add(segment);
  await expect(parts.offsets()).rejects.toMatchObject({ gone: [{ hash: "20" }] });
  await parts.close();
});

it("waits for no store that does not answer once it is told to stop", async () => {
  const { segments, sounds } = await threeSounds();
  const stop = new AbortController();
  const parts = await openPartsFile(join(folder, "stopped"), {
    segments: { ...segments, read: () => new Promise(() => {}) },
    signal: stop.signal,
  });
  parts.add(sounds[0].segment);
  stop.abort(new Error("cancelled"));
  await expect(parts.offsets()).rejects.toThrow("cancelled");
  await parts.close();
});
