import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { queues } from "#db/schema/index";
import { parseWavHeader } from "#kernel/sound/wav";
import { domainOver, type TestDomain, testDomain, undisturbed } from "#test/domain";
import { anEntry, aRevision, aViewer } from "#test/factories";
import { until } from "#test/poll";
import { japaneseVoice } from "#test/rendering";
import { toneSpeech } from "#test/tone-speech";
import { raise } from "../make/sound/sound.ts";

let domain: TestDomain;
let beforeSpeaking: (text: string) => Promise<void> | void = () => {};
let isRemote = false;
beforeAll(async () => {
  const tone = toneSpeech(({ text }) => beforeSpeaking(text));
  domain = await testDomain({
    speech: {
      ...tone,
      isRemote: () => isRemote,
      // A sentence that the engine has no sound for.
      speak: async (utterance, signal) => {
        const pcm = await tone.speak(utterance, signal);
        return utterance.text.includes("Hush") ? { ...pcm, samples: new Float32Array(400) } : pcm;
      },
    },
  });
});
beforeEach(() => {
  beforeSpeaking = () => {};
  isRemote = false;
});
afterAll(() => domain.close());

const SENTENCES = ["Number one is here.", "Hush now.", "Number two is longer than that.", "Is three last?"];
const SCRIPT = `${SENTENCES.slice(0, 3).join(" ")}\n\n${SENTENCES[3]}`;

async function ordered(content = SCRIPT) {
  const viewer = await aViewer(domain.db);
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
  const entry = await anEntry(domain.db, viewer);
  const { script } = await aRevision(domain.db, viewer, entry.id, "0001", content);
  const { id } = await domain.audios.generate(viewer, entry.id);
  const ready = async (from?: number) =>
    domain.audios.readySegments(await domain.queues.get(viewer, id), from);
  return { viewer, entry, script, id, ready };
}

/** Sentences that wait until they are let go. */
function gates() {
  const open = new Map<string, () => void>();
  const gate = new Map(
    SENTENCES.map((text) => [text, new Promise<void>((resolve) => open.set(text, resolve))]),
  );
  beforeSpeaking = (text) => gate.get(text);
  return (at: number) => open.get(SENTENCES[at] as string)?.();
}

const texts = (segments: { text: string }[]) => segments.map(({ text }) => text);

it("shows what is ready from the first one on, and nothing behind a gap", async () => {
  const { id, ready, viewer } = await ordered();
  expect(await ready()).toEqual([]);
  const release = gates();
  const run = domain.audios.run(id, undisturbed);
  release(1);
  release(2);
  await until("the others", async () => (await domain.queues.get(viewer, id)).done === 2);
  expect(await ready()).toEqual([]);
  release(0);
  await until("all but the last", async () => (await ready()).length === 2);
  release(3);
  await run;
  expect(texts(await ready())).toEqual([SENTENCES[0], SENTENCES[2], SENTENCES[3]]);
});

it("lies on the time line of the finished file, at its loudness, though the script was edited meanwhile", async () => {
  const { id, ready, viewer, entry, script } = await ordered();
  const release = gates();
  const run = domain.audios.run(id, undisturbed);
  release(0);
  const [first] = await until("the first", async () => {
    const found = await ready();
    return found.length > 0 && found;
  });
  await domain.scripts.update(viewer, entry.id, script.id, { content: "Something else. And more of it." });
  for (const at of [1, 2, 3]) release(at);
  await run;

  const segments = await ready();
  expect(segments[0]).toEqual(first);
  const [revision] = await domain.revisions.list(viewer, entry.id);
  const { cues, duration, filePath } = revision!.audio!;
  expect(segments.map(({ index }) => index)).toEqual([0, 1, 2]);
  segments.forEach(({ start, sentence }, at) => {
    expect(sentence).toBe(cues[at]?.index);
    expect(Math.abs(start - (cues[at]?.start ?? 0))).toBeLessThan(0.05);
  });
  const last = segments.at(-1)!;
  expect(last.start + last.duration).toBeLessThanOrEqual(duration);

  // A sample of the segment, by its gain, is that of the file.
  const file = await bytesOf(filePath);
  for (const { hash, start, gain } of segments) {
    const wav = await bytesOf(await domain.audios.segmentFile(id, hash));
    const { sampleRate } = parseWavHeader(wav.subarray(0, 44), wav.length);
    const peak = (of: Buffer, from: number) =>
      Math.max(...Array.from({ length: sampleRate / 10 }, (_, i) => of.readInt16LE(44 + (from + i) * 2)));
    const [played, kept] = [peak(wav, 4_000) * gain, peak(file, Math.round(start * sampleRate) + 4_000)];
    // Decibels: a smaller step is not heard in speech.
    expect(Math.abs(20 * Math.log10(played / kept))).toBeLessThan(1);
  }
});

