import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { undiciWebhookSender } from "./undici.ts";

it("gives an address 15 seconds to answer", async () => {
  const receiver = createServer().listen(0, "127.0.0.1");
  await once(receiver, "listening");
  onTestFinished(() => {
    receiver.closeAllConnections();
    receiver.close();
  });
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());

  const asked = once(receiver, "request");
  let reason = "";
  const { post } = undiciWebhookSender({ allowPrivate: [host] });
  const end = post(`http://${host}/`, {}, "{}", new AbortController().signal).catch((error) => {
    reason = error.reason;
  });
  await asked;
  await vi.advanceTimersByTimeAsync(14_999);
  expect(reason).toBe("");
  await vi.advanceTimersByTimeAsync(1);
  await end;
  expect(reason).toBe("TIMEOUT");
});
