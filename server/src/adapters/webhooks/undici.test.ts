import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { undiciWebhookSender } from "./undici.ts";

/** A receiver that leaves the answers to the test, and its `host:port`. */
async function hangingReceiver() {
  const receiver = createServer().listen(0, "127.0.0.1");
  await once(receiver, "listening");
  onTestFinished(() => {
    receiver.closeAllConnections();
    receiver.close();
  });
  return { receiver, host: `127.0.0.1:${(receiver.address() as AddressInfo).port}` };
}

const nobody = () => new AbortController().signal;

it("gives an address 15 seconds to answer", async () => {
  const { receiver, host } = await hangingReceiver();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());

  const asked = once(receiver, "request");
  let reason = "";
  const { post } = undiciWebhookSender({ allowPrivate: [host] });
  const end = post(`http://${host}/`, {}, "{}", nobody()).catch((error) => {
    reason = error.reason;
  });
  await asked;
  await vi.advanceTimersByTimeAsync(14_999);
  expect(reason).toBe("");
  await vi.advanceTimersByTimeAsync(1);
  await end;
  expect(reason).toBe("TIMEOUT");
});

it("ends the requests that are under way to an address whose connections are dropped for another one's", async () => {
  const { receiver, host } = await hangingReceiver();
  const { post } = undiciWebhookSender({ allowPrivate: [host], addresses: 1 });
  const to = async (path: string) => {
    const asked = once(receiver, "request");
    const answer = post(`http://${host}${path}`, {}, "{}", nobody());
    const [, response] = (await asked) as [IncomingMessage, ServerResponse];
    return { answer, response };
  };
  const first = await to("/first");
  const closed = once(first.response.socket as Socket, "close");
  const other = await to("/other");
  other.response.end("there");
  expect(await other.answer).toMatchObject({ status: 200, body: "there" });
  first.response.end("late");
  expect(await first.answer).toMatchObject({ status: 200, body: "late" });
  await closed;
});

/** Answers each request, or leaves it, as its path says; gives the connection that each one came by. */
async function countingReceiver() {
  const { receiver, host } = await hangingReceiver();
  const came: Socket[] = [];
  receiver.on("request", ({ url, socket }, response) => {
    came.push(socket);
    if (url === "/long") response.write("x".repeat(4_000));
    else if (url !== "/hang") response.end("there");
  });
  const { post } = undiciWebhookSender({ allowPrivate: [host], timeoutMs: 5_000 });
  const to = (path: string, caller = nobody()) => post(`http://${host}${path}`, {}, "{}", caller);
  return { receiver, came, to };
}

it("sends over the connection that is free, and over one more while none is", async () => {
  const { came, to } = await countingReceiver();
  for (let n = 0; n < 3; n++) await to("/");
  expect(new Set(came).size).toBe(1);
  await Promise.all([to("/"), to("/"), to("/")]);
  await Promise.all([to("/"), to("/"), to("/")]);
  expect(new Set(came).size).toBe(3);
});

it("sends nothing over the connection of a request that was given up, or whose answer is long", async () => {
  const { receiver, came, to } = await countingReceiver();
  const { body } = await to("/long");
  expect(body).toBe("x".repeat(2_048));
  const stop = new AbortController();
  const asked = once(receiver, "request");
  const hanging = to("/hang", stop.signal);
  await asked;
  const given = expect(hanging).rejects.toThrow("the process stops");
  stop.abort(new Error("the process stops"));
  await given;
  await to("/hang", AbortSignal.abort()).catch(() => {});
  await to("/long");
  expect(new Set(came).size).toBe(3);
  expect(came).toHaveLength(3);
});

it("goes on with other connections after one of an address was refused", async () => {
  const { receiver, came, to } = await countingReceiver();
  receiver.once("connection", (socket: Socket) => socket.destroy());
  await expect(to("/")).rejects.toMatchObject({ reason: "UNREACHABLE" });
  for (let n = 0; n < 2; n++) expect(await to("/")).toMatchObject({ status: 200, body: "there" });
  expect(new Set(came).size).toBe(1);
});
