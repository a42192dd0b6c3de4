import { expect, it, vi } from "vitest";
import { FakeSocket, lastSocket, openSockets } from "#test/fake-socket";
import { onRefused, pass, withOwnSocket } from "#test/own-socket";
import type { Socket } from "./socket";

let socket: Socket;
withOwnSocket((own) => {
  socket = own;
});

it("turned away for a run-out token, returns with a new one, and subscriptions live on", async () => {
  const next = vi.fn();
  const error = vi.fn();
  socket.client.subscribe(
    { query: "subscription { queueChanged { resync } }" },
    { next, error, complete() {} },
  );
  await pass(0);
  await lastSocket().accept();
  await pass(0);
  lastSocket().drop(4401);
  await pass(1_000);
  await lastSocket().accept();
  await pass(0);
  expect(lastSocket().sent[0]?.payload).toEqual({ authorization: "Bearer new" });
  expect(lastSocket().sent.map(({ type }) => type)).toContain("subscribe");
  expect(error).not.toHaveBeenCalled();
});

it("turned away for good, tells so and stays away [4.21]", async () => {
  await pass(0);
  await lastSocket().accept();
  lastSocket().drop(4403);
  await pass(60_000);
  expect(socket.state()).toBe("refused");
  expect(onRefused).toHaveBeenCalledOnce();
  expect(FakeSocket.all).toHaveLength(1);
});

it("turned away for good and let in again, connects at once, and comes back as ever when it is lost", async () => {
  const states: string[] = [];
  socket.subscribe(() => void states.push(socket.state()));
  await pass(0);
  await lastSocket().accept();
  lastSocket().drop(4403);
  await pass(60_000);
  socket.reopen();
  await pass(0);
  expect(FakeSocket.all).toHaveLength(2);
  await lastSocket().accept();
  lastSocket().drop(1006);
  await pass(1_000);
  expect(FakeSocket.all).toHaveLength(3);
  await lastSocket().accept();
  const query = "subscription { queueChanged { resync } }";
  socket.client.subscribe({ query }, { next() {}, error() {}, complete() {} });
  await pass(0);
  expect(lastSocket().sent.map(({ type }) => type)).toEqual(["connection_init", "subscribe"]);
  expect(states).toEqual(["up", "refused", "down", "up", "down", "up"]);
  expect(onRefused).toHaveBeenCalledOnce();
});

it("is let in again only if it was turned away", async () => {
  await pass(0);
  await lastSocket().accept();
  socket.reopen();
  expect(socket.state()).toBe("up");
});

it("let in again while a subscription had it connect anew, holds one connection, and none when disposed", async () => {
  await pass(0);
  await lastSocket().accept();
  lastSocket().drop(4403);
  await pass(0);
  const query = "subscription { queueChanged { resync } }";
  const error = vi.fn();
  socket.client.subscribe({ query }, { next() {}, error, complete() {} });
  await pass(0);
  expect(FakeSocket.all).toHaveLength(2);
  const [, former] = FakeSocket.all;
  socket.reopen();
  await pass(0);
  expect(FakeSocket.all).toHaveLength(3);
  await lastSocket().accept();
  await former?.accept();
  await pass(0);
  expect([openSockets(), lastSocket().readyState, socket.state()]).toEqual([1, FakeSocket.OPEN, "up"]);
  former?.drop(1006);
  await pass(5_000);
  expect([openSockets(), FakeSocket.all.length, socket.state()]).toEqual([1, 3, "up"]);
  expect(onRefused).toHaveBeenCalledOnce();
  socket.dispose();
  await pass(0);
  expect(openSockets()).toBe(0);
});
