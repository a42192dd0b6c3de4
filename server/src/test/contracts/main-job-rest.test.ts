import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { eventually } from "#test/graphql";
import type { TestUser } from "#test/identity";
import { unlikeExamples } from "#test/operations/likeness";

const MOMENT = expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const ID = expect.stringMatching(/^[0-9a-f-]{36}$/);
const SCRIPT = "Good morning.\n\nThis is a short script. It costs 25 dollars.";

let test: TestApp;
let user: TestUser;
beforeAll(async () => {
  test = await startApp({ works: true });
  user = await test.newUser();
});
afterAll(() => test.close());

/** Each answer of the file, as its documents' examples are held against it at the end. */
const seen: Parameters<typeof unlikeExamples>[1][number][] = [];

type Method = "GET" | "POST" | "PUT" | "DELETE";
async function call(method: Method, url: string, payload?: object, headers: Record<string, string> = {}) {
  const answer = await test.app.inject({ method, url, payload, headers: { ...user.headers, ...headers } });
  const status = answer.statusCode;
  seen.push({ method, path: url.split("?")[0] as string, status, body: answer.json() });
  return { status, headers: answer.headers, body: answer.body, ...answer.json() };
}

async function ended(entryId: string, queueType: string) {
  return eventually(async () => {
    const { data } = await call("GET", `/api/entries/${entryId}/queues`);
    const queue = data.find((candidate: { queueType: string }) => candidate.queueType === queueType);
    expect(queue.error).toBeNull();
    expect(queue.status).toBe("completed");
    return queue;
  }, 60_000);
}

const bytesOf = async (url: string, range?: string) =>
  test.app.inject({ url, headers: range ? { range } : {} });

