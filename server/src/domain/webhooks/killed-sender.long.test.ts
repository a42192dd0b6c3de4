import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { webhookDeliveries } from "#db/schema/index";
import { spawnEntry } from "#test/child";
import { domainOver, type TestDomain, testDomain } from "#test/domain";
import { anEntry, aRevision, aViewer } from "#test/factories";
import { until } from "#test/poll";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

/** A customer's server that answers so many requests, and leaves the others without an answer until it is told. */
async function receiver(answered: number) {
  const received: { id: string; body: string }[] = [];
  const held: ServerResponse[] = [];
  let isOpen = false;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push({ id: String(request.headers["webhook-id"]), body });
    if (isOpen || received.length <= answered) response.writeHead(204).end();
    else held.push(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    received,
    held,
    open: () => {
      isOpen = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

it("nothing is lost to a sender that is killed, and what is sent twice bears the same id", async () => {
  const customer = await receiver(7);
  const viewer = await aViewer(domain.db);
  const { id } = await domain.webhooks.create(viewer, {
    url: `http://${customer.host}/`,
    types: ["revision.live"],
  });
  const stateOf = () => domain.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, id));

  // Killed as soon as the change was committed: its event is there, and nobody has been told.
  const entry = await anEntry(domain.db, viewer);
  await aRevision(domain.db, viewer, entry.id, "0001");
  const changing = spawnEntry("webhook-worker", [
    domain.url,
    domain.folder,
    customer.host,
    JSON.stringify({ viewer, entryId: entry.id }),
  ]);
  expect(await once(changing, "exit")).toEqual([null, "SIGKILL"]);
  expect(await stateOf()).toMatchObject([{ state: "pending", attempts: 0 }]);
  expect(customer.received).toEqual([]);

  // Killed while requests of it wait for their answers.
  for (let n = 0; n < 39; n++) await domain.webhooks.test(viewer, id);
  const sending = spawnEntry("webhook-worker", [domain.url, domain.folder, customer.host]);
  await until("requests on their way", () => customer.held.length >= 4, 60);
  sending.kill("SIGKILL");
  await once(sending, "exit");
  const sentBefore = customer.received.map((one) => one.id);
  const open = (await stateOf()).filter(({ state }) => state === "pending");
  expect(open.length).toBeGreaterThanOrEqual(33);

  customer.open();
  const successor = await domainOver(domain, { concurrency: 1, receivers: [customer.host] });
  await successor.jobs.workPosts(successor.webhooks.deliverer);
  await until("every end", async () => (await stateOf()).every(({ state }) => state === "delivered"), 120);
  await successor.close();
  customer.close();

  const rows = await stateOf();
  expect(rows).toHaveLength(40);
  const bodies = new Map(rows.map((row) => [row.id, row.body]));
  for (const { id: sent, body } of customer.received) expect(body).toBe(bodies.get(sent));
  const sentAfter = customer.received.slice(sentBefore.length).map((one) => one.id);
  expect(new Set([...sentBefore, ...sentAfter])).toEqual(new Set(bodies.keys()));
  expect(new Set(sentAfter).size).toBe(sentAfter.length);
  const twice = sentAfter.filter((sent) => sentBefore.includes(sent));
  expect(twice.length).toBeGreaterThanOrEqual(4);
}, 240_000);
