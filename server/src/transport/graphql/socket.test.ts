import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#kernel/viewer";
import { startApp, type TestApp } from "#test/app";
import { anEntry, aQueue } from "#test/factories";
import { eventually, graphql, listen, socketOf } from "#test/graphql";
import { disable, expiringToken, type TestUser } from "#test/identity";
import { countListeners } from "#test/listeners";
import { rawSocket } from "#test/raw-socket";

let test: TestApp;
let user: TestUser;
let viewer: Viewer;
/** How many the event bus would tell now. */
let listeners: () => number;
beforeAll(async () => {
  test = await startApp();
  listeners = countListeners(test.container);
  user = await test.newUser();
  viewer = await viewerOf(user);
});
afterAll(() => test.close());

async function viewerOf({ token }: TestUser): Promise<Viewer> {
  return (await test.container.authenticate(token)).viewer;
}

const changes = "subscription ($entry: ID) { queueChanged(entryId: $entry) { resync queue { id status } } }";

/** Subscribes and collects; `closed` resolves with the code that the server closed with. */
async function subscribe(who: TestUser, variables: { entry?: string } = {}, query = changes) {
  const client = await socketOf(test, { authorization: `Bearer ${who.token}` });
  const seen: unknown[] = [];
  const failures: unknown[] = [];
  const closed = new Promise<number>((resolve) => {
    client.on("closed", (event) => resolve((event as { code: number }).code));
  });
  const before = listeners();
  client.subscribe(
    { query, variables },
    {
      next: ({ data, errors }) =>
        errors ? failures.push(errors) : seen.push((data?.queueChanged as { queue: unknown })?.queue ?? data),
      error: (error) => failures.push(error),
      complete: () => {},
    },
  );
  return {
    client,
    seen,
    failures,
    closed,
    settled: () => eventually(() => expect(listeners()).toBeGreaterThanOrEqual(before + 2)),
  };
}

const announce = async (queue: { id: string; userId: string; entryId: string }) =>
  test.container.events.publish(test.db, {
    kind: "queue",
    queueId: queue.id,
    userId: queue.userId,
    entryId: queue.entryId,
  });

describe("queueChanged over a socket", () => {
  it("tells the viewer's own changes, of one entry where asked, and nobody else's [4.4][6.2]", async () => {
    const stranger = await test.newUser();
    await viewerOf(stranger);
    const [entry, other] = [await anEntry(test.db, viewer), await anEntry(test.db, viewer)];
    const [queue, elsewhere] = [
      await aQueue(test.db, viewer, entry.id),
      await aQueue(test.db, viewer, other.id),
    ];
    const all = await subscribe(user);
    await all.settled();
    const one = await subscribe(user, { entry: entry.id });
    await one.settled();
    const foreign = await subscribe(stranger);
    await foreign.settled();

    await announce(elsewhere);
    await announce(queue);
    await eventually(() => expect(one.seen).toEqual([{ id: queue.id, status: "queued" }]));
    await eventually(() => expect(all.seen).toHaveLength(2));
    expect(foreign.seen).toEqual([]);
    for (const { client } of [all, one, foreign]) await client.dispose();
  });

  it("refuses another user's entry, and keeps the socket for the next question [6.2]", async () => {
    const entry = await anEntry(test.db, viewer);
    const stranger = await test.newUser();
    await viewerOf(stranger);
    const { client, failures } = await subscribe(stranger, { entry: entry.id });
    await eventually(() => expect(failures).toHaveLength(1));
    expect(failures[0]).toMatchObject([{ message: "Entry not found", extensions: { code: "NOT_FOUND" } }]);
    await client.dispose();
  });

  it.each([
    ["syntax", "subscription { queueChanged {"],
    ["an unknown field", "subscription { queueChanged { nothing } }"],
    ["too many aliases", `{ ${Array.from({ length: 30 }, (_, n) => `v${n}: viewer { id }`).join(" ")} }`],
  ])("answers %s with an error and keeps the socket", async (_what, query) => {
    const { client, failures } = await subscribe(user, {}, query);
    await eventually(() => expect(failures).toHaveLength(1));
    expect(failures[0]).toMatchObject([{ extensions: { code: "VALIDATION_ERROR" } }]);
    const answered: unknown[] = [];
    client.subscribe(
      { query: "{ viewer { id } }" },
      { next: ({ data }) => answered.push(data), error: () => {}, complete: () => {} },
    );
    await eventually(() => expect(answered).toEqual([{ viewer: { id: user.uid } }]));
    await client.dispose();
  });

  it("leaves no listener behind after 200 subscriptions that were dropped", async () => {
    await eventually(() => expect(listeners()).toBe(0));
    const clients = await Promise.all(
      Array.from({ length: 20 }, () => socketOf(test, { token: user.token })),
    );
    for (const client of clients) {
      for (let count = 0; count < 10; count++) {
        client.subscribe({ query: changes }, { next: () => {}, error: () => {}, complete: () => {} });
      }
    }
    // One for each socket's account, and one for what all of them ask.
    await eventually(() => expect(listeners()).toBe(21), 30_000);
    // Half of them say goodbye, half vanish.
    for (const [index, client] of clients.entries()) index % 2 ? client.terminate() : void client.dispose();
    await eventually(() => expect(listeners()).toBe(0), 30_000);
  }, 60_000);
});

