import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { users, webhookDeliveries } from "#db/schema/index";
import { entryUrl } from "#domain/entries/url";
import { AppError } from "#kernel/errors";
import { webhookTypes } from "#kernel/webhook-types";
import { type TestDomain, testDomain, undisturbed } from "#test/domain";
import { anEntry, aRevision, aViewer } from "#test/factories";

const DAY_MS = 86_400_000;

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

/** An account with some credits, an entry and a webhook for every type, and what the webhook is told. */
async function listening({ credits = 100, url = "" } = {}) {
  const viewer = await aViewer(domain.db);
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, credits, "start"));
  const entry = await anEntry(domain.db, viewer, url ? { url } : {});
  const { id } = await domain.webhooks.create(viewer, { url: "https://shop.example/", types: webhookTypes });
  const sent = () =>
    domain.db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookId, id))
      .orderBy(asc(webhookDeliveries.createdAt), asc(webhookDeliveries.type));
  const told = async () =>
    (await sent()).map(({ body }) => {
      const { type, data } = JSON.parse(body);
      return { type, data };
    });
  return { viewer, entry, sent, told };
}

it("tells of a page that was read, says something else, or cannot be read", async () => {
  const { viewer, entry, told } = await listening();
  const page = { entryId: entry.id, url: entry.url };
  await domain.pages.submitText(viewer, entry.id, { text: "A kettle boils water." });
  expect(await told()).toEqual([{ type: "page.analyzed", data: page }]);
  await domain.pages.submitText(viewer, entry.id, { text: "A kettle boils tea." });
  expect((await told()).slice(1)).toEqual([
    { type: "page.analyzed", data: page },
    { type: "page.changed", data: page },
  ]);
  await expect(domain.pages.analyze(viewer, entry.id)).rejects.toThrow(AppError);
  expect((await told()).at(-1)).toEqual({ type: "page.failed", data: { ...page, error: "UNREACHABLE" } });
});

it("tells of a page in less than 20 KB, however long its address, its title and its text", async () => {
  // Backslashes are the only signs of an address that JSON writes with two.
  const { url } = entryUrl(`https://shop.example/?${"\\".repeat(2_026)}`);
  const { viewer, entry, sent } = await listening({ url });
  const title = "お茶".repeat(150);
  for (const said of ["お湯が沸く。", "お茶が沸く。"])
    await domain.pages.submitText(viewer, entry.id, { title, text: said.repeat(2_000) });
  await expect(domain.pages.analyze(viewer, entry.id)).rejects.toThrow(AppError);
  const sizes = (await sent()).map(({ type, body }) => [type, Buffer.byteLength(body)]);
  expect(url).toHaveLength(2_048);
  expect(sizes.map(([type]) => type)).toEqual([
    "page.analyzed",
    "page.analyzed",
    "page.changed",
    "page.failed",
  ]);
  for (const [, size] of sizes) expect(size).toBeLessThan(20_000);
});

it.each([
  ["script", "generate_script"],
  ["audio", "generate_audio"],
] as const)("tells how the job of a %s ended", async (noun, queueType) => {
  const { viewer, entry, told } = await listening();
  const order = () =>
    domain.queues.order(viewer, {
      entryId: entry.id,
      queueType,
      input: {},
      price: async () => 20,
      requestHash: "hash",
    });
  const done = await order();
  await domain.queues.run(done.id, undisturbed, (attempt) =>
    attempt.complete(async () => ({ revisionNumber: "0001", credits: 5 })),
  );
  const lost = await order();
  await domain.queues.run(lost.id, undisturbed, async () => {
    throw new AppError("PAGE_UNREADABLE");
  });
  expect(await told()).toEqual([
    { type: `${noun}.completed`, data: { entryId: entry.id, queueId: done.id, revisionNumber: "0001" } },
    { type: `${noun}.failed`, data: { entryId: entry.id, queueId: lost.id, error: "PAGE_UNREADABLE" } },
  ]);
});

it("tells once that the credits are low, with the order that made them so", async () => {
  const { viewer, told } = await listening({ credits: 45 });
  for (const price of [10, 10, 10]) {
    const { id: entryId } = await anEntry(domain.db, viewer);
    const order = { queueType: "generate_script", input: {}, requestHash: "hash" } as const;
    await domain.queues.order(viewer, { ...order, entryId, price: async () => price });
  }
  expect(await told()).toEqual([{ type: "credits.low", data: { balance: 25 } }]);
});

it("tells once that the publications rest, when the account ended 30 days ago", async () => {
  const { viewer, entry, told } = await listening();
  await aRevision(domain.db, viewer, entry.id, "0001");
  await domain.publications.share(viewer, entry.id, { enabled: true });
  const accountExpiresAt = new Date(Date.now() - 30 * DAY_MS - 60_000);
  await domain.db.update(users).set({ accountExpiresAt }).where(eq(users.id, viewer.uid));
  await domain.webhooks.announceEnds(new Date());
  await domain.webhooks.announceEnds(new Date());
  expect(await told()).toEqual([
    { type: "publication.paused", data: { accountExpiredAt: accountExpiresAt.toISOString() } },
  ]);
});
