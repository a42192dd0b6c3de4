import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Speech } from "#ports/speech";
import { domainOver, type TestDomain, testDomain } from "#test/domain";
import { aViewer } from "#test/factories";
import { toneSpeech } from "#test/tone-speech";

/** An embedded voice, and one of a service that counts what it is asked for. */
let asked = 0;
const tones = toneSpeech(({ voice }) => {
  if (voice.startsWith("vendor:")) asked += 1;
});
const speech: Speech = {
  ...tones,
  voices: () => tones.voices().flatMap((voice) => [voice, { ...voice, id: `vendor:${voice.language}` }]),
  isRemote: (voice) => voice.startsWith("vendor:"),
};

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain({ speech });
});
afterAll(() => domain.close());
beforeEach(() => {
  asked = 0;
});

const word = { language: "en", word: "Nguyen", reading: "win" };
const tokenOf = (url: string) => /readings\/([\w-]+)/.exec(url)?.[1] ?? "";
const planLimit = expect.objectContaining({ code: "FORBIDDEN", reason: "PLAN_LIMIT" });

it("speaks in a service's voice 10 times a day on a trial, over all processes together", async () => {
  const viewer = await aViewer(domain.db, { plan: "free" });
  const other = await domainOver(domain, { speech });
  const ask = (n: number) =>
    (n % 2 ? domain : other).dictionary.preview(viewer, {
      ...word,
      sentence: `Nguyen ${n}.`,
      voice: "vendor:en",
    });
  for (let n = 0; n < 10; n++) expect(await ask(n)).toMatchObject({ voice: "vendor:en" });
  await expect(ask(10)).rejects.toEqual(planLimit);
  await expect(ask(11)).rejects.toEqual(planLimit);
  expect(asked).toBe(10);
  await expect(domain.dictionary.preview(viewer, word)).resolves.toMatchObject({ voice: "tone:en" });
  await other.close();
});

it("are 30 a minute of a user in embedded voices, over all processes together but for three in each", async () => {
  let time = Date.UTC(2026, 10, 21, 9, 0, 12);
  const now = () => time;
  const processes = await Promise.all([domainOver(domain, { now }), domainOver(domain, { now })]);
  const [viewer, stranger] = [await aViewer(domain.db), await aViewer(domain.db)];
  const ask = async (n: number, { uid } = viewer) =>
    processes[n % 2]?.previews.prepare("One word.", { userId: uid, voice: "tone:en", field: "sentence" });
  let answered = 0;
  for (let n = 0; n < 80; n++)
    await ask(n).then(
      () => (answered += 1),
      (error) => expect(error).toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfter: 48 }),
    );
  expect(answered).toBeGreaterThanOrEqual(30);
  expect(answered).toBeLessThanOrEqual(36);
  await expect(ask(0, stranger)).resolves.toMatchObject({ duration: expect.any(Number) });
  time += 60_000;
  await expect(ask(1)).resolves.toMatchObject({ duration: expect.any(Number) });
  await Promise.all(processes.map((process) => process.close()));
});

it("of words and of sentences are counted together", async () => {
  const now = () => Date.UTC(2026, 10, 21, 9, 0, 12);
  const process = await domainOver(domain, { now });
  const viewer = await aViewer(domain.db);
  const sentence = [{ index: 0, sentenceIndex: 0, text: "One word.", hash: "h", voice: "tone:en" }];
  for (let n = 0; n < 15; n++) {
    await process.dictionary.preview(viewer, word);
    await process.previews.ofSegments(sentence, { userId: viewer.uid, speed: 1, pitch: 0 });
  }
  await expect(process.dictionary.preview(viewer, word)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  await process.close();
});

it("makes no sound past the allowance for a link that is followed in another process", async () => {
  const viewer = await aViewer(domain.db, { plan: "free" });
  const { url } = await domain.dictionary.preview(viewer, { ...word, voice: "vendor:en" });
  const token = tokenOf(url);
  for (let process = 0; process < 9; process++) {
    const other = await domainOver(domain, { speech });
    await other.previews.sound(token);
    await other.close();
  }
  const last = await domainOver(domain, { speech });
  await expect(last.previews.sound(token)).rejects.toEqual(planLimit);
  await last.close();
  expect(asked).toBe(10);
  await domain.previews.sound(token);
  expect(asked).toBe(10);
});

it("names what is to be heard by one short id, however long it is, as long as the link lives", async () => {
  const viewer = await aViewer(domain.db);
  const kana = (at: number) => String.fromCodePoint(0x3042 + ((at * 37) % 80));
  const parts = Array.from({ length: 20 }, (_, part) => ({
    text: Array.from({ length: 20 }, (_, at) => kana(part * 20 + at)).join(""),
    hash: createHash("sha256").update(`${part}`).digest("hex"),
    index: part,
    sentenceIndex: part,
    voice: "tone:ja",
  }));
  const ask = () => domain.previews.ofSegments(parts, { userId: viewer.uid, speed: 1, pitch: 0 });
  const { url } = await ask();
  const token = tokenOf(url);
  expect(token).toMatch(/^[\w-]{22}$/);
  expect(tokenOf((await ask()).url)).toBe(token);
  const other = await domainOver(domain, { speech });
  await domain.sql`update loose_files set created_at = created_at - interval '74 minutes' where key like ${`%${token}%`}`;
  await ask();
  await domain.housekeeping.run();
  const heard = await domain.previews.sound(token);
  expect(Buffer.compare(await other.previews.sound(token), heard)).toBe(0);
  await domain.sql`update loose_files set created_at = created_at - interval '136 minutes' where key like ${`%${token}%`}`;
  await domain.housekeeping.run();
  const later = await domainOver(domain, { speech });
  await expect(later.previews.sound(token)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await Promise.all([other.close(), later.close()]);
});

it("plays a link of before, which holds its words itself", async () => {
  const said = { parts: [{ text: "Nguyen." }], voice: "tone:en" };
  const token = deflateRawSync(JSON.stringify(said)).toString("base64url");
  expect((await domain.previews.sound(token)).length).toBeGreaterThan(44);
  await expect(domain.previews.sound("x".repeat(22))).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(domain.previews.sound("x".repeat(30))).rejects.toMatchObject({ code: "NOT_FOUND" });
});