it("never shows the former sound of a sentence that is spoken once more", async () => {
  isRemote = true;
  const { viewer, entry, id } = await ordered();
  await domain.audios.run(id, undisturbed);
  const request = { again: [SENTENCES[2]] };
  const order = await domain.audios.generate(viewer, entry.id, request);
  const ready = async () => domain.audios.readySegments(await domain.queues.get(viewer, order.id));
  const release = gates();
  const run = domain.audios.run(order.id, undisturbed);
  await until("what is at hand", async () => (await domain.queues.get(viewer, order.id)).done === 3);
  expect(texts(await ready())).toEqual([SENTENCES[0]]);
  release(2);
  await run;
  expect(texts(await ready())).toEqual([SENTENCES[0], SENTENCES[2], SENTENCES[3]]);
});

it("can be read from a segment on, whatever was missed before, and after the end", async () => {
  const { id, ready } = await ordered();
  await domain.audios.run(id, undisturbed);
  const all = await ready();
  expect(all).toHaveLength(3);
  expect(await ready(2)).toEqual(all.slice(2));
  expect(await ready(3)).toEqual([]);
});

it("is not laid out any more for a job that ended a while ago", async () => {
  const { id, ready } = await ordered();
  await domain.audios.run(id, undisturbed);
  expect(await ready()).toHaveLength(3);
  const finishedAt = new Date(Date.now() - 61_000);
  await domain.db.update(queues).set({ finishedAt }).where(eq(queues.id, id));
  expect(await ready()).toEqual([]);
});

it("is not shown to another user, and a stranger's sound is not under one's own job [6.2]", async () => {
  const { id, ready } = await ordered();
  await domain.audios.run(id, undisturbed);
  const [{ hash } = { hash: "" }] = await ready();
  const other = await ordered();
  await expect(domain.queues.get(other.viewer, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(domain.audios.segmentFile(other.id, hash)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("has nothing of a job that speaks nothing, and tries what cannot be heard only once", async () => {
  const { viewer, entry, id } = await ordered();
  await domain.audios.run(id, undisturbed);
  const spoken: string[] = [];
  beforeSpeaking = (text) => void spoken.push(text);
  const again = await domain.audios.generate(viewer, entry.id);
  await domain.audios.run(again.id, undisturbed);
  expect(spoken).toEqual([]);
  const script = await domain.queues.order(viewer, {
    entryId: entry.id,
    queueType: "generate_script",
    input: {},
    price: async () => 0,
    requestHash: "hash",
  });
  expect(await domain.audios.readySegments(script)).toEqual([]);
});

it("is as loud as the finished file where that is louder than what was stored, and does not clip", async () => {
  const speech = await japaneseVoice();
  const real = await domainOver(domain, { speech });
  const { viewer, entry, id } = await ordered(
    "こんにちは。今日は良い天気です。明日も晴れるでしょう。散歩に行きます。",
  );
  await real.queues.cancel(viewer, entry.id, id);
  const settings = { voice: "openjtalk:mei_normal", loudness: -12 };
  const louder = await real.audios.generate(viewer, entry.id, { settings });
  await real.audios.run(louder.id, undisturbed);
  const [revision] = await real.revisions.list(viewer, entry.id);
  const file = await bytesOf(revision!.audio!.filePath);
  const segments = await real.audios.readySegments(await real.queues.get(viewer, louder.id));
  expect(segments).toHaveLength(4);
  const steps: number[] = [];
  for (const { hash, start, gain, raisedBy = 0 } of segments) {
    const wav = await bytesOf(await real.audios.segmentFile(louder.id, hash));
    const played = Buffer.from(await raise({ wav, gain: 10 ** (raisedBy / 2_000) }));
    const { sampleRate, sampleCount } = parseWavHeader(played.subarray(0, 44), played.length);
    const heard = gain * level(played, 0, sampleCount);
    const kept = level(file, Math.round(start * sampleRate), sampleCount);
    steps.push(Math.abs(20 * Math.log10(heard / kept)));
    expect(peakOf(played, 0, sampleCount) * gain).toBeLessThan(0.9);
    expect(raisedBy).toBeGreaterThan(200);
  }
  // Decibels. The first one cannot know what comes; of the last one everything is known.
  expect(Math.max(...steps)).toBeLessThan(1.5);
  expect(steps.at(-1)).toBeLessThan(1);
  await Promise.all([real.close(), speech.close()]);
});

const samplesOf = (wav: Buffer, from: number, count: number) =>
  Array.from({ length: count }, (_, index) => wav.readInt16LE(44 + (from + index) * 2) / 32_768);
const level = (wav: Buffer, from: number, count: number) =>
  Math.sqrt(samplesOf(wav, from, count).reduce((sum, sample) => sum + sample ** 2, 0) / count);
const peakOf = (wav: Buffer, from: number, count: number) =>
  Math.max(...samplesOf(wav, from, count).map(Math.abs));

async function bytesOf(key: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await domain.storage.read(key)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