it("refuses the 51st subscription of a socket, and keeps the others", async () => {
  const socket = await rawSocket(test);
  socket.say({ type: "connection_init", payload: { token: (await test.newUser()).token } });
  await socket.hears({ type: "connection_ack" });
  for (let id = 1; id <= 51; id++)
    socket.say({ id: `${id}`, type: "subscribe", payload: { query: changes } });
  await socket.hears({ id: "51", type: "error" });
  expect(socket.heard.filter(({ type }) => type === "error")).toHaveLength(1);
  socket.say({ id: "50", type: "complete" });
  socket.say({ id: "52", type: "subscribe", payload: { query: changes } });
  socket.say({ id: "53", type: "subscribe", payload: { query: changes } });
  await socket.hears({ id: "53", type: "error" });
  expect(socket.heard.filter(({ id }) => id === "52")).toEqual([]);
  socket.end();
});

describe("who may hold a socket", () => {
  it.each([
    ["no token", {}],
    ["a forged token", { authorization: "Bearer forged" }],
  ])("closes with 4401 for %s [6.1]", async (_what, parameters) => {
    const client = await socketOf(test, parameters);
    const code = new Promise((resolve) =>
      client.on("closed", (event) => resolve((event as { code: number }).code)),
    );
    client.subscribe({ query: changes }, { next: () => {}, error: () => {}, complete: () => {} });
    expect(await code).toBe(4401);
  });

  it("closes the one too many of a user with 4429, and opens another when one has closed", async () => {
    const [crowd, other] = [await test.newUser(), await test.newUser()];
    const say = { type: "connection_init", payload: { token: crowd.token } };
    const open = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const socket = await rawSocket(test);
        socket.say(say);
        await socket.hears({ type: "connection_ack" });
        return socket;
      }),
    );
    const tooMany = await rawSocket(test);
    tooMany.say(say);
    expect(await tooMany.closed).toBe(4_429);
    expect(tooMany.heard).toEqual([]);

    const elsewhere = await rawSocket(test);
    elsewhere.say({ type: "connection_init", payload: { token: other.token } });
    await elsewhere.hears({ type: "connection_ack" });

    open.pop()?.end();
    await eventually(async () => {
      const next = await rawSocket(test);
      open.push(next);
      next.say(say);
      await next.hears({ type: "connection_ack" }, 1_000);
    });
    for (const socket of [...open, elsewhere]) socket.end();
  });

  it("closes with 1013 what is more than a process holds", async () => {
    const small = await startApp({ env: { SOCKETS_PER_PROCESS: "2" } });
    const [one, two] = [await rawSocket(small), await rawSocket(small)];
    const third = await rawSocket(small);
    expect(await third.closed).toBe(1_013);
    one.end();
    await eventually(async () => {
      const next = await rawSocket(small);
      next.say({ type: "ping" });
      await next.hears({ type: "pong" }, 1_000);
      next.end();
    });
    two.end();
    await small.close();
  });

  it("closes with 4401 when the token runs out", async () => {
    const { closed } = await subscribe({ ...user, token: expiringToken(user, 2) });
    expect(await closed).toBe(4401);
  });

  it("closes with 4403 when the account expires, and opens no other [6.3][4.21]", async () => {
    const late = await test.newUser();
    const { uid } = await viewerOf(late);
    const { closed, settled } = await subscribe(late);
    await settled();
    await test.expire(uid);
    await test.container.events.publish(test.db, { kind: "account", userId: uid });
    expect(await closed).toBe(4403);
    const again = await subscribe(late);
    expect(await again.closed).toBe(4403);
    const blocked = await graphql(test, late, "{ entries { totalCount } }");
    expect(blocked.status).toBe(403);
    expect(blocked.errors?.[0]?.extensions).toMatchObject({
      code: "ACCOUNT_EXPIRED",
      reason: "TRIAL_EXPIRED",
    });
    expect((await graphql(test, late, "{ viewer { credits { balance } } }")).status).toBe(200);
  });

  it("opens none for an account that was disabled [4.21]", async () => {
    const gone = await test.newUser();
    await disable(test.container.env.FIREBASE_AUTH_EMULATOR_HOST!, gone.uid);
    expect(await (await subscribe(gone)).closed).toBe(4403);
  });

  it("answers a browser's GET with the page for people, and nothing where it is switched off", async () => {
    await listen(test);
    const page = await test.app.inject({ url: "/graphql", headers: { accept: "text/html" } });
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers["content-security-policy"]);
    expect(policy.match(/'sha256-/g)?.length).toBeGreaterThanOrEqual(4);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    for (const [, path] of page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      expect((await test.app.inject(path!)).statusCode).toBe(200);
    }
  });
});
