import { expect, it, vi } from "vitest";
import { FakeSocket, lastSocket } from "#test/fake-socket";
import { onRefused, pass, withOwnSocket } from "#test/own-socket";
import { type Socket, socketWait } from "./socket";

let socket: Socket;
withOwnSocket((own) => {
  socket = own;
});

it("connects at once, with the token, and says when it is up [4.4]", async () => {
  const listener = vi.fn();
  socket.subscribe(listener);
  await pass(0);
  expect(socket.state()).toBe("down");
  await lastSocket().accept();
  expect(lastSocket().sent[0]).toEqual({ type: "connection_init", payload: { authorization: "Bearer old" } });
  expect(socket.state()).toBe("up");
  expect(listener).toHaveBeenCalledOnce();
});

it("says when it is down, and returns by itself [4.4]", async () => {
  await pass(0);
  await lastSocket().accept();
  lastSocket().drop(1006);
  await pass(0);
  expect(socket.state()).toBe("down");
  await pass(1_000);
  expect(FakeSocket.all).toHaveLength(2);
  await lastSocket().accept();
  expect(socket.state()).toBe("up");
});

it.each([1000, 1001, 1005, 1006, 1008, 1011, 1012, 1013, 4400, 4409, 4500, 4999])(
  "comes back after the close code %i, and subscriptions live on [4.4]",
  async (code) => {
    const [error, complete] = [vi.fn(), vi.fn()];
    const query = "subscription { queueChanged { resync } }";
    socket.client.subscribe({ query }, { next() {}, error, complete });
    await pass(0);
    await lastSocket().accept();
    await pass(0);
    lastSocket().drop(code);
    expect(socket.state()).toBe("down");
    expect(FakeSocket.all).toHaveLength(1);
    await pass(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    await lastSocket().accept();
    await pass(0);
    expect(lastSocket().sent.map(({ type }) => type)).toEqual(["connection_init", "subscribe"]);
    expect(lastSocket().sent[0]?.payload).toEqual({ authorization: "Bearer old" });
    expect([error.mock.calls, complete.mock.calls, onRefused.mock.calls]).toEqual([[], [], []]);
  },
);

it("tries again about a minute later where other windows have all the sockets of the user", async () => {
  const error = vi.fn();
  const query = "subscription { queueChanged { resync } }";
  socket.client.subscribe({ query }, { next() {}, error, complete() {} });
  await pass(0);
  for (let round = 1; round <= 3; round += 1) {
    lastSocket().drop(4429);
    await pass(0);
    expect(socket.state()).toBe("down");
    await pass(44_000);
    expect(FakeSocket.all).toHaveLength(round);
    await pass(32_000);
    expect(FakeSocket.all).toHaveLength(round + 1);
  }
  await lastSocket().accept();
  await pass(0);
  expect(socket.state()).toBe("up");
  expect(lastSocket().sent.map(({ type }) => type)).toEqual(["connection_init", "subscribe"]);
  // Lost for another reason, it comes back as soon as ever.
  lastSocket().drop(1006);
  await pass(1_000);
  expect(FakeSocket.all).toHaveLength(5);
  expect([error.mock.calls, onRefused.mock.calls]).toEqual([[], []]);
});

it("comes back ever more slowly to a server that closes each connection at once", async () => {
  await pass(0);
  for (let tick = 0; tick < 600; tick += 1) {
    if (lastSocket().readyState === FakeSocket.CONNECTING) {
      await lastSocket().accept();
      lastSocket().drop(1011);
    }
    await pass(100);
  }
  // 0.5 + 1 + 2 + 4 + 8 s, then every 10 s, each a quarter more or less.
  expect(FakeSocket.all.length).toBeGreaterThanOrEqual(8);
  expect(FakeSocket.all.length).toBeLessThanOrEqual(13);
});

it("comes back within a second to a server that was there for long", async () => {
  await pass(0);
  for (let round = 1; round <= 6; round += 1) {
    await lastSocket().accept();
    for (let ping = 0; ping < 2; ping += 1) {
      await pass(10_000);
      lastSocket().receive({ type: "pong" });
    }
    lastSocket().drop(1012);
    await pass(1_000);
    expect(FakeSocket.all).toHaveLength(round + 1);
  }
});

it("keeps trying while the server is away", async () => {
  await pass(0);
  for (let attempt = 0; attempt < 12; attempt += 1) {
    lastSocket().drop(1006);
    await pass(12_500);
  }
  expect(FakeSocket.all.length).toBeGreaterThan(12);
});

it("finds a half-open connection within 15 s", async () => {
  await pass(0);
  await lastSocket().accept();
  await pass(10_000);
  expect(lastSocket().sent.at(-1)).toEqual({ type: "ping" });
  expect(socket.state()).toBe("up");
  await pass(5_000);
  expect(socket.state()).toBe("down");
});

it("lives on as long as pings are answered", async () => {
  await pass(0);
  await lastSocket().accept();
  for (let round = 0; round < 5; round += 1) {
    await pass(10_000);
    lastSocket().receive({ type: "pong" });
  }
  expect(socket.state()).toBe("up");
  expect(FakeSocket.all).toHaveLength(1);
});

it("disposed, closes and stays closed, even while it was connecting", async () => {
  await pass(0);
  socket.dispose();
  lastSocket().drop(1006);
  await pass(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

it.each([
  [0, 500],
  [1, 1_000],
  [4, 8_000],
  [5, 10_000],
  [50, 10_000],
])("waits about as long before try %i: %i ms", (retries, wait) => {
  expect(socketWait(retries, 0.5)).toBe(wait);
  expect(socketWait(retries, 0)).toBe(wait * 0.75);
  expect(socketWait(retries, 1)).toBe(wait * 1.25);
});
