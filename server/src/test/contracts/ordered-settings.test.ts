import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { eventually } from "#test/graphql";
import type { TestUser } from "#test/identity";

const SETTINGS = {
  language: "ja",
  style: "news",
  targetSeconds: 30,
  audience: "初めての人",
  mustSay: ["ともり"],
  mustNotSay: ["激安"],
  instruction: "短く",
};

let test: TestApp;
let user: TestUser;
let entryId: string;
const began = Date.now();
beforeAll(async () => {
  test = await startApp({ works: true });
  user = await test.newUser();
  entryId = (await call("POST", "/api/entries", { url: "http://localhost:4000/samples/product-ja" })).entryId;
});
afterAll(() => test.close());

async function call(method: "GET" | "POST" | "PUT", url: string, payload?: object) {
  const answer = await test.app.inject({ method, url, payload, headers: user.headers });
  expect(answer.statusCode).toBeLessThan(300);
  return answer.json().data;
}

const revisions = () => call("GET", `/api/entries/${entryId}/revisions`);

async function done(order: { queueId: string }) {
  await eventually(async () => {
    const queues = await call("GET", `/api/entries/${entryId}/queues`);
    expect(queues).toContainEqual(expect.objectContaining({ queueId: order.queueId, status: "completed" }));
  }, 60_000);
}

const secondsOf = (wav: Buffer) => wav.readUInt32LE(40) / 2 / wav.readUInt32LE(24);

describe("what is ordered with settings", () => {
  it("is a script that keeps them, as the newest revision [1.1][3.5][3.12][7.6]", async () => {
    await done(await call("POST", `/api/entries/${entryId}/scripts/generate`, {}));
    await done(await call("POST", `/api/entries/${entryId}/scripts/generate`, { settings: SETTINGS }));
    const [newest, first] = await revisions();
    expect([newest.revision_number, first.revision_number]).toEqual(["0002", "0001"]);
    expect(newest.script.script_settings).toEqual(SETTINGS);
    expect(first.script.script_settings).toEqual({ language: "ja" });
    expect(newest.script.script_content).toContain("ともり");
    expect(newest.script.length.targetSeconds).toBe(30);
    expect(first.script.script_content.length).toBeGreaterThan(newest.script.script_content.length);
    for (const moment of [newest.created_at, newest.script.created_at]) {
      expect(Date.parse(moment)).toBeGreaterThanOrEqual(began);
      expect(Date.parse(moment)).toBeLessThanOrEqual(Date.now());
    }
  }, 90_000);

  it("is an audio of the revision that is named, whichever is live [1.1][3.6][3.12][7.4]", async () => {
    await call("PUT", `/api/entries/${entryId}/revisions/0001/live`, {});
    const generate = `/api/entries/${entryId}/audios/generate`;
    await done(await call("POST", generate, { revisionNumber: "0002" }));
    expect((await revisions()).map(({ audio }: { audio: object | null }) => audio !== null)).toEqual([
      true,
      false,
    ]);

    await done(await call("POST", generate, { speed: 2, pitch: 3, revisionNumber: "0002" }));
    const [{ audio }] = await revisions();
    expect(audio.generation_settings).toMatchObject({ speed: 2, pitch: 3 });
    expect(audio.revision_number).toBe("0002");
    expect(Date.parse(audio.created_at)).toBeGreaterThanOrEqual(began);
    const { rawPayload } = await test.app.inject({ url: audio.url });
    expect(Number(audio.total_duration)).toBeCloseTo(secondsOf(rawPayload), 2);
  }, 90_000);
});
