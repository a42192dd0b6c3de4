import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSocket, type Socket, socketWait } from "./socket";

/** The browser's side of a socket, with the server's side in the test's hand. */
class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  sent: { type: string; payload?: Record<string, unknown> }[] = [];
  onopen?: () => unknown;
  onmessage?: (message: { data: string }) => void;
  onerror?: (event: Event) => void;

  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close(code = 1000) {
    this.drop(code);
  }
  drop(code: number) {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.dispatchEvent(new CloseEvent("close", { code }));
  }
  async accept() {
    this.readyState = FakeSocket.OPEN;
    await this.onopen?.();
    this.receive({ type: "connection_ack" });
  }
  receive(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const last = () => FakeSocket.all.at(-1) as FakeSocket;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

let socket: Socket;
const onRefused = vi.fn();
const getToken = vi.fn(async (renew?: boolean) => (renew ? "new" : "old"));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  onRefused.mockClear();
  getToken.mockClear();
  socket = createSocket({ url: "ws://localhost/graphql", getToken, onRefused });
});
afterEach(() => {
  socket.dispose();
  vi.unstubAllGlobals();
});

it("connects at once, with the token, and says when it is up [4.4]", async () => {
  const listener = vi.fn();
  socket.subscribe(listener);
  await pass(0);
  expect(socket.state()).toBe("down");
  await last().accept();
  expect(last().sent[0]).toEqual({ type: "connection_init", payload: { authorization: "Bearer old" } });
  expect(socket.state()).toBe("up");
  expect(listener).toHaveBeenCalledOnce();
});

it("says when it is down, and returns by itself [4.4]", async () => {
  await pass(0);
  await last().accept();
  last().drop(1006);
  await pass(0);
  expect(socket.state()).toBe("down");
  await pass(1_000);
  expect(FakeSocket.all).toHaveLength(2);
  await last().accept();
  expect(socket.state()).toBe("up");
});

it.each([1000, 1001, 1005, 1006, 1008, 1011, 1012, 1013, 4400, 4409, 4500, 4999])(
  "comes back after the close code %i, and subscriptions live on [4.4]",
  async (code) => {
    const [error, complete] = [vi.fn(), vi.fn()];
    const query = "subscription { queueChanged { resync } }";
    socket.client.subscribe({ query }, { next() {}, error, complete });
    await pass(0);
    await last().accept();
    await pass(0);
    last().drop(code);
    expect(socket.state()).toBe("down");
    expect(FakeSocket.all).toHaveLength(1);
    await pass(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    await last().accept();
    await pass(0);
    expect(last().sent.map(({ type }) => type)).toEqual(["connection_init", "subscribe"]);
    expect(last().sent[0]?.payload).toEqual({ authorization: "Bearer old" });
    expect([error.mock.calls, complete.mock.calls, onRefused.mock.calls]).toEqual([[], [], []]);
  },
);

it("tries again about a minute later where other windows have all the sockets of the user", async () => {
  const error = vi.fn();
  const query = "subscription { queueChanged { resync } }";
  socket.client.subscribe({ query }, { next() {}, error, complete() {} });
  await pass(0);
  for (let round = 1; round <= 3; round += 1) {
    last().drop(4429);
    await pass(0);
    expect(socket.state()).toBe("down");
    await pass(44_000);
    expect(FakeSocket.all).toHaveLength(round);
    await pass(32_000);
    expect(FakeSocket.all).toHaveLength(round + 1);
  }
  await last().accept();
  await pass(0);
  expect(socket.state()).toBe("up");
  expect(last().sent.map(({ type }) => type)).toEqual(["connection_init", "subscribe"]);
  // Lost for another reason, it comes back as soon as ever.
  last().drop(1006);
  await pass(1_000);
  expect(FakeSocket.all).toHaveLength(5);
  expect([error.mock.calls, onRefused.mock.calls]).toEqual([[], []]);
});

it("comes back ever more slowly to a server that closes each connection at once", async () => {
  await pass(0);
  for (let tick = 0; tick < 600; tick += 1) {
    if (last().readyState === FakeSocket.CONNECTING) {
      await last().accept();
      last().drop(1011);
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
    await last().accept();
    for (let ping = 0; ping < 2; ping += 1) {
      await pass(10_000);
      last().receive({ type: "pong" });
    }
    last().drop(1012);
    await pass(1_000);
    expect(FakeSocket.all).toHaveLength(round + 1);
  }
});

it("keeps trying while the server is away", async () => {
  await pass(0);
  for (let attempt = 0; attempt < 12; attempt += 1) {
    last().drop(1006);
    await pass(12_500);
  }
  expect(FakeSocket.all.length).toBeGreaterThan(12);
});

it("finds a half-open connection within 15 s", async () => {
  await pass(0);
  await last().accept();
  await pass(10_000);
  expect(last().sent.at(-1)).toEqual({ type: "ping" });
  expect(socket.state()).toBe("up");
  await pass(5_000);
  expect(socket.state()).toBe("down");
});

it("lives on as long as pings are answered", async () => {
  await pass(0);
  await last().accept();
  for (let round = 0; round < 5; round += 1) {
    await pass(10_000);
    last().receive({ type: "pong" });
  }
  expect(socket.state()).toBe("up");
  expect(FakeSocket.all).toHaveLength(1);
});

describe("turned away by the server", () => {
  it("for a run-out token, returns with a new one, and subscriptions live on", async () => {
    const next = vi.fn();
    const error = vi.fn();
    socket.client.subscribe(
      { query: "subscription { queueChanged { resync } }" },
      { next, error, complete() {} },
    );
    await pass(0);
    await last().accept();
    await pass(0);
    last().drop(4401);
    await pass(1_000);
    await last().accept();
    await pass(0);
    expect(last().sent[0]?.payload).toEqual({ authorization: "Bearer new" });
    expect(last().sent.map(({ type }) => type)).toContain("subscribe");
    expect(error).not.toHaveBeenCalled();
  });

  it("for good, tells so and stays away [4.21]", async () => {
    await pass(0);
    await last().accept();
    last().drop(4403);
    await pass(60_000);
    expect(socket.state()).toBe("refused");
    expect(onRefused).toHaveBeenCalledOnce();
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("for good and let in again, connects at once, and comes back as ever when it is lost", async () => {
    const states: string[] = [];
    socket.subscribe(() => void states.push(socket.state()));
    await pass(0);
    await last().accept();
    last().drop(4403);
    await pass(60_000);
    socket.reopen();
    await pass(0);
    expect(FakeSocket.all).toHaveLength(2);
    await last().accept();
    last().drop(1006);
    await pass(1_000);
    expect(FakeSocket.all).toHaveLength(3);
    await last().accept();
    const query = "subscription { queueChanged { resync } }";
    socket.client.subscribe({ query }, { next() {}, error() {}, complete() {} });
    await pass(0);
    expect(last().sent.map(({ type }) => type)).toEqual(["connection_init", "subscribe"]);
    expect(states).toEqual(["up", "refused", "down", "up", "down", "up"]);
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it("is let in again only if it was turned away", async () => {
    await pass(0);
    await last().accept();
    socket.reopen();
    expect(socket.state()).toBe("up");
  });
});

it("disposed, closes and stays closed, even while it was connecting", async () => {
  await pass(0);
  socket.dispose();
  last().drop(1006);
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
