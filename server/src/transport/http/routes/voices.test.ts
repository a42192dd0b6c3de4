import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { anEntry, aRevision } from "#test/factories";
import { eventually } from "#test/graphql";
import type { TestUser } from "#test/identity";

let test: TestApp;
let user: TestUser;
let entryId: string;
beforeAll(async () => {
  test = await startApp({ works: true });
  user = await test.newUser();
  const { viewer } = await test.container.authenticate(user.token);
  entryId = (await anEntry(test.db, viewer)).id;
  await aRevision(test.db, viewer, entryId, "0001", "# News\nAnn: Nguyen is here.\nBob: I see.");
});
afterAll(() => test.close());

async function call(method: "GET" | "POST" | "DELETE", url: string, payload?: object) {
  const answer = await test.app.inject({ method, url, payload, headers: user.headers });
  return { status: answer.statusCode, ...answer.json() };
}
/** Files behind signed links, without a token. */
const fetched = (url: string) => test.app.inject({ url });
/** The same link with another first character of its signature. */
const forged = (url: string) =>
  url.replace(/signature=(.)/, (_, first) => `signature=${first === "A" ? "B" : "A"}`);
const nguyen = { language: "en", word: "Nguyen", reading: "win" };

async function speak() {
  const speakers = [
    { name: "Ann", voice: "flite:slt" },
    { name: "Bob", voice: "flite:rms" },
  ];
  const order = await call("POST", `/api/entries/${entryId}/audios/generate`, { speakers });
  expect(order.status).toBe(202);
  return eventually(async () => {
    const { data: queues } = await call("GET", `/api/entries/${entryId}/queues`);
    expect(queues[0]).toMatchObject({ queueId: order.data.queueId, status: "completed" });
    const { data: revisions } = await call("GET", `/api/entries/${entryId}/revisions`);
    return (await call("GET", `/api/audios/${revisions[0].audio_id}`)).data;
  }, 60_000);
}

it("lets every voice be heard, named and credited, by a link that is signed", async () => {
  const { data: voices } = await call("GET", "/api/voices?language=en");
  expect(voices.length).toBeGreaterThan(1);
  for (const { name, attribution, sample_url } of voices) {
    expect(name && attribution).toBeTruthy();
    const sample = await fetched(sample_url);
    expect(sample.statusCode).toBe(200);
    expect(sample.rawPayload.subarray(0, 4).toString()).toBe("RIFF");
    expect(sample.rawPayload.length).toBeGreaterThan(32_000);
    expect((await fetched(sample_url)).rawPayload.equals(sample.rawPayload)).toBe(true);
    expect((await fetched(forged(sample_url))).statusCode).toBe(403);
  }
});

it("lets a reading be heard before it is kept", async () => {
  const { data } = await call("POST", "/api/dictionary/preview", { ...nguyen, sentence: "Nguyen is here." });
  const sound = await fetched(data.url);
  expect(sound.headers["content-type"]).toBe("audio/wav");
  expect(data.duration).toBeCloseTo((sound.rawPayload.length - 44) / 2 / 16_000, 3);
  const altered = data.url.replace(/readings\/[\w-]{8}/, "readings/eyJ0ZXh1");
  expect((await fetched(altered)).statusCode).toBe(403);
});

it("serves the longest preview by its link", async () => {
  const sentence = `Nguyen is here ${"and there ".repeat(12)}`;
  const { data } = await call("POST", "/api/dictionary/preview", { ...nguyen, sentence });
  expect((await fetched(data.url)).headers["content-type"]).toBe("audio/wav");
});

it("gives each speaker a voice, chapters and statistics, and says when the dictionary has changed", async () => {
  const audio = await speak();
  expect(audio).toMatchObject({ outdated_by: [], chapters: [{ title: "News", start: 0 }] });
  const chapters = await fetched(audio.chapters_url);
  expect(chapters.headers["content-type"]).toContain("text/vtt");
  expect(chapters.body).toMatch(/^WEBVTT\n\n1\n00:00:00\.000 --> .*\nNews\n$/);
  expect((await fetched(audio.vtt_url)).body).toContain("<v Ann>Nguyen is here.\n");
  await test.app.inject({ url: audio.url, headers: { range: "bytes=0-" } });
  const stats = await call("GET", `/api/entries/${entryId}/audios/${audio.id}/stats`);
  expect(stats.data).toMatchObject({
    plays: 1,
    segmentsMade: 3,
    segmentsReused: 0,
    sentences: 3,
    characters: "NewsNguyen is here.I see.".length,
    elapsedMs: expect.any(Number),
    loudness: expect.any(Number),
    truePeak: expect.any(Number),
  });

  expect((await call("POST", "/api/dictionary", nguyen)).status).toBe(201);
  const { data: impact } = await call("GET", "/api/dictionary/impact");
  expect(impact.audios).toMatchObject([{ audioId: audio.id, changedSentences: 1 }]);
  const query = `query ($id: ID!) {
    audio(id: $id) { isOutdated outdatedBy stats { plays } cues { speaker } settings { speakers { name } } }
  }`;
  const answer = await call("POST", "/graphql", { query, variables: { id: audio.id } });
  expect(answer.data.audio).toMatchObject({
    isOutdated: true,
    outdatedBy: ["dictionary"],
    stats: { plays: 1 },
    cues: [{ speaker: null }, { speaker: "Ann" }, { speaker: "Bob" }],
    settings: { speakers: [{ name: "Ann" }, { name: "Bob" }] },
  });
  expect(await speak()).toMatchObject({ is_outdated: false, outdated_by: [] });
}, 120_000);

it.each([
  [{ speakers: [{ name: "A:B", voice: "flite:rms" }] }],
  [{ speakers: [{ name: "Ann", voice: "flite:nobody" }] }],
  [{ speakers: ["A", "A"].map((name) => ({ name, voice: "flite:rms" })) }],
])("refuses %j", async (settings) => {
  expect((await call("POST", `/api/entries/${entryId}/audios/quote`, settings)).status).toBe(400);
});
