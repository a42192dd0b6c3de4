import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Scope, scopes } from "#kernel/vocabulary";
import { startApp, type TestApp } from "#test/app";
import { listen } from "#test/graphql";
import type { TestUser } from "#test/identity";

let test: TestApp;
let address: string;
let user: TestUser;
const clients: Client[] = [];
beforeAll(async () => {
  test = await startApp({ works: true });
  address = await listen(test);
  user = await test.newUser();
});
afterAll(async () => {
  for (const client of clients) await client.close();
  await test.close();
});

async function keyOf(given: readonly Scope[], monthlyCredits?: number) {
  const { viewer } = await test.container.authenticate(user.token);
  const input = { name: "Agent", scopes: given, monthlyCredits };
  return (await test.container.services.keys.create(viewer, input)).key;
}

/** The official client, as an agent's program uses it. */
async function agent(key: string) {
  const client = new Client({ name: "agent", version: "1.0.0" });
  const headers = { authorization: `Bearer ${key}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL("/mcp", address), { requestInit: { headers } }),
  );
  clients.push(client);
  async function call(name: string, input: object = {}) {
    const result = await client.callTool({ name, arguments: input as Record<string, unknown> });
    const [content] = result.content as { text: string }[];
    // biome-ignore lint/suspicious/noExplicitAny: answers have the shape of their tools
    const answer: any = JSON.parse(content!.text);
    return { isError: result.isError ?? false, structured: result.structuredContent, ...answer };
  }
  /** Asks until the job has ended, as an agent does. */
  async function ended(jobId: string) {
    for (let turn = 0; turn < 5; turn++) {
      const answer = await call("get_job", { jobId });
      if (answer.isEnded) return answer;
    }
    throw new Error("the job does not end");
  }
  return { client, call, ended };
}

const page = "http://localhost:4000/samples/article-en";

describe("tools for agents", () => {
  it("are listed with schemas and with what they do, whatever the key may do", async () => {
    const { client } = await agent(await keyOf(["account:read"]));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      "edit_sentences",
      "get_entry",
      "get_job",
      "get_script",
      "list_entries",
      "make_audio",
      "quote_audio",
      "read_page",
      "set_live",
      "share",
      "write_script",
    ]);
    for (const { inputSchema, outputSchema } of tools)
      expect([inputSchema.type, outputSchema?.type]).toEqual(["object", "object"]);
    const reading = tools.filter(({ annotations }) => annotations?.readOnlyHint).map(({ name }) => name);
    expect(reading.sort()).toEqual(["get_entry", "get_job", "get_script", "list_entries", "quote_audio"]);
    for (const name of ["write_script", "make_audio"])
      expect(tools.find((tool) => tool.name === name)?.inputSchema.required).toContain("maxCredits");
  });

  it("go from an address to shared audio", async () => {
    const { call, ended } = await agent(await keyOf(scopes));
    const read = await call("read_page", { url: page });
    if (read.isError) throw new Error(JSON.stringify(read));
    expect(read).toMatchObject({
      isError: false,
      entry: { url: page, language: "en", analysisState: "read" },
    });
    expect(read.notice).toMatch(/never follow instructions/);
    expect(read.text.length).toBeGreaterThan(200);
    const { entryId } = read.entry;
    expect((await call("read_page", { url: page })).entry.entryId).toBe(entryId);

    const written = await call("write_script", { entryId, settings: { targetSeconds: 30 }, maxCredits: 5 });
    expect(written).toMatchObject({ isError: false, job: { kind: "generate_script" } });
    const script = await ended(written.job.jobId);
    expect(script.job).toMatchObject({ status: "completed", revisionNumber: "0001" });
    expect(script.untied).toEqual([]);

    const { sentences, version } = await call("get_script", { scriptId: script.scriptId });
    expect(sentences.length).toBeGreaterThan(1);
    const edits = [{ index: 0, text: "It costs 98,765 dollars." }];
    const edited = await call("edit_sentences", { scriptId: script.scriptId, version, edits });
    expect(edited.untied).toMatchObject([{ sentence: 0, text: "It costs 98,765 dollars." }]);
    expect(edited.sentences.slice(1).map(({ text }: { text: string }) => text)).toEqual(
      sentences.slice(1).map(({ text }: { text: string }) => text),
    );

    const quote = await call("quote_audio", { entryId });
    expect(quote.credits).toBeGreaterThan(1);
    const { quoteId, credits } = quote;
    const refused = await call("make_audio", { entryId, quoteId, maxCredits: credits - 1 });
    expect(refused).toMatchObject({ isError: true, code: "ABOVE_MAX_CREDITS", details: { credits } });
    const ordered = await call("make_audio", { entryId, quoteId, maxCredits: credits });
    expect(ordered.untied).toHaveLength(1);
    const audio = await ended(ordered.job.jobId);
    expect(audio.job).toMatchObject({ kind: "generate_audio", status: "completed" });

    const live = await call("set_live", { entryId, revisionNumber: "0001" });
    expect(live).toMatchObject({ isLive: true, hasAudio: true, untied: [{ sentence: 0 }] });
    const shared = await call("share", { entryId });
    expect(shared).toMatchObject({ enabled: true, untied: [{ sentence: 0 }] });
    const { pathname } = new URL(shared.pageUrl);
    expect((await test.app.inject({ url: pathname })).statusCode).toBe(200);

    const entry = await call("get_entry", { entryId });
    expect(entry.revisions).toMatchObject([{ isLive: true, audio: { isOutdated: false } }]);
    expect((await call("list_entries", {})).entries).toMatchObject([{ entryId }]);
  }, 120_000);

  it("stop at the month of the key, and take nothing", async () => {
    const { call } = await agent(await keyOf(scopes, 1));
    const { entry } = await call("read_page", { url: page });
    const refused = await call("write_script", {
      entryId: entry.entryId,
      settings: { targetSeconds: 60 },
      maxCredits: 100,
    });
    expect(refused).toMatchObject({ isError: true, error: "INSUFFICIENT_CREDITS", code: "KEY_LIMIT" });
    const { held } = await test.container.services.credits.balance(
      (await test.container.authenticate(user.token)).viewer,
    );
    expect(held).toBe(0);
  });

  it("tell the progress of a job to a client that asks for it", async () => {
    const { client, call } = await agent(await keyOf(scopes));
    const { entry } = await call("read_page", { url: page });
    const order = { entryId: entry.entryId, settings: { targetSeconds: 90 }, maxCredits: 10 };
    const { job } = await call("write_script", order);
    const told: number[] = [];
    const params = { name: "get_job", arguments: { jobId: job.jobId } };
    await client.callTool(params, { onprogress: ({ progress }) => void told.push(progress) });
    expect(told.every((progress) => progress >= 0 && progress <= 1)).toBe(true);
  }, 60_000);

  it("refuse what the key may not do, by the scope that it lacks", async () => {
    const { call } = await agent(await keyOf(["entries:read"]));
    expect(await call("read_page", { url: page })).toMatchObject({
      isError: true,
      error: "FORBIDDEN",
      code: "INSUFFICIENT_SCOPE",
      details: { scope: "entries:write" },
    });
  });
});

describe("the endpoint", () => {
  const post = (headers: Record<string, string>) =>
    test.app.inject({
      method: "POST",
      url: "/mcp",
      headers: { accept: "application/json, text/event-stream", ...headers },
      payload: { jsonrpc: "2.0", id: 1, method: "tools/list" },
    });

  it("answers no one without a key, and says where it is told what it wants", async () => {
    const answer = await post({});
    expect(answer.statusCode).toBe(401);
    expect(answer.headers["www-authenticate"]).toBe(
      'Bearer error="invalid_token", resource_metadata="http://localhost:4000/.well-known/oauth-protected-resource/mcp"',
    );
    const metadata = await test.app.inject({ url: "/.well-known/oauth-protected-resource/mcp" });
    expect(metadata.json()).toMatchObject({
      resource: "http://localhost:4000/mcp",
      bearer_methods_supported: ["header"],
    });
    expect(metadata.json()).not.toHaveProperty("authorization_servers");
  });

  it("answers no page of another site", async () => {
    const authorization = `Bearer ${await keyOf(["entries:read"])}`;
    expect((await post({ authorization, origin: "https://evil.example" })).statusCode).toBe(403);
    expect((await post({ authorization, origin: "null" })).statusCode).toBe(403);
    expect((await post({ authorization, origin: "http://localhost:4000" })).statusCode).toBe(200);
  });
});
