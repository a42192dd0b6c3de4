import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { graphql } from "#test/graphql";
import type { TestUser } from "#test/identity";
import { badValue } from "#test/operations/bad-input";
import { rawSocket } from "#test/raw-socket";
import { drawn } from "#test/scale";

let test: TestApp;
let user: TestUser;
beforeAll(async () => {
  test = await startApp();
  user = await test.newUser();
});
afterAll(() => test.close());

const changes = "subscription { queueChanged { resync } }";
const me = "{ viewer { id } }";
const subscribe = (id: string, query: string) => ({ id, type: "subscribe", payload: { query } });

/** A socket that has been let in. */
async function admitted() {
  const socket = await rawSocket(test);
  socket.say({ type: "connection_init", payload: { token: user.token } });
  await socket.hears({ type: "connection_ack" });
  return socket;
}

describe("graphql-transport-ws", () => {
  it("closes with 4408 for who says nothing", async () => {
    const { closed } = await rawSocket(test);
    expect(await closed).toBe(4_408);
  });

  it("closes with 4429 for who introduces itself twice", async () => {
    const socket = await admitted();
    socket.say({ type: "connection_init", payload: { token: user.token } });
    expect(await socket.closed).toBe(4_429);
  });

  it("closes with 4401 for who asks before it was let in [6.1]", async () => {
    const socket = await rawSocket(test);
    socket.say(subscribe("1", me));
    expect(await socket.closed).toBe(4_401);
    expect(socket.heard).toEqual([]);
  });

  it("closes with 4409 for an id that is taken, and lets an ended one be used again", async () => {
    const socket = await admitted();
    socket.say(subscribe("1", me));
    await socket.hears({ type: "complete", id: "1" });
    socket.say(subscribe("1", changes));
    socket.say(subscribe("1", changes));
    expect(await socket.closed).toBe(4_409);
  });

  it("agrees to no other protocol", async () => {
    await expect(rawSocket(test, "graphql-ws")).rejects.toThrow("no subprotocol");
  });

  it("answers a ping with its payload", async () => {
    const socket = await admitted();
    socket.say({ type: "ping", payload: { n: 7 } });
    expect(await socket.hears({ type: "pong" })).toEqual({ type: "pong", payload: { n: 7 } });
    socket.end();
  });

  it("answers a wrong document with an error and keeps the socket", async () => {
    const socket = await admitted();
    for (const [id, query] of [
      ["1", "{ viewer {"],
      ["2", "{ nothing }"],
      ["3", "query A { viewer { id } } query B { viewer { id } }"],
    ] as const) {
      socket.say(subscribe(id, query));
      expect(await socket.hears({ type: "error", id })).toMatchObject({
        payload: [{ extensions: { code: "VALIDATION_ERROR" } }],
      });
    }
    socket.say(subscribe("4", me));
    expect(await socket.hears({ type: "next", id: "4" })).toMatchObject({
      payload: { data: { viewer: { id: user.uid } } },
    });
    socket.end();
  });

  it("sends nothing more once the client has completed", async () => {
    const socket = await admitted();
    socket.say(subscribe("1", changes));
    socket.say({ id: "1", type: "complete" });
    socket.say(subscribe("2", me));
    await socket.hears({ type: "complete", id: "2" });
    expect(socket.heard.filter(({ id }) => id === "1")).toEqual([]);
    socket.end();
  });

  it("closes with 4400 for what is no message, and lives on", async () => {
    const value = fc.oneof(
      badValue.map((bad) => JSON.stringify(bad) ?? ""),
      fc.string(),
    );
    const message = fc.oneof(
      value,
      badValue.map((payload) => JSON.stringify({ type: "connection_init", payload })),
      badValue.map((payload) => JSON.stringify({ id: "1", type: "subscribe", payload })),
      badValue.map((id) => JSON.stringify({ id, type: "subscribe", payload: { query: me } })),
      badValue.map((variables) =>
        JSON.stringify({ id: "1", type: "subscribe", payload: { query: me, variables } }),
      ),
      badValue.map((type) => JSON.stringify({ type })),
    );
    await fc.assert(
      fc.asyncProperty(message, async (text) => {
        const socket = await admitted();
        socket.say(text);
        socket.say({ type: "ping" });
        const end = await Promise.race([socket.closed, socket.hears({ type: "pong" })]);
        if (typeof end === "number") expect([4_400, 4_429]).toContain(end);
        socket.end();
      }),
      drawn(40, 600),
    );
    const socket = await admitted();
    socket.say(Buffer.from([0, 255, 254]));
    expect(await socket.closed).toBe(4_400);
    expect((await graphql(test, user, me)).status).toBe(200);
  }, 60_000);

  it("closes with 1009 for a message that is too large", async () => {
    const socket = await admitted();
    socket.say(subscribe("1", "#".repeat(300_000)));
    expect(await socket.closed).toBe(1_009);
  });
});
