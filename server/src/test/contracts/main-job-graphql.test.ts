import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { eventually, graphql, socketOf } from "#test/graphql";
import type { TestUser } from "#test/identity";
import { serveFixturePages } from "#test/pages/serve";
import { statementsOf } from "#test/statements";

let site: Awaited<ReturnType<typeof serveFixturePages>>;
let test: TestApp;
let user: TestUser;
beforeAll(async () => {
  site = await serveFixturePages();
  test = await startApp({ works: true, env: { FETCH_ALLOW_PRIVATE: site.allow } });
  user = await test.newUser();
});
afterAll(async () => {
  await test.close();
  await site.close();
});

interface Change {
  id: string;
  type: string;
  status: string;
  progress: number;
}

async function ask(query: string, variables?: Record<string, unknown>) {
  const { data, errors } = await graphql(test, user, query, variables);
  expect(errors).toBeUndefined();
  return data;
}

describe("from a page to its audio over GraphQL", () => {
  const changes: Change[] = [];
  let stop = () => {};
  afterAll(() => stop());
  let id: string;
  let scriptId: string;

  const done = (type: string) =>
    eventually(
      () => expect(changes).toContainEqual(expect.objectContaining({ type, status: "completed" })),
      60_000,
    );

  it("listens before anything happens [4.4]", async () => {
    const client = await socketOf(test, { authorization: `Bearer ${user.token}` });
    const connected = new Promise<string>((resolve) => {
      client.on("connected", () => resolve("connected"));
      stop = client.subscribe<{ queueChanged: { queue: Change | null } }>(
        { query: "subscription { queueChanged { queue { id type status progress } } }" },
        {
          next: ({ data }) => data?.queueChanged.queue && changes.push(data.queueChanged.queue),
          error: () => {},
          complete: () => void client.dispose(),
        },
      );
    });
    expect(await connected).toBe("connected");
  });

  it("initialises the user, submits a page and reads it [1.4][7.14]", async () => {
    const { initializeUser } = await ask(
      "mutation { initializeUser(language: en) { id plan role language } }",
    );
    expect(initializeUser).toEqual({ id: user.uid, plan: "free", role: "user", language: "en" });
    const url = site.url("article-en");
    const created = await ask("mutation ($url: String!) { createEntry(url: $url) { id url analyzedAt } }", {
      url,
    });
    expect(created.createEntry).toMatchObject({ url, analyzedAt: null });
    id = created.createEntry.id;
    const { analyzeEntry } = await ask(
      "mutation ($id: ID!) { analyzeEntry(id: $id) { title language pageType characters facts { kind } } }",
      { id },
    );
    expect(analyzeEntry).toMatchObject({ language: "en", pageType: "article" });
    expect(analyzeEntry.characters).toBeGreaterThan(500);
  });

  it("has a script written, told by the subscription [1.1][4.4]", async () => {
    const settings = { targetSeconds: 30, style: null };
    const { quoteScript } = await ask(
      "query ($id: ID!, $settings: ScriptSettingsInput) { quoteScript(entryId: $id, settings: $settings) { id credits balance } }",
      { id, settings },
    );
    expect(quoteScript).toMatchObject({ credits: 5, balance: 150 });
    const both = await ask(
      "query ($id: ID!, $settings: ScriptSettingsInput) { quoteScript(entryId: $id, settings: $settings, audio: {}) { credits } }",
      { id, settings: {} },
    );
    expect(both.quoteScript).toMatchObject({ credits: 29 });
    const { generateScript } = await ask(
      `mutation ($id: ID!, $settings: ScriptSettingsInput, $quote: ID!) {
        generateScript(entryId: $id, settings: $settings, quoteId: $quote) { id type status }
      }`,
      { id, settings, quote: quoteScript.id },
    );
    expect(generateScript).toMatchObject({ type: "generate_script" });
    await done("generate_script");
    const seen = changes.filter((change) => change.id === generateScript.id);
    expect(seen.map(({ progress }) => progress)).toEqual(seen.map(({ progress }) => progress).toSorted());
    expect(seen.at(-1)).toMatchObject({ status: "completed", progress: 1 });
  }, 90_000);

  it("shows the sentences with the places they come from, and takes an edit [7.14]", async () => {
    const { entry } = await ask(
      `query ($id: ID!) { entry(id: $id) { revision(number: "0001") {
        number isLive script { id version content settings { language targetSeconds } sentences { text ties { text } } }
      } } }`,
      { id },
    );
    const { script } = entry.revision;
    expect(script.settings).toEqual({ language: "en", targetSeconds: 30 });
    expect(script.content).toContain(script.sentences[0].text);
    expect(script.sentences[0].ties).not.toBeNull();
    scriptId = script.id;
    const { updateScript } = await ask(
      `mutation ($id: ID!, $scriptId: ID!) {
        updateScript(entryId: $id, scriptId: $scriptId, content: "Ninety short sentences. Nothing else.", expectedVersion: 1) {
          version sentences { text untied ties { text } }
        }
      }`,
      { id, scriptId },
    );
    expect(updateScript).toEqual({
      version: 2,
      sentences: [
        { text: "Ninety short sentences.", ties: [], untied: ["Ninety"] },
        { text: "Nothing else.", ties: [], untied: [] },
      ],
    });
    const former = "query ($scriptId: ID!) { scriptHistory(id: $scriptId) { version content } }";
    expect((await ask(former, { scriptId })).scriptHistory).toEqual([
      { version: 1, content: script.content },
    ]);
  });

  it("speaks it, marks it live and says where to listen [1.1][1.2][7.14]", async () => {
    await ask("mutation ($id: ID!) { generateAudio(entryId: $id, settings: { speed: 1.5 }) { id } }", { id });
    await done("generate_audio");
    const live = await ask(
      `mutation ($id: ID!) { setLiveRevision(entryId: $id, revisionNumber: "0001") {
        isLive audio { duration isLive isOutdated waveform cues { text start end } settings { voice speed } url mp3Url vttUrl }
      } }`,
      { id },
    );
    const { audio } = live.setLiveRevision;
    expect(audio).toMatchObject({ isLive: true, isOutdated: false, settings: { speed: 1.5 } });
    expect(audio.cues.map(({ text }: { text: string }) => text)).toEqual([
      "Ninety short sentences.",
      "Nothing else.",
    ]);
    expect(audio.waveform).toHaveLength(1_000);
    const file = await test.app.inject({ url: audio.url, headers: { range: "bytes=0-3" } });
    expect(file.payload).toBe("RIFF");
    const { entry } = await ask("query ($id: ID!) { entry(id: $id) { duration queues { type status } } }", {
      id,
    });
    expect(entry.duration).toBe(audio.duration);
    expect(entry.queues.map(({ type }: Change) => type)).toEqual(["generate_audio", "generate_script"]);
  }, 90_000);

  it("refuses what REST refuses, by the same words [7.14]", async () => {
    const query = "mutation ($id: ID!) { generateAudio(entryId: $id, settings: { speed: 9 }) { id } }";
    const { status, errors } = await graphql(test, user, query, { id });
    expect(status).toBe(400);
    const rest = await test.app.inject({
      method: "POST",
      url: `/api/entries/${id}/audios/generate`,
      payload: { speed: 9 },
      headers: user.headers,
    });
    expect(rest.statusCode).toBe(400);
    expect(errors?.[0]).toMatchObject({
      message: rest.json().message,
      extensions: { code: rest.json().error, reason: rest.json().code },
    });
  });

  it("reads of an entry's revisions the one that is asked for", async () => {
    const query = `query ($id: ID!) { entry(id: $id) {
      first: revision(number: "0001") { number script { version } audio { duration } }
      none: revision(number: "0002") { number }
    } }`;
    const sent = await statementsOf(test.container.sql, async () => {
      const { entry } = await ask(query, { id });
      expect(entry).toMatchObject({ first: { number: "0001", script: { version: 2 } }, none: null });
    });
    const reading = sent.filter(({ statement }) => statement.includes('from "revisions"'));
    expect(reading.map(({ parameters }) => parameters)).toEqual([[id, "0001", id, "0002"]]);
  });

  it("asks the database as often for many entries as for one", async () => {
    const page = `query ($first: Int) { entries(first: $first) {
      totalCount edges { cursor node { id characters duration facts { kind } queues { status } revisions { number }
        revision(number: "0001") { number } } }
    } }`;
    for (let n = 0; n < 8; n++) {
      await ask("mutation ($url: String!) { createEntry(url: $url) { id } }", {
        url: `https://example.com/${n}`,
      });
    }
    // A connection that opens asks for things of its own.
    await Promise.all(Array.from({ length: 20 }, () => ask(page, { first: 1 })));
    const counts: number[] = [];
    // The least of some tries: what a schedule asks meanwhile is not the list's.
    for (const first of [1, 1, 1, 9, 9, 9]) {
      const sent = await statementsOf(test.container.sql, async () => {
        const { entries } = await ask(page, { first });
        expect(entries.edges).toHaveLength(first);
        expect(entries.totalCount).toBe(9);
      });
      counts.push(sent.length);
    }
    const [one, many] = [Math.min(...counts.slice(0, 3)), Math.min(...counts.slice(3))];
    // Only the ninth has sound, which its user's dictionary is read for: in the list, and by its number.
    expect(many).toBeLessThanOrEqual(one + 2);
  });

  it("lists the oldest first, by the former word too", async () => {
    const { entries, former } = await ask(`{
      entries(first: 2, order: oldest) { edges { node { id } } }
      former: entries(first: 2, oldestFirst: true) { edges { node { id } } }
    }`);
    expect(former).toEqual(entries);
    expect(former.edges[0].node).toEqual({ id });
  });

  it("removes the entry [7.14]", async () => {
    expect(await ask("mutation ($id: ID!) { deleteEntry(id: $id) }", { id })).toEqual({ deleteEntry: id });
    const { status, errors } = await graphql(test, user, "query ($id: ID!) { entry(id: $id) { id } }", {
      id,
    });
    expect([status, errors?.[0]?.message]).toEqual([404, "Entry not found"]);
  });
});
