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
