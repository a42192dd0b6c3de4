import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { anEntry, aQueue, aRevision } from "#test/factories";
import { graphql } from "#test/graphql";
import type { TestUser } from "#test/identity";

let test: TestApp;
let owner: TestUser;
let stranger: TestUser;
/** Ids of things that exist and are the owner's. */
let own: { entry: string; script: string; queue: string; revision: string };
beforeAll(async () => {
  test = await startApp();
  [owner, stranger] = await Promise.all([test.newUser(), test.newUser()]);
  const { accounts, entries } = test.container.services;
  const viewer = await accounts.viewerOf(await test.container.identity.verify(owner.token));
  const entry = await anEntry(test.db, viewer);
  const { script } = await aRevision(test.db, viewer, entry.id, "0001");
  const queue = await aQueue(test.db, viewer, entry.id);
  await entries.get(viewer, entry.id);
  own = { entry: entry.id, script: script.id, queue: queue.id, revision: "0001" };
});
afterAll(() => test.close());

type Call = [method: "GET" | "POST" | "PUT" | "DELETE", url: (ids: typeof own) => string, payload?: object];
const calls: Call[] = [
  ["GET", ({ entry }) => `/api/entries/${entry}`],
  ["GET", ({ entry }) => `/api/entries/${entry}/queues`],
  ["GET", ({ entry }) => `/api/entries/${entry}/revisions`],
  ["POST", ({ entry, queue }) => `/api/entries/${entry}/queues/${queue}/cancel`],
  ["POST", ({ entry }) => `/api/entries/${entry}/products/analyze`, {}],
  [
    "POST",
    ({ entry }) => `/api/entries/${entry}/text`,
    { text: "Some text that is long enough to be read." },
  ],
  ["POST", ({ entry }) => `/api/entries/${entry}/scripts/generate`, { settings: {} }],
  ["POST", ({ entry }) => `/api/entries/${entry}/scripts/quote`, {}],
  ["GET", ({ entry, script }) => `/api/entries/${entry}/scripts/${script}`],
  ["PUT", ({ entry, script }) => `/api/entries/${entry}/scripts/${script}`, { scriptContent: "Mine now." }],
  ["GET", ({ script }) => `/api/scripts/${script}`],
  ["POST", ({ entry }) => `/api/entries/${entry}/audios/generate`, { revisionNumber: "0001" }],
  ["POST", ({ entry }) => `/api/entries/${entry}/audios/quote`, {}],
  ["GET", ({ entry }) => `/api/entries/${entry}/audios/${randomUUID()}/stats`],
  ["PUT", ({ entry, revision }) => `/api/entries/${entry}/revisions/${revision}/live`, {}],
  [
    "PUT",
    ({ entry, revision }) => `/api/entries/${entry}/revisions/${revision}/name`,
    { revision_name: "x" },
  ],
  ["DELETE", ({ entry }) => `/api/entries/${entry}`],
];
const general: Call[] = [
  ["GET", () => "/api/entries"],
  ["POST", () => "/api/entries", { url: "https://example.com/" }],
  ["GET", () => "/api/audios/x"],
  ["GET", () => "/api/credits/balance"],
  ["GET", () => "/api/user/language"],
  ["GET", () => "/api/user/player-settings"],
  ["GET", () => "/api/user/profile"],
  ["POST", () => "/api/user/initialize", {}],
  ["GET", () => "/api/voices"],
  ["GET", () => "/api/plans"],
];

describe("who may call", () => {
  it.each([...calls, ...general])(
    "%s needs a bearer token: call %# [6.1][8.2]",
    async (method, url, payload) => {
      const headerless = { method, url: url(own), payload };
      for (const headers of [{}, { authorization: "Bearer forged" }, { authorization: owner.token }]) {
        const answer = await test.app.inject({ ...headerless, headers });
        expect(answer.statusCode).toBe(401);
        expect(answer.json()).toMatchObject({
          success: false,
          error: "UNAUTHORIZED",
          message: "Not authenticated",
        });
      }
    },
  );

  it.each(calls)("%s finds nothing of another user's: call %# [6.2]", async (method, url, payload) => {
    const answer = await test.app.inject({ method, url: url(own), payload, headers: stranger.headers });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, data: null, error: "NOT_FOUND" });
  });

  const operations = [
    "query ($entry: ID!) { entry(id: $entry) { id } }",
    "query ($script: ID!) { script(id: $script) { id } }",
    "query ($entry: ID!) { quoteScript(entryId: $entry) { id } }",
    "query ($entry: ID!) { quoteAudio(entryId: $entry) { id } }",
    "mutation ($entry: ID!) { deleteEntry(id: $entry) }",
    "mutation ($entry: ID!) { analyzeEntry(id: $entry) { id } }",
    'mutation ($entry: ID!) { submitText(entryId: $entry, text: "Some text that is long enough.") { id } }',
    "mutation ($entry: ID!) { generateScript(entryId: $entry) { id } }",
    "mutation ($entry: ID!) { generateAudio(entryId: $entry) { id } }",
    'mutation ($entry: ID!, $script: ID!) { updateScript(entryId: $entry, scriptId: $script, content: "x") { id } }',
    "mutation ($entry: ID!, $revision: String!) { setLiveRevision(entryId: $entry, revisionNumber: $revision) { id } }",
    "mutation ($entry: ID!, $revision: String!) { renameRevision(entryId: $entry, revisionNumber: $revision) { id } }",
    "mutation ($entry: ID!, $queue: ID!) { cancelQueue(entryId: $entry, queueId: $queue) { id } }",
  ];
  it.each(operations)(
    "finds nothing of another user's over GraphQL either: %s [6.2][7.14]",
    async (query) => {
      const used = Object.fromEntries(Object.entries(own).filter(([name]) => query.includes(`$${name}:`)));
      const answer = await graphql(test, stranger, query, used);
      expect(answer.status).toBe(404);
      expect(answer.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
      const nobody = await graphql(test, null, query, used);
      expect(nobody.status).toBe(401);
      expect(nobody.errors?.[0]?.extensions.code).toBe("UNAUTHORIZED");
    },
  );

  it("left everything as it was for its owner", async () => {
    const query =
      "query ($entry: ID!) { entry(id: $entry) { queues { status } revisions { isLive name script { version } } } }";
    const { data } = await graphql(test, owner, query, { entry: own.entry });
    expect(data.entry).toEqual({
      queues: [{ status: "queued" }],
      revisions: [{ isLive: false, name: null, script: { version: 1 } }],
    });
  });
});
