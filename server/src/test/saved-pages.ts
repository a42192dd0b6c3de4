import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compileVoice } from "../../voice/compile.ts";
import { startApp, type TestApp } from "./app.ts";
import { probed } from "./ffmpeg.ts";
import { eventually } from "./graphql.ts";
import type { TestUser } from "./identity.ts";
import { type FixturePage, serveFixturePages } from "./pages/serve.ts";
import { morae, readingOf, voicedPart } from "./sound.ts";

let site: Awaited<ReturnType<typeof serveFixturePages>>;
let test: TestApp;
let user: TestUser;
let folder: string;

async function call(method: "GET" | "POST", url: string, payload?: object) {
  const answer = await test.app.inject({ method, url: `/api${url}`, payload, headers: user.headers });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json().data;
}

async function job(entryId: string, order: string, payload: object) {
  const { queueId } = await call("POST", `/entries/${entryId}/${order}/generate`, payload);
  await eventually(async () => {
    const queues = await call("GET", `/entries/${entryId}/queues`);
    const queue = queues.find((candidate: { queueId: string }) => candidate.queueId === queueId);
    expect(queue).toMatchObject({ status: "completed", error: null });
  }, 60_000);
}

/** From the address of a saved page to its .wav on disk, as a client of the REST interface. */
async function convert(page: FixturePage) {
  const { entryId } = await call("POST", "/entries", { url: site.url(page) });
  const entry = await call("POST", `/entries/${entryId}/products/analyze`, {});
  await job(entryId, "scripts", { settings: { targetSeconds: 30 } });
  await job(entryId, "audios", {});
  const [revision] = await call("GET", `/entries/${entryId}/revisions`);
  const audio = await call("GET", `/audios/${revision.audio_id}`);
  const file = join(folder, `${page}.wav`);
  const { rawPayload } = await test.app.inject({ url: audio.url });
  await writeFile(file, rawPayload);
  return { entry, script: revision.script.script_content as string, audio, file, bytes: rawPayload };
}

/** Proves that a sound file becomes of each page, by what is understood of it. */
export function provePages(pages: [page: FixturePage, understood: { language: string; pageType: string }][]) {
  beforeAll(async () => {
    await compileVoice();
    site = await serveFixturePages();
    test = await startApp({ works: true, env: { FETCH_ALLOW_PRIVATE: site.allow } });
    user = await test.newUser();
    folder = await mkdtemp(join(tmpdir(), "yomikoe-wav-"));
  }, 120_000);
  afterAll(async () => {
    await test.close();
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(pages)(
    "%s",
    async (page, understood) => {
      const { entry, script, audio, file, bytes } = await convert(page);
      expect(entry).toMatchObject(understood);
      const duration = Number(audio.total_duration);
      expect(Number((await probed(file)).format.duration)).toBeCloseTo(duration, 1);
      expect(voicedPart(bytes)).toBeGreaterThan(0.5);

      if (understood.language === "ja") {
        const pace = morae(await readingOf(script)) / duration;
        expect(pace).toBeGreaterThan(5);
        expect(pace).toBeLessThan(9);
      } else {
        const wordsAMinute = (script.split(/\s+/).length / duration) * 60;
        expect(wordsAMinute).toBeGreaterThan(110);
        expect(wordsAMinute).toBeLessThan(220);
      }
    },
    90_000,
  );
}
