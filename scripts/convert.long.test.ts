import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type Api, connectApi } from "./convert/api.ts";
import { convertUrl } from "./convert/convert-url.ts";
import { GENERATE_AUDIO, QUEUES_OF_ENTRY, type Queue } from "./convert/operations.ts";
import { type Converter, testConverter } from "./convert/test-converter.ts";
import { demoToken } from "./lib/demo-sign-in.ts";
import { furnishDemoAccount } from "./lib/furnish-demo-account.ts";
import { freePort } from "./lib/ports.ts";
import { isRunning } from "./lib/process-state.mjs";
import { until } from "./lib/processes.ts";
import { startHeldVoice } from "./lib/slow-voice.ts";
import { tryScript } from "./lib/try-script.ts";
import { expectNothingRuns, expectWhole } from "./npm-start/leaves-nothing.ts";

it("starts a server for the time being, turns a sample into a file, and stops the server", async () => {
  const { convert, secondsOf, folder, dataDir, close } = await testConverter();
  onTestFinished(close);
  const port = await freePort();
  const url = `http://localhost:${port}/samples/product-ja`;
  const { code, output } = await convert([url, "--out", "sample.wav"], { PORT: String(port) });
  expect({ code, output }).toMatchObject({ code: 0 });
  expect(output).toMatch(/sample\.wav {2}[\d.]+ s {2}http/);
  for (const stage of ["reading", "speaking"]) expect(output).toContain(`${url}: ${stage}\n`);
  expect(secondsOf("sample.wav")).toBeGreaterThan(10);
  expect(existsSync(join(folder, "sample.wav.part"))).toBe(false);
  expect(existsSync(join(dataDir, "lock.json"))).toBe(false);
  expect(isRunning(Number(readFileSync(join(dataDir, "auth/pid"), "utf8")))).toBe(false);
}, 180_000);

