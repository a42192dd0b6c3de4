import { afterEach, beforeEach, expect, it } from "vitest";
import { startVendor } from "#test/vendor-server";
import { createProvider } from "./provider.ts";

let vendor: Awaited<ReturnType<typeof startVendor>>;
let askedAt: number[];
beforeEach(async () => {
  askedAt = [];
  vendor = await startVendor(() => ({ body: { ok: true } }));
});
afterEach(() => vendor.close());

const ask = (tuning: { timeoutMs?: number; pauseMs?: number } = {}) =>
  createProvider({ name: "Vendor", reason: "SPEECH_ENGINE", timeoutMs: 5_000, pauseMs: 1, ...tuning }).ask(
    { url: vendor.url, body: {} },
    (response) => response.json(),
  );

/** An answer that notes when it was asked for. */
const refuse =
  (status: number, headers: Record<string, string> = {}) =>
  () => {
    askedAt.push(performance.now());
    return { status, headers };
  };
const gaps = () => askedAt.slice(1).map((at, index) => at - (askedAt[index] as number));

it("does not wait for a silent one longer than it may take, and asks again", async () => {
  vendor.trouble("silent");
  expect(await ask({ timeoutMs: 500 })).toEqual({ ok: true });
  expect(vendor.asked).toHaveLength(2);
});

it("says who does not answer when it stays silent", async () => {
  vendor.trouble("silent", "silent", "silent");
  await expect(ask({ timeoutMs: 500 })).rejects.toMatchObject({
    code: "SERVICE_UNAVAILABLE",
    message: "Vendor does not answer right now",
    details: { provider: "Vendor" },
  });
  expect(vendor.asked).toHaveLength(3);
});

it("waits before it asks again, and twice as long the next time", async () => {
  vendor.trouble(refuse(503), refuse(429), refuse(503));
  await expect(ask({ pauseMs: 100 })).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  const [first = 0, second = 0] = gaps();
  expect(first).toBeGreaterThan(95);
  expect(second).toBeGreaterThan(195);
});

it("waits as long as it is told to", async () => {
  vendor.trouble(refuse(429, { "retry-after": "1" }), refuse(503));
  expect(await ask()).toEqual({ ok: true });
  expect(gaps()[0]).toBeGreaterThan(990);
});