describe("from a page to its audio over REST", () => {
  let entryId: string;
  let scriptId: string;
  let audio: Record<string, string>;

  it("submits a page and reads it [7.1][7.2][3.1]", async () => {
    const url = "http://localhost:4000/samples/product-ja";
    const created = await call("POST", "/api/entries", { url });
    expect(created).toMatchObject({ status: 201, success: true });
    expect(created.data).toMatchObject({ userId: user.uid, url, analyzedAt: null, queues: [] });
    entryId = created.data.entryId;

    const again = await call("POST", "/api/entries", { url: `${url}?utm_source=x` });
    expect(again).toMatchObject({ status: 409, error: "URL_ALREADY_EXISTS", existingEntry: { entryId } });

    const analyzed = await call("POST", `/api/entries/${entryId}/products/analyze`, {});
    expect(analyzed.status).toBe(200);
    expect(analyzed.data).toMatchObject({
      entryId,
      language: "ja",
      pageType: "product",
      analysisError: null,
    });
    expect(analyzed.data.facts.map(({ kind }: { kind: string }) => kind)).toContain("price");
  });

  it("has a script written, after a price was shown [7.3][3.12]", async () => {
    const settings = { style: "product", targetSeconds: 60 };
    const quote = await call("POST", `/api/entries/${entryId}/scripts/quote`, { settings });
    expect(quote.data).toMatchObject({ credits: 5, balance: 150 });
    const order = { settings, quoteId: quote.data.quoteId };
    const key = { "idempotency-key": "order-1" };
    const ordered = await call("POST", `/api/entries/${entryId}/scripts/generate`, order, key);
    expect(ordered).toMatchObject({
      status: 202,
      data: { entryId, queueType: "generate_script", error: null },
    });
    const repeated = await call("POST", `/api/entries/${entryId}/scripts/generate`, order, key);
    expect(repeated.data.queueId).toBe(ordered.data.queueId);
    const queue = await ended(entryId, "generate_script");
    expect(queue).toMatchObject({ revision_number: "0001", progress: 1 });
    expect((await call("GET", "/api/credits/balance")).data).toEqual({
      balance: 145,
      held: 0,
      totalEarned: 150,
      totalSpent: 5,
    });
  }, 60_000);

  it("lists the revision under its wire names [3.3][3.5][7.6]", async () => {
    const { data } = await call("GET", `/api/entries/${entryId}/revisions`);
    expect(data).toEqual([
      expect.objectContaining({
        revision_number: "0001",
        revision_name: null,
        is_live: false,
        script_id: data[0].script.id,
        audio_id: null,
        audio: null,
      }),
    ]);
    expect(data[0].script).toMatchObject({
      script_content: expect.any(String),
      script_file_path: expect.stringMatching(/\/0001\/.*\.txt$/),
      script_settings: { language: "ja" },
      created_at: expect.any(String),
      revision_number: "0001",
      revision_name: null,
    });
    scriptId = data[0].script.id;
  });

  it("changes the script in place, and refuses a change of an older version [7.3]", async () => {
    const path = `/api/entries/${entryId}/scripts/${scriptId}`;
    const before = await call("GET", path);
    const changed = await call("PUT", path, { scriptContent: SCRIPT, expectedVersion: 1 });
    expect(changed.data).toMatchObject({ id: scriptId, script_content: SCRIPT, version: 2 });
    expect(changed.data.sentences).toHaveLength(3);
    expect(await call("PUT", path, { scriptContent: "x", expectedVersion: 1 })).toMatchObject({
      status: 409,
      error: "CONFLICT",
    });
    for (const url of [path, `/api/scripts/${scriptId}`]) {
      expect((await call("GET", url)).data.script_content).toBe(SCRIPT);
    }
    const former = { version: 1, script_content: before.data.script_content, created_at: expect.any(String) };
    expect((await call("GET", `${path}/history`)).data).toEqual([former]);
  });

  it("speaks it with the voice that was asked for [7.4][3.6]", async () => {
    const { data: voices } = await call("GET", "/api/voices?language=en");
    const settings = { voice: voices[0].id, speed: 1.2, revisionNumber: "0001" };
    const { data: quote } = await call("POST", `/api/entries/${entryId}/audios/quote`, settings);
    expect(quote).toMatchObject({ sentences: 3, changedSentences: 3 });
    expect((await call("POST", `/api/entries/${entryId}/audios/generate`, settings)).status).toBe(202);
    await ended(entryId, "generate_audio");
    const { data } = await call("GET", `/api/entries/${entryId}/revisions`);
    audio = (await call("GET", `/api/audios/${data[0].audio_id}`)).data;
    expect(audio).toMatchObject({
      generation_settings: { voice: voices[0].id, speed: 1.2 },
      is_live: false,
      is_outdated: false,
      revision_number: "0001",
      created_at: expect.any(String),
    });
    expect(audio.total_duration).toMatch(/^\d+\.\d+$/);
    expect(Number(audio.total_duration)).toBeGreaterThan(2);
    const { samples } = JSON.parse(audio.waveform_data!);
    expect(samples).toHaveLength(1_000);
    expect(Math.max(...samples)).toBeGreaterThan(0.05);
    const { data: after } = await call("POST", `/api/entries/${entryId}/audios/quote`, settings);
    expect(after).toMatchObject({ credits: 0, changedSentences: 0 });
  }, 90_000);

  it("shows the entry with both its jobs, alone and in the list [3.1][3.2][7.1]", async () => {
    const job = {
      queueId: ID,
      entryId,
      status: "completed",
      progress: 1,
      revision_number: "0001",
      error: null,
      createdAt: MOMENT,
      startedAt: MOMENT,
      finishedAt: MOMENT,
    };
    const { data } = await call("GET", `/api/entries/${entryId}`);
    expect(data).toMatchObject({
      entryId,
      userId: user.uid,
      url: "http://localhost:4000/samples/product-ja",
      analyzedAt: MOMENT,
      createdAt: MOMENT,
      queues: [
        { ...job, queueType: "generate_audio" },
        { ...job, queueType: "generate_script" },
      ],
    });
    const [listed, ...others] = (await call("GET", "/api/entries")).data;
    expect(others).toEqual([]);
    expect(data).toMatchObject(listed);
    expect(listed.queues).toEqual(data.queues);
    expect((await call("GET", `/api/entries/${entryId}/queues`)).data).toEqual(data.queues);
  });

  it("shows the revision with its script and its audio [3.3][3.5][3.6][7.6]", async () => {
    const { data } = await call("GET", `/api/entries/${entryId}/revisions`);
    expect(data).toEqual([
      {
        revision_number: "0001",
        revision_name: null,
        is_live: false,
        created_at: MOMENT,
        script_id: scriptId,
        audio_id: audio.id,
        script: expect.objectContaining({
          id: scriptId,
          script_content: SCRIPT,
          script_file_path: expect.stringMatching(new RegExp(`${user.uid}/.*/0001/.*\\.txt$`)),
          script_settings: expect.objectContaining({ language: "ja" }),
          created_at: MOMENT,
          revision_number: "0001",
          revision_name: null,
        }),
        audio: expect.objectContaining({
          id: audio.id,
          generation_settings: expect.objectContaining({ speed: 1.2 }),
          created_at: MOMENT,
          total_duration: expect.stringMatching(/^\d+\.\d{3}$/),
          waveform_data: expect.stringMatching(/^\{"samples":\[\d/),
          is_live: false,
        }),
      },
    ]);
  });

  it("shows the segments that it was made of, by links that are signed", async () => {
    const { data: queues } = await call("GET", `/api/entries/${entryId}/queues`);
    const { queueId } = queues.find(({ queueType }: { queueType: string }) => queueType === "generate_audio");
    const path = `/api/entries/${entryId}/queues/${queueId}/segments`;
    const { data } = await call("GET", path);
    expect(data.map(({ index, sentence }: Record<string, number>) => [index, sentence])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
    expect((await call("GET", `${path}?from=2`)).data).toHaveLength(1);
    expect(await call("GET", path.replace(entryId, scriptId))).toMatchObject({ status: 404 });

    const sound = await bytesOf(data[0].url);
    expect(sound.headers["content-type"]).toBe("audio/wav");
    expect(sound.rawPayload.length).toBe(Number(sound.headers["content-length"]));
    const seconds = (sound.rawPayload.length - 44) / 2 / sound.rawPayload.readUInt32LE(24);
    expect(data[0].duration).toBeCloseTo(seconds, 3);
    const forged = data[0].url.replace(/expires=\d+/, "expires=4000000000");
    expect((await bytesOf(forged)).statusCode).toBe(403);

    const query = "query ($id: ID!) { queue(id: $id) { status segments(from: 1) { index text url } } }";
    const answer = await call("POST", "/graphql", { query, variables: { id: queueId } });
    expect(answer.data.queue).toMatchObject({ status: "completed", segments: [{ index: 1 }, { index: 2 }] });
  });

  it("sends the file whole and in ranges, without a token [3.7]", async () => {
    const whole = await bytesOf(audio.url!);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({ "content-type": "audio/wav", "accept-ranges": "bytes" });
    const bytes = whole.rawPayload;
    expect(bytes.subarray(0, 4).toString()).toBe("RIFF");
    expect(Number(whole.headers["content-length"])).toBe(bytes.length);

    const part = await bytesOf(audio.url!, "bytes=100-199");
    expect(part.statusCode).toBe(206);
    expect(part.headers["content-range"]).toBe(`bytes 100-199/${bytes.length}`);
    expect(part.rawPayload).toEqual(bytes.subarray(100, 200));
    const end = await bytesOf(audio.url!, "bytes=-50");
    expect(end.rawPayload).toEqual(bytes.subarray(-50));
    const behind = await bytesOf(audio.url!, `bytes=${bytes.length}-`);
    expect(behind.statusCode).toBe(416);
  });

  it("makes the mp3 at the first request, once for all who ask, and has subtitles", async () => {
    const [one, two] = await Promise.all([bytesOf(audio.mp3_url!), bytesOf(audio.mp3_url!)]);
    expect(one.headers["content-type"]).toBe("audio/mpeg");
    expect(one.rawPayload.toString("latin1", 0, 3)).toBe("ID3");
    expect(one.rawPayload.length).toBeGreaterThan(5_000);
    expect(two.rawPayload).toEqual(one.rawPayload);
    const vtt = await bytesOf(audio.vtt_url!);
    expect(vtt.headers["content-type"]).toBe("text/vtt; charset=utf-8");
    expect(vtt.body).toMatch(/^WEBVTT/);
    expect(vtt.body).toMatch("It costs 25 dollars.");
  }, 60_000);

  it("opens no link that was changed or has run out [6.1]", async () => {
    const url = new URL(audio.url!, "http://localhost");
    const forged = [
      audio.url!.replace(".wav", ".mp3"),
      audio.url!.replace(/expires=\d+/, "expires=4000000000"),
      `${url.pathname}?expires=1000&signature=${url.searchParams.get("signature")}`,
    ];
    for (const link of forged) expect((await bytesOf(link)).statusCode).toBe(403);
    expect((await bytesOf(url.pathname)).statusCode).toBe(400);
  });

  it("tells how the audio was made, and answers false for another's [7.5]", async () => {
    const { data } = await call("GET", `/api/entries/${entryId}/audios/${audio.id}/stats`);
    expect(data).toMatchObject({ audioId: audio.id, segmentsMade: 3, segmentsReused: 0, sentences: 3 });
    expect(data.plays).toBe(0);
    const missing = await call("GET", `/api/entries/${entryId}/audios/${scriptId}/stats`);
    expect(missing).toMatchObject({ success: false, data: null });
  });

  it("counts what a player begins to play, and no download", async () => {
    const statsPath = `/api/entries/${entryId}/audios/${audio.id}/stats`;
    const plays = async () => (await call("GET", statsPath)).data.plays;
    await bytesOf(audio.url!);
    await bytesOf(audio.mp3_url!);
    await bytesOf(audio.vtt_url!, "bytes=0-");
    await bytesOf(audio.url!, "bytes=0-1");
    await bytesOf(audio.url!, "bytes=4096-");
    const head = await test.app.inject({ method: "HEAD", url: audio.url!, headers: { range: "bytes=0-" } });
    expect(head).toMatchObject({ statusCode: 206, body: "" });
    expect(await plays()).toBe(0);
    await bytesOf(audio.url!, "bytes=0-");
    expect(await plays()).toBe(1);
    await bytesOf(audio.mp3_url!, "bytes=0-65535");
    expect(await plays()).toBe(2);
  });

  it("marks the revision live and names it [1.2][7.6]", async () => {
    const path = `/api/entries/${entryId}/revisions/0001`;
    expect((await call("PUT", `${path}/live`, {})).data).toMatchObject({
      is_live: true,
      audio: { is_live: true },
    });
    expect((await call("PUT", `${path}/name`, { revision_name: "First" })).data.revision_name).toBe("First");
    expect((await call("GET", `/api/audios/${audio.id}`)).data.is_live).toBe(true);
    expect((await call("GET", `/api/entries/${entryId}/revisions`)).data).toMatchObject([
      {
        revision_number: "0001",
        revision_name: "First",
        is_live: true,
        script: { id: scriptId, revision_name: "First" },
        audio: { id: audio.id, is_live: true },
      },
    ]);
  });

  it("lists entries whole, or in pages by the Link header [7.1]", async () => {
    for (const n of [1, 2]) await call("POST", "/api/entries", { url: `https://example.com/${n}` });
    const whole = await call("GET", "/api/entries");
    expect(whole.data).toHaveLength(3);
    expect(whole.headers.link).toBeUndefined();
    const first = await call("GET", "/api/entries?limit=2");
    const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))?.[1];
    const second = await call("GET", next!);
    expect([...first.data, ...second.data]).toEqual(whole.data);
    expect(second.headers.link).toBeUndefined();
    expect((await call("GET", "/api/entries?search=samples")).data).toHaveLength(1);
    const oldestFirst = (await call("GET", "/api/entries?oldestFirst=true")).data as unknown[];
    expect(oldestFirst).toEqual((await call("GET", "/api/entries?order=oldest")).data);
    expect(oldestFirst).toEqual([...(whole.data as unknown[])].reverse());
  });

  it("removes the entry with its files [7.1]", async () => {
    expect(await call("DELETE", `/api/entries/${entryId}`)).toMatchObject({ status: 200, data: { entryId } });
    expect((await call("GET", `/api/entries/${entryId}`)).status).toBe(404);
    expect((await bytesOf(audio.url!)).statusCode).toBe(404);
  });

  it("answers in the form of the OpenAPI document's examples", () => {
    const { compared, differences } = unlikeExamples(test, seen);
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(20);
  });
});
