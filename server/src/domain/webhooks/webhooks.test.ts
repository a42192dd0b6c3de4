import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { eq, inArray } from "drizzle-orm";
import { Webhook as Verifier } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users, webhookDeliveries, webhooks } from "#db/schema/index";
import { webhookEmitter } from "#domain/outbox/emit";
import type { Viewer } from "#kernel/viewer";
import { type TestDomain, testDomain } from "#test/domain";
import { anEntry, aRevision, aViewer } from "#test/factories";
import { until } from "#test/poll";

/** Short for a receiver that hangs, and long for one that answers on a busy machine. */
const HANG_MS = 1_500;
const MINUTE_MS = 60_000;

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A customer's server: what it answers is part of the path. */
async function receiver() {
  const received: Received[] = [];
  const answers: Record<string, (response: ServerResponse) => void> = {
    "/ok": (response) => response.writeHead(204).end(),
    "/broken": (response) => response.writeHead(500).end(`no database\0${"x".repeat(5_000)}`),
    "/busy": (response) => response.writeHead(503, { "retry-after": "7200" }).end("no room"),
    "/moved": (response) => response.writeHead(307, { location: "/ok" }).end(),
    "/gone": (response) => response.writeHead(410).end(),
    "/hang": () => {},
  };
  const server = createServer(async (request, response) => {
    const path = request.url?.replace(/\?.*/, "") ?? "";
    received.push({ path, headers: request.headers, body: await text(request) });
    answers[path]?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    received,
    url: (path: string) => `http://127.0.0.1:${port}${path}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

let customer: Awaited<ReturnType<typeof receiver>>;
let domain: TestDomain;
let viewer: Viewer;
beforeAll(async () => {
  customer = await receiver();
  domain = await testDomain({
    concurrency: 1,
    receivers: [`127.0.0.1:${customer.port}`],
    receiverMs: HANG_MS,
  });
  await domain.jobs.workPosts(domain.webhooks.deliverer);
  viewer = await aViewer(domain.db);
});
afterAll(async () => {
  customer.close();
  await domain.close();
});

const made = (path: string, types = ["revision.live"], owner = viewer) =>
  domain.webhooks.create(owner, { url: customer.url(path), types });

async function deliveryOf(webhookId: string, owner = viewer) {
  const { items } = await domain.webhooks.deliveries(owner, webhookId);
  return items[0];
}
async function attempted(webhookId: string, attempts = 1) {
  await until("an attempt", async () => ((await deliveryOf(webhookId))?.attempts ?? 0) >= attempts);
  return (await deliveryOf(webhookId))!;
}
const stored = async (id: string) => (await domain.db.select().from(webhooks).where(eq(webhooks.id, id)))[0]!;
const minutesUntil = (moment: Date | null, from: Date | null) =>
  ((moment?.getTime() ?? 0) - (from?.getTime() ?? 0)) / MINUTE_MS;

/** Makes an entry live, as a person would. */
async function goLive(owner = viewer) {
  const entry = await anEntry(domain.db, owner);
  await aRevision(domain.db, owner, entry.id, "0001");
  await domain.revisions.setLive(owner, entry.id, "0001");
  return entry.id;
}

/** Deliveries of a webhook that has failed for five days, answered by several paths and written down together. */
async function endedTogether(paths: readonly string[]) {
  const { id } = await made("/ok");
  const failingSince = new Date(Date.now() - 5 * 86_400_000 - MINUTE_MS);
  await domain.db.update(webhooks).set({ failingSince }).where(eq(webhooks.id, id));
  const rows = paths.map(() => ({ webhookId: id, type: "webhook.test" as const, body: "{}" }));
  const written = await domain.db.insert(webhookDeliveries).values(rows).returning();
  const ids = written.map((row) => row.id);
  const { load, run, keep } = domain.webhooks.deliverer;
  const due = await load(ids);
  const ended = paths.map((path, at) => {
    const { delivery, webhook } = due.get(ids[at] as string)!;
    return run({ delivery, webhook: { ...webhook, url: customer.url(path) } }, new AbortController().signal);
  });
  // As if the one address of all had answered so.
  const all = (await Promise.all(ended)).map((end) => ({
    ...end,
    webhook: due.get(end.delivery.id)!.webhook,
  }));
  await domain.db.transaction((tx) => keep(tx, all));
  const kept = await domain.db.select().from(webhookDeliveries).where(inArray(webhookDeliveries.id, ids));
  return { attempts: ids.map((one) => kept.find((row) => row.id === one)!), standing: await stored(id) };
}

// Side by side: each waits for its own deliveries.
describe.concurrent("a webhook", () => {
  it("is told of an event in a thin body that the standard library verifies", async ({ expect }) => {
    const owner = await aViewer(domain.db);
    const { id, secret } = await made("/ok", ["revision.live"], owner);
    const entryId = await goLive(owner);
    await until("its end", async () => (await deliveryOf(id, owner))?.state === "delivered");
    const delivery = (await deliveryOf(id, owner))!;
    const { headers, body } = customer.received.find((one) => one.headers["webhook-id"] === delivery.id)!;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const event = new Verifier(secret).verify(body, headers as Record<string, string>);
    expect(event).toEqual({
      type: "revision.live",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data: { entryId, revisionNumber: "0001" },
    });
    expect(() =>
      new Verifier(secret).verify(body.replace("0001", "0002"), headers as Record<string, string>),
    ).toThrow();
    expect(delivery).toMatchObject({ responseStatus: 204, attempts: 1, nextAt: null, error: null });
  });

  it("hears neither other events nor those of other accounts, and nothing of a change that did not happen", async ({
    expect,
  }) => {
    const owner = await aViewer(domain.db);
    const { id } = await made("/ok", ["audio.completed"], owner);
    const other = await made("/ok", ["revision.live"], await aViewer(domain.db));
    await goLive(owner);
    expect(await deliveryOf(id, owner)).toBeUndefined();
    const all = await domain.db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookId, other.id));
    expect(all).toEqual([]);
    const emit = webhookEmitter(domain);
    const undone = domain.db.transaction(async (tx) => {
      await emit(tx, owner.uid, {
        type: "audio.completed",
        data: { entryId: "e", queueId: "q", revisionNumber: "0001" },
      });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await deliveryOf(id, owner)).toBeUndefined();
  });

  it("signs with both secrets while one replaces the other", async ({ expect }) => {
    const owner = await aViewer(domain.db);
    const first = await made("/ok", ["revision.live"], owner);
    const second = await domain.webhooks.rotate(owner, first.id, { overlapHours: 1 });
    const { id } = await domain.webhooks.test(owner, first.id);
    await until("its end", () => customer.received.some(({ headers }) => headers["webhook-id"] === id));
    const { headers, body } = customer.received.find((one) => one.headers["webhook-id"] === id)!;
    for (const { secret } of [first, second])
      expect(new Verifier(secret).verify(body, headers as Record<string, string>)).toMatchObject({
        type: "webhook.test",
      });
    expect(JSON.stringify(await domain.webhooks.list(owner))).not.toContain("whsec_");
  });

  it("that fails is tried again after 5 seconds, with the beginning of its answer kept", async ({
    expect,
  }) => {
    const { id } = await made("/broken");
    await domain.webhooks.test(viewer, id);
    const delivery = await attempted(id);
    expect(delivery).toMatchObject({ state: "pending", responseStatus: 500 });
    expect(delivery.responseBody).toMatch(/^no databasexxx/);
    expect(delivery.responseBody?.length).toBeLessThanOrEqual(2_048);
    const waited = minutesUntil(delivery.nextAt, delivery.attemptedAt) * 60 - (delivery.tookMs ?? 0) / 1_000;
    expect(waited).toBeGreaterThan(4.4);
    expect(waited).toBeLessThan(5.6);
    expect((await stored(id)).failingSince).not.toBeNull();
  });

  it("that asks for time is given it", async ({ expect }) => {
    const { id } = await made("/busy");
    await domain.webhooks.test(viewer, id);
    const { nextAt, attemptedAt } = await attempted(id);
    expect(minutesUntil(nextAt, attemptedAt)).toBeCloseTo(120, 0);
  });

  it("is followed nowhere else", async ({ expect }) => {
    const { id } = await made("/moved");
    const { id: deliveryId } = await domain.webhooks.test(viewer, id);
    expect(await attempted(id)).toMatchObject({ state: "pending", responseStatus: 307 });
    const paths = customer.received.filter(({ headers }) => headers["webhook-id"] === deliveryId);
    expect(paths.map(({ path }) => path)).toEqual(["/moved"]);
  });

  it("that answers 410 is off, and hears nothing until its owner turns it on", async ({ expect }) => {
    const owner = await aViewer(domain.db);
    const { id } = await made("/gone", ["revision.live"], owner);
    await domain.webhooks.test(owner, id);
    await until("its end", async () => (await deliveryOf(id, owner))?.state === "failed");
    expect(await domain.webhooks.get(owner, id)).toMatchObject({ disabledReason: "GONE" });
    await goLive(owner);
    expect((await domain.webhooks.deliveries(owner, id)).items).toHaveLength(1);
    const on = await domain.webhooks.update(owner, id, { enabled: true });
    expect(on).toMatchObject({ disabledAt: null, disabledReason: null, failingSince: null });
  });

  it("that hangs is given up in time, and delays nobody else's", async ({ expect }) => {
    const slow = await made("/hang");
    const quick = await made("/ok");
    for (let i = 0; i < 20; i++) await domain.webhooks.test(viewer, slow.id);
    const { id } = await domain.webhooks.test(viewer, quick.id);
    await until("the quick one", async () => (await deliveryOf(quick.id))?.state === "delivered");
    expect(customer.received.some(({ headers }) => headers["webhook-id"] === id)).toBe(true);
    const { items } = await domain.webhooks.deliveries(viewer, slow.id);
    expect(items.some(({ attempts }) => attempts === 0)).toBe(true);
    await until("a time-out", async () => {
      const now = await domain.webhooks.deliveries(viewer, slow.id);
      return now.items.some(({ error }) => error === "TIMEOUT");
    });
  });

  it("reaches no address inside, by whatever name", async ({ expect }) => {
    for (const url of [
      "http://127.0.0.1:1/hook",
      "http://localhost:1/hook",
      "http://[::ffff:10.0.0.1]/hook",
    ]) {
      const { id } = await domain.webhooks.create(viewer, { url, types: ["revision.live"] });
      await domain.webhooks.test(viewer, id);
      expect(await attempted(id)).toMatchObject({ error: "PRIVATE_ADDRESS", responseStatus: null });
      await domain.webhooks.remove(viewer, id);
    }
  });

  it("is off after five days without success, and says so", async ({ expect }) => {
    const { id } = await made("/broken");
    const failingSince = new Date(Date.now() - 5 * 86_400_000 - MINUTE_MS);
    await domain.db.update(webhooks).set({ failingSince }).where(eq(webhooks.id, id));
    await domain.webhooks.test(viewer, id);
    expect(await attempted(id)).toMatchObject({ state: "failed", nextAt: null });
    expect(await domain.webhooks.get(viewer, id)).toMatchObject({ disabledReason: "FAILING" });
  });

  it("of whose deliveries one arrives after five days is on, and the others are tried again", async ({
    expect,
  }) => {
    const { attempts, standing } = await endedTogether(["/ok", "/broken"]);
    expect(attempts).toMatchObject([
      { state: "delivered", nextAt: null },
      { state: "pending", nextAt: expect.any(Date) },
    ]);
    expect(standing).toMatchObject({ disabledAt: null, failingSince: null });
  });

  it("that answers 410 is off, whatever else arrives at the same moment", async ({ expect }) => {
    const { attempts, standing } = await endedTogether(["/ok", "/gone", "/broken"]);
    expect(attempts.map(({ state }) => state)).toEqual(["delivered", "failed", "failed"]);
    expect(standing).toMatchObject({ disabledReason: "GONE" });
  });

  it("that is off is sent nothing more, and what its last attempt said is kept", async ({ expect }) => {
    // Its next attempt is hours away: none is under way when it is switched off.
    const { id } = await made("/busy");
    const { id: deliveryId } = await domain.webhooks.test(viewer, id);
    const before = await attempted(id);
    await domain.webhooks.update(viewer, id, { enabled: false });
    await domain.webhooks.replay(viewer, deliveryId);
    await until("its end", async () => (await deliveryOf(id))?.state === "failed");
    const { responseBody, responseStatus, attemptedAt, tookMs } = before;
    expect(await deliveryOf(id)).toMatchObject({ error: "DISABLED", attempts: 0, nextAt: null });
    expect(await deliveryOf(id)).toMatchObject({ responseBody, responseStatus, attemptedAt, tookMs });
    expect({ responseStatus, responseBody }).toEqual({ responseStatus: 503, responseBody: "no room" });
    expect(customer.received.filter(({ headers }) => headers["webhook-id"] === deliveryId)).toHaveLength(1);
  });

  it("forgets its failures with the first success", async ({ expect }) => {
    const { id } = await made("/ok");
    await domain.db.update(webhooks).set({ failingSince: new Date() }).where(eq(webhooks.id, id));
    await domain.webhooks.test(viewer, id);
    await attempted(id);
    expect((await domain.webhooks.get(viewer, id)).failingSince).toBeNull();
  });

  it("gets a delivery once more under the same id", async ({ expect }) => {
    const { id } = await made("/ok");
    const first = await domain.webhooks.test(viewer, id);
    await attempted(id);
    await domain.webhooks.replay(viewer, first.id);
    const sent = () => customer.received.filter(({ headers }) => headers["webhook-id"] === first.id);
    await until("the second", () => sent().length === 2);
    expect(new Set(sent().map(({ body }) => body)).size).toBe(1);
    const stranger = await aViewer(domain.db);
    await expect(domain.webhooks.replay(stranger, first.id)).rejects.toThrow("Delivery not found");
    await expect(domain.webhooks.deliveries(stranger, id)).rejects.toThrow("Webhook not found");
  });

  it("is refused in what is wrong with it by the field", async ({ expect }) => {
    const wrong = [
      [{ url: "ftp://shop.example/", types: ["revision.live"] }, "url"],
      [{ url: "https://a:b@shop.example/", types: ["revision.live"] }, "url"],
      [{ url: "https://shop.example/", types: [] }, "types"],
      [{ url: "https://shop.example/", types: ["webhook.test"] }, "types.0"],
      [{ url: "https://shop.example/", types: ["revision.live"], secret: "mine" }, "secret"],
    ] as const;
    for (const [input, field] of wrong)
      await expect(domain.webhooks.create(viewer, input)).rejects.toMatchObject({ details: { field } });
  });
});

describe("events by the clock", () => {
  it("tell once of an account that ends within three days", async () => {
    const owner = await aViewer(domain.db);
    const { id } = await made("/ok", ["account.expiring"], owner);
    await domain.webhooks.announceEnds(new Date());
    expect(await deliveryOf(id, owner)).toBeUndefined();
    const accountExpiresAt = new Date(Date.now() + 2 * 86_400_000);
    await domain.db.update(users).set({ accountExpiresAt }).where(eq(users.id, owner.uid));
    await domain.webhooks.announceEnds(new Date());
    await domain.webhooks.announceEnds(new Date(Date.now() + 3_600_000));
    const { items } = await domain.webhooks.deliveries(owner, id);
    expect(items.map(({ body }) => JSON.parse(body).data)).toEqual([
      { expiresAt: accountExpiresAt.toISOString() },
    ]);
  });

  it("are kept for 30 days", async () => {
    const { id } = await made("/ok");
    await domain.webhooks.test(viewer, id);
    await domain.webhooks.removeOlder(new Date(Date.now() - MINUTE_MS));
    expect(await deliveryOf(id)).toBeDefined();
    await domain.webhooks.removeOlder(new Date(Date.now() + MINUTE_MS));
    expect(await deliveryOf(id)).toBeUndefined();
  });

  it("are removed without a wait for those whose ends are being written, which go the next time", async () => {
    const { id } = await made("/ok");
    const { id: another } = await made("/ok");
    await domain.webhooks.test(viewer, id);
    await domain.webhooks.test(viewer, another);
    const soon = new Date(Date.now() + MINUTE_MS);
    await domain.db.transaction(async (tx) => {
      await tx.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, id)).for("update");
      await domain.webhooks.removeOlder(soon);
    });
    expect(await deliveryOf(id)).toBeDefined();
    expect(await deliveryOf(another)).toBeUndefined();
    await domain.webhooks.removeOlder(soon);
    expect(await deliveryOf(id)).toBeUndefined();
  });
});
