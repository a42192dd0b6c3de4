import {
  type Client,
  InsufficientScopeError,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Scope, scopes } from "#kernel/vocabulary";
import { agentOver, type Revision, revisions, shareAudioOf } from "#test/agent";
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

/** How the endpoint answered a call, as its transport saw it. */
interface Answered {
  status: number;
  challenge: string | null;
}

async function agent(key: string, revision: Revision = "2025-11-25", answers: Answered[] = []) {
  const transport = new StreamableHTTPClientTransport(new URL("/mcp", address), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
    fetch: async (...request) => {
      const answer = await fetch(...request);
      answers.push({ status: answer.status, challenge: answer.headers.get("www-authenticate") });
      return answer;
    },
  });
  const made = await agentOver(transport, revision);
  clients.push(made.client);
  return made;
}

const page = "http://localhost:4000/samples/article-en";

describe("tools for agents", () => {
  it.each(revisions)(
    "are listed by revision %s with schemas and deeds, whatever the key may do",
    async (revision) => {
      const { client } = await agent(await keyOf(["account:read"]), revision);
      expect(client.getNegotiatedProtocolVersion()).toBe(revision);
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name).sort()).toEqual([
        "edit_sentences",
        "get_entry",
        "get_job",
        "get_script",
        "list_entries",
        "make_audio",
        "quote_audio",
        "quote_script",
        "read_page",
        "set_live",
        "share",
        "write_script",
      ]);
      for (const { inputSchema, outputSchema } of tools)
        expect([inputSchema.type, outputSchema?.type]).toEqual(["object", "object"]);
      const reading = tools.filter(({ annotations }) => annotations?.readOnlyHint).map(({ name }) => name);
      expect(reading.sort()).toEqual([
        "get_entry",
        "get_job",
        "get_script",
        "list_entries",
        "quote_audio",
        "quote_script",
      ]);
      const required = (name: string) => tools.find((tool) => tool.name === name)?.inputSchema.required;
      expect(required("write_script")).toEqual(["entryId", "maxCredits", "quoteId"]);
      expect(required("make_audio")).toEqual(["entryId", "maxCredits", "quoteId"]);
    },
  );

  it("go from an address to shared audio", async () => {
    const made = await agent(await keyOf(scopes));
    const { entryId, pageUrl } = await shareAudioOf(made, page);
    expect((await test.app.inject({ url: new URL(pageUrl).pathname })).statusCode).toBe(200);
    expect((await made.call("read_page", { url: page })).entry.entryId).toBe(entryId);
    const entry = await made.call("get_entry", { entryId });
    expect(entry.revisions).toMatchObject([{ isLive: true, audio: { isOutdated: false } }]);
    expect((await made.call("list_entries", {})).entries).toMatchObject([{ entryId }]);
  }, 120_000);

  it("stop at the month of the key, and take nothing", async () => {
    const { call } = await agent(await keyOf(scopes, 1));
    const { entry } = await call("read_page", { url: page });
    const order = { entryId: entry.entryId, settings: { targetSeconds: 60 } };
    const { quoteId } = await call("quote_script", order);
    const refused = await call("write_script", { ...order, quoteId, maxCredits: 100 });
    expect(refused).toMatchObject({ isError: true, error: "INSUFFICIENT_CREDITS", code: "KEY_LIMIT" });
    const { held } = await test.container.services.credits.balance(
      (await test.container.authenticate(user.token)).viewer,
    );
    expect(held).toBe(0);
  });

  it.each(revisions)(
    "answer 403 in revision %s to a key without their scopes, and name them",
    async (revision) => {
      const answers: Answered[] = [];
      const { call } = await agent(await keyOf(["entries:read"]), revision, answers);
      const refused = call("read_page", { url: page });
      await expect(refused).rejects.toThrow(InsufficientScopeError);
      await expect(refused).rejects.toMatchObject({ requiredScope: "entries:read entries:write" });
      // The client's own GET, which there is none of, may be answered later.
      expect(answers).toContainEqual({
        status: 403,
        challenge:
          'Bearer error="insufficient_scope", error_description="Insufficient scope", scope="entries:read entries:write", resource_metadata="http://localhost:4000/.well-known/oauth-protected-resource/mcp"',
      });
      expect((await call("list_entries")).isError).toBe(false);
    },
  );

  it("ask of a key the scopes of what they do, and no others", async () => {
    const needed = {
      read_page: ["entries:read", "entries:write"],
      list_entries: ["entries:read"],
      get_entry: ["entries:read"],
      quote_script: ["entries:write"],
      write_script: ["entries:write"],
      get_script: ["entries:read"],
      edit_sentences: ["entries:write"],
      quote_audio: ["audio:make"],
      make_audio: ["audio:make"],
      get_job: ["entries:read"],
      set_live: ["publish"],
      share: ["publish"],
    } satisfies Record<string, Scope[]>;
    const { call } = await agent(await keyOf(["account:read"]));
    for (const [name, scopesOfTool] of Object.entries(needed))
      await expect(call(name)).rejects.toMatchObject({ requiredScope: scopesOfTool.join(" ") });
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
