import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { anEntry, aQueue, aRevision } from "#test/factories";
import { eventually } from "#test/graphql";
import type { TestUser } from "#test/identity";
import { countListeners } from "#test/listeners";
import { rawSocket } from "#test/raw-socket";
import { statementsOf } from "#test/statements";

let test: TestApp;
let listeners: () => number;
beforeAll(async () => {
  test = await startApp();
  listeners = countListeners(test.container);
});
afterAll(() => test.close());

const CHANGES = "subscription { queueChanged { resync queue { id status done errorMessage } } }";

/** A socket with a subscription of which the server knows already. */
async function listening(user: TestUser, id = "1", payload: object = { query: CHANGES }) {
  const socket = await rawSocket(test);
  socket.say({ type: "connection_init", payload: { token: user.token } });
  await socket.hears({ type: "connection_ack" });
  socket.say({ id, type: "subscribe", payload });
  // Answered in turn: by then the subscription stands.
  socket.say({ id: "q", type: "subscribe", payload: { query: "{ viewer { id } }" } });
  await socket.hears({ type: "complete", id: "q" });
  const news = () => socket.heard.filter((message) => message.type === "next" && message.id === id);
  return { ...socket, news };
}

async function somebody() {
  const user = await test.newUser();
  const { viewer } = await test.container.authenticate(user.token);
  const entry = await anEntry(test.db, viewer);
  const queue = await aQueue(test.db, viewer, entry.id, { status: "running", total: 10 });
  return { user, viewer, queue };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

async function progress({ queue }: Somebody, done: number, errorMessage: string | null = null) {
  const { sql } = test.container;
  await sql`update queues set done = ${done}, error_message = ${errorMessage} where id = ${queue.id}`;
  await test.container.events.publish(test.db, {
    kind: "queue",
    queueId: queue.id,
    userId: queue.userId,
    entryId: queue.entryId,
  });
}

const told = (id: string, { queue }: Somebody, done: number) => ({
  id,
  type: "next",
  payload: {
    data: {
      queueChanged: { resync: false, queue: { id: queue.id, status: "running", done, errorMessage: null } },
    },
  },
});

it("an event is read once for all sockets of its user, and nobody else hears of it [4.4][6.2]", async () => {
  const [ann, bob] = [await somebody(), await somebody()];
  const hers = await Promise.all(["a", "b", "c"].map((id) => listening(ann.user, id)));
  const his = await Promise.all(["a", "b"].map((id) => listening(bob.user, id)));
  const sent = await statementsOf(test.container.sql, async () => {
    await progress(ann, 3);
    await eventually(() => expect(hers.every(({ news }) => news().length === 1)).toBe(true));
  });
  for (const [index, id] of ["a", "b", "c"].entries())
    expect(hers[index]?.news()).toEqual([told(id, ann, 3)]);
  expect(sent.filter(({ statement }) => /^select.*from "queues"/s.test(statement))).toHaveLength(1);

  await progress(bob, 7);
  await eventually(() => expect(his.every(({ news }) => news().length === 1)).toBe(true));
  for (const [index, id] of ["a", "b"].entries()) expect(his[index]?.news()).toEqual([told(id, bob, 7)]);
  expect(hers.map(({ news }) => news().length)).toEqual([1, 1, 1]);
  for (const socket of [...hers, ...his]) socket.end();
});

it("events of two users at one moment reach each their own [6.2]", async () => {
  const [ann, bob] = [await somebody(), await somebody()];
  const [hers, his] = [await listening(ann.user), await listening(bob.user)];
  await Promise.all([progress(ann, 1), progress(bob, 2)]);
  await eventually(() =>
    expect([hers.news(), his.news()]).toEqual([[told("1", ann, 1)], [told("1", bob, 2)]]),
  );
  hers.end();
  his.end();
});

it("another question, or other variables, get an answer of their own", async () => {
  const ann = await somebody();
  const other = await anEntry(test.db, ann.viewer);
  const query = "subscription ($entry: ID) { queueChanged(entryId: $entry) { queue { done } } }";
  const all = await listening(ann.user, "1", { query });
  const one = await listening(ann.user, "1", { query, variables: { entry: ann.queue.entryId } });
  const elsewhere = await listening(ann.user, "1", { query, variables: { entry: other.id } });
  const narrow = await listening(ann.user, "1", { query: "subscription { queueChanged { resync } }" });
  await progress(ann, 4);
  await eventually(() => expect(narrow.news()).toHaveLength(1));
  const data = (socket: typeof all) =>
    socket.news().map(({ payload }) => (payload as { data: unknown }).data);
  await eventually(() => expect(data(all)).toEqual([{ queueChanged: { queue: { done: 4 } } }]));
  await eventually(() => expect(data(one)).toEqual([{ queueChanged: { queue: { done: 4 } } }]));
  expect(data(narrow)).toEqual([{ queueChanged: { resync: false } }]);
  expect(data(elsewhere)).toEqual([]);
  for (const socket of [all, one, elsewhere, narrow]) socket.end();
});

it("who may see something else since shares with those who see the same, and hears each change once", async () => {
  const ann = await somebody();
  const before = listeners();
  const early = [await listening(ann.user), await listening(ann.user)];
  await test.container.sql`update users set role = 'admin' where id = ${ann.user.uid}`;
  // The change itself tells the open sockets; the next one comes in as the admin, once the row is read anew.
  const role = async () => (await test.container.authenticate(ann.user.token)).viewer.role;
  await eventually(async () => expect(await role()).toBe("admin"));
  const late = await listening(ann.user);
  await eventually(() => expect(listeners() - before).toBe(3 + 1));
  const all = [...early, late];
  for (const done of [5, 6]) {
    await progress(ann, done);
    await eventually(() => expect(all.every(({ news }) => news().length >= done - 4)).toBe(true));
  }
  for (const socket of all) {
    expect(socket.news()).toEqual([told("1", ann, 5), told("1", ann, 6)]);
    socket.end();
  }
});

it("sockets of an expired account close while others go on hearing [4.21][6.3]", async () => {
  const [ann, bob] = [await somebody(), await somebody()];
  const hers = [await listening(ann.user), await listening(ann.user)];
  const his = await listening(bob.user);
  await test.expire(ann.user.uid);
  await test.container.events.publish(test.db, { kind: "account", userId: ann.user.uid });
  expect(await Promise.all(hers.map(({ closed }) => closed))).toEqual([4_403, 4_403]);
  await progress(ann, 1);
  await progress(bob, 2);
  await eventually(() => expect(his.news()).toEqual([told("1", bob, 2)]));
  expect(hers.flatMap(({ news }) => news())).toEqual([]);
  his.end();
});

it("who ended a subscription hears no more of it, and the others do", async () => {
  const ann = await somebody();
  const [leaves, stays] = [await listening(ann.user), await listening(ann.user)];
  leaves.say({ id: "1", type: "complete" });
  leaves.say({ id: "q2", type: "subscribe", payload: { query: "{ viewer { id } }" } });
  await leaves.hears({ type: "complete", id: "q2" });
  await progress(ann, 1);
  await eventually(() => expect(stays.news()).toHaveLength(1));
  expect(leaves.news()).toEqual([]);
  leaves.end();
  stays.end();
});

it("tells of a script first as it is, however late one begins to listen, and then each change [4.4]", async () => {
  const { user, viewer, queue } = await somebody();
  const { script } = await aRevision(test.db, viewer, queue.entryId, "1.1", "A mill turns.");
  const write = async (content: string) => {
    await test.container.sql`update scripts set content = ${content} where id = ${script.id}`;
    const { id: scriptId } = script;
    await test.container.events.publish(test.db, {
      kind: "script",
      userId: user.uid,
      entryId: queue.entryId,
      scriptId,
    });
  };
  const query = "subscription ($id: ID!) { scriptChanged(id: $id) { content } }";
  const contents = ({ news }: Awaited<ReturnType<typeof listening>>) =>
    news().map(({ payload }) => (payload as { data: { scriptChanged: unknown } }).data.scriptChanged);
  const first = await listening(user, "1", { query, variables: { id: script.id } });
  await eventually(() => expect(contents(first)).toEqual([{ content: "A mill turns." }]));
  await write("Two mills turn.");
  await eventually(() => expect(contents(first)).toHaveLength(2));
  // Its tab has read the older text, and came too late to hear of the newer one.
  const later = await listening(user, "1", { query, variables: { id: script.id } });
  await eventually(() => expect(contents(later)).toEqual([{ content: "Two mills turn." }]));
  await write("The mills stand.");
  await eventually(() => expect(contents(later).at(-1)).toEqual({ content: "The mills stand." }));
  first.end();
  later.end();
});

it("a slow socket holds up nobody, and gets the newest state instead of every one", async () => {
  const ann = await somebody();
  const [slow, quick] = [await listening(ann.user), await listening(ann.user)];
  slow.pause();
  // More than the buffers of a loopback connection take.
  const errorMessage = "x".repeat(200_000);
  const EVENTS = 100;
  for (let done = 1; done <= EVENTS; done++) {
    await progress(ann, done, errorMessage);
    await eventually(() => expect(quick.news()).toHaveLength(done));
  }
  slow.resume();
  await eventually(() =>
    expect(slow.news().at(-1)).toMatchObject({
      payload: { data: { queueChanged: { queue: { done: EVENTS } } } },
    }),
  );
  expect(slow.news().length).toBeLessThan(EVENTS);
  slow.end();
  quick.end();
}, 60_000);
