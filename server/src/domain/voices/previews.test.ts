import { createHash } from "node:crypto";
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

it("makes no sound past the allowance for a link that is followed in another process", async () => {
  const viewer = await aViewer(domain.db, { plan: "free" });
  const { url } = await domain.dictionary.preview(viewer, { ...word, voice: "vendor:en" });
  const token = /readings\/([\w-]+)/.exec(url)?.[1] ?? "";
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

it("names the longest sentence's parts in a link that the router takes", async () => {
  const viewer = await aViewer(domain.db);
  const kana = (at: number) => String.fromCodePoint(0x3042 + ((at * 37) % 80));
  const parts = Array.from({ length: 20 }, (_, part) => ({
    text: Array.from({ length: 20 }, (_, at) => kana(part * 20 + at)).join(""),
    hash: createHash("sha256").update(`${part}`).digest("hex"),
    index: part,
    sentenceIndex: part,
    voice: "tone:ja",
  }));
  const { url } = await domain.previews.ofSegments(parts, { userId: viewer.uid, speed: 1, pitch: 0 });
  const token = /readings\/([\w-]+)/.exec(url)?.[1] ?? "";
  expect(token.length).toBeLessThan(4_000);
  expect((await domain.previews.sound(token)).length).toBeGreaterThan(44);
});