describe("with a server that runs", () => {
  let converter: Converter;
  const convert: Converter["convert"] = (...request) => converter.convert(...request);
  const secondsOf: Converter["secondsOf"] = (name) => converter.secondsOf(name);
  let server: ReturnType<typeof tryScript>;
  let voice: Awaited<ReturnType<typeof startHeldVoice>>;
  beforeAll(async () => {
    converter = await testConverter();
    voice = await startHeldVoice();
    const variables = {
      ...voice.variables,
      DATA_DIR: converter.dataDir,
      PORT: "0",
      FETCH_ALLOW_PRIVATE: converter.pages.allow,
      // The others of the usual six would be loaded and warmed up for nothing, a second of processor time each.
      READERS_READY: "2",
    };
    server = tryScript("start.ts", variables);
    expect(await until(() => server.output().includes("ready at"), 240_000), server.output()).toBe(true);
  }, 250_000);
  afterAll(async () => {
    server.child.kill("SIGTERM");
    await server.ended;
    await voice.close();
    await converter.close();
  });

  it("is whole, and keeps to its owner all that it stores", () => expectWhole(converter.dataDir));

  it("gives each page a file, says which page failed and why, and fails in the end", async () => {
    const urls = [
      converter.pages.url("missing"),
      converter.pages.url("article-en"),
      converter.pages.url("article-sjis"),
    ];
    const { code, output } = await convert([...urls, "--out", "page.wav"]);
    expect({ code, output }).toMatchObject({ code: 1 });
    expect(output).toMatch(new RegExp(`^${urls[0]}: The site has no such page$`, "m"));
    expect(existsSync(join(converter.folder, "page-1.wav"))).toBe(false);
    for (const name of ["page-2.wav", "page-3.wav"]) expect(secondsOf(name)).toBeGreaterThan(10);
  }, 120_000);

  it("converts a page again, in another language of the reader's choice", async () => {
    const { code, output } = await convert([
      converter.pages.url("article-en"),
      "--lang",
      "en",
      "--out",
      "again.wav",
    ]);
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(secondsOf("again.wav")).toBeGreaterThan(10);
  }, 120_000);

  it("waits where somebody has an audio of the page made already, says so, and goes on", async () => {
    const address = /http:\/\/localhost:\d+/.exec(server.output())?.[0] as string;
    const api = connectApi(address, await demoToken(address));
    const out = join(converter.folder, "after-another.wav");
    type Jobs = { entry: { queues: Queue[] } };
    const orderOfOthers = async (id: string) => {
      const order = `mutation ($id: ID!) { generateAudio(entryId: $id, settings: { voice: "openai:ja_held" }) { id } }`;
      await api.request(order, { id });
      const isHeld = async () => {
        const { entry } = await api.request<Jobs>(QUEUES_OF_ENTRY, { entryId: id });
        return entry.queues.some(({ type, status }) => type === "generate_audio" && status === "running");
      };
      expect(await until(isHeld, 50_000, 100)).toBe(true);
    };
    // The server gives up a voice that says nothing: somebody else's order comes right before that of the command.
    let areOthersFirst = false;
    const slowApi: Api = {
      ...api,
      async request<Data>(query: string, variables: Record<string, unknown> = {}) {
        if (query === GENERATE_AUDIO && !areOthersFirst) {
          areOthersFirst = true;
          await orderOfOthers(variables.entryId as string);
        }
        return api.request<Data>(query, variables);
      },
    };
    const waits: { stage: string; isWritten: boolean }[] = [];
    const onProgress = (_part: number, stage: string) => {
      if (!stage.startsWith("waiting for an audio")) return;
      waits.push({ stage, isWritten: existsSync(out) });
      voice.release();
    };
    const url = converter.pages.url("product-ja");
    expect(await convertUrl(slowApi, { url, out, onProgress })).toBeGreaterThan(10);
    expect(waits).toEqual([
      { stage: "waiting for an audio of this page that is being made already", isWritten: false },
    ]);
    expect(secondsOf("after-another.wav")).toBeGreaterThan(10);
    await api.close();
  }, 180_000);

  it("takes an API key for an installation that is named, and refuses a wrong one", async () => {
    const address = /http:\/\/localhost:\d+/.exec(server.output())?.[0] as string;
    const headers = {
      authorization: `Bearer ${await demoToken(address)}`,
      "content-type": "application/json",
    };
    const body = JSON.stringify({ name: "Cron", scopes: ["entries:read", "entries:write", "audio:make"] });
    const made = await fetch(`${address}/api/keys`, { method: "POST", headers, body });
    const { data } = (await made.json()) as { data: { key: string } };
    const named = {
      DATA_DIR: join(converter.folder, "elsewhere"),
      YOMIKOE_URL: `${address}/`,
      YOMIKOE_API_KEY: data.key,
    };
    const { code, output } = await convert([`${address}/samples/article-en`, "--out", "by-key.wav"], named);
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(secondsOf("by-key.wav")).toBeGreaterThan(10);

    const token = tryScript("token.ts", named, []);
    await token.ended;
    expect(token.output().trim()).toBe(data.key);
    const wrong = { ...named, YOMIKOE_API_KEY: `${data.key.slice(0, -1)}_` };
    expect(await convert([`${address}/samples/article-en`], wrong)).toEqual({
      code: 1,
      output: `${address} refuses the key of YOMIKOE_API_KEY.\n`,
    });
  }, 120_000);

  it("has agreed to the terms in the name of the demo account, so that no notice asks for it", async () => {
    const address = /http:\/\/localhost:\d+/.exec(server.output())?.[0] as string;
    const headers = { authorization: `Bearer ${await demoToken(address)}` };
    const answer = await fetch(`${address}/api/user/agreement`, { headers });
    const { data } = (await answer.json()) as { data: { version: number; agreedVersion: number | null } };
    expect(data.version).toBeGreaterThanOrEqual(1);
    expect(data.agreedVersion).toBe(data.version);
  });

  it("has furnished the demo account with pages that were read, one of them with its audio, and does so once", async () => {
    const address = /http:\/\/localhost:\d+/.exec(server.output())?.[0] as string;
    const token = await demoToken(address);
    const api = connectApi(address, token);
    type Listed = { entries: { edges: { node: { url: string; duration: number | null } }[] } };
    const samples = async () => {
      const { entries } = await api.request<Listed>(
        "{ entries(first: 50) { edges { node { url duration } } } }",
      );
      return entries.edges
        .map(({ node }) => node)
        .filter(({ url }) => url.endsWith(".html") && url.startsWith(address));
    };
    const isSpoken = async () => (await samples()).some(({ duration }) => (duration ?? 0) > 30);
    expect(await until(isSpoken, 90_000, 200)).toBe(true);
    expect((await samples()).map(({ url }) => new URL(url).pathname)).toEqual([
      "/samples/product-ja.html",
      "/samples/article-ja.html",
      "/samples/article-en.html",
    ]);
    await furnishDemoAccount({ address, publicUrl: `${address}/another`, token, language: "ja" });
    expect(await samples()).toHaveLength(3);
    api.close();
  }, 120_000);

  it("goes on where a start was stopped while it furnished the account", async () => {
    const address = /http:\/\/localhost:\d+/.exec(server.output())?.[0] as string;
    const account = { email: "half@yomikoe.example", password: "yomikoe-half" };
    const token = await demoToken(address, account);
    const ask = async (path: string, method: string, body?: object) => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const answer = await fetch(`${address}/api${path}`, { method, headers, body: JSON.stringify(body) });
      return (await answer.json()).data;
    };
    await ask("/user/initialize", "POST", {});
    const url = `${address}/samples/article-en.html`;
    await ask("/entries", "POST", { url });
    const furnish = () => furnishDemoAccount({ address, publicUrl: address, token, language: "ja" });
    await furnish();
    type Listed = { url: string; queues: { queueId: string }[] };
    const listed = async () =>
      ((await ask("/entries", "GET")) as Listed[]).map(({ url, queues }) => ({
        path: new URL(url).pathname,
        jobs: queues.map(({ queueId }) => queueId),
      }));
    const first = await listed();
    expect(first.map(({ path, jobs }) => [path, jobs.length > 0])).toEqual([
      ["/samples/product-ja.html", true],
      ["/samples/article-ja.html", false],
      ["/samples/article-en.html", false],
    ]);
    // The order of before is at work or done: there is no second one.
    await furnish();
    expect((await listed())[0]?.jobs).toEqual(expect.arrayContaining(first[0]?.jobs ?? []));
  }, 60_000);

  it("says that the password is wrong", async () => {
    const args = [converter.pages.url("article-en"), "--email", "demo@yomikoe.example"];
    const { code, output } = await convert(args, { YOMIKOE_PASSWORD: "guess" });
    expect({ code, output }).toEqual({
      code: 1,
      output: "demo@yomikoe.example cannot sign in: wrong e-mail address or password\n",
    });
  });

  it("leaves no process behind when it is stopped", async () => {
    server.child.kill("SIGTERM");
    expect(await server.ended).toEqual([0, null]);
    await expectNothingRuns(converter.dataDir);
  }, 60_000);
});
