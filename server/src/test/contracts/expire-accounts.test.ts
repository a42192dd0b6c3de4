import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createContainer } from "#container";
import { users } from "#db/schema/index";
import { createLogger } from "#kernel/log/logger";
import type { AppEvent } from "#ports/events";
import { taskHandlers, taskSchedules } from "#tasks/tasks";
import { startApp, type TestApp } from "#test/app";
import { graphql, socketOf } from "#test/graphql";
import type { TestUser } from "#test/identity";
import { until } from "#test/poll";
import { tablesScanned } from "#test/statements";

/** From the end of an account until its open windows are closed: far less than their own checks take. */
const PROMPTLY_MS = 20_000;

let web: TestApp;
const workers: Awaited<ReturnType<typeof createContainer>>[] = [];
beforeAll(async () => {
  web = await startApp();
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  await web.close();
});

async function startWorkers(count: number) {
  const env = { ...web.container.env, ROLE: "worker", WORKER_CONCURRENCY: 1 } as const;
  const started = await Promise.all(
    Array.from({ length: count }, () =>
      createContainer(env, createLogger(env.LOG_LEVEL), web.container.identity),
    ),
  );
  workers.push(...started);
  await Promise.all(started.map(({ jobs, services }) => jobs.work(taskHandlers(services), taskSchedules)));
}

/** An open window of somebody: when and how it is closed, and what is said of the account meanwhile. */
async function openWindow(user: TestUser) {
  const told: AppEvent[] = [];
  web.container.events.subscribe(
    user.uid,
    (event) => told.push(event),
    () => {},
  );
  const client = await socketOf(web, { token: user.token });
  const seen: { closed?: { code: number; at: number }; connected?: true } = {};
  client.on("connected", () => (seen.connected = true));
  client.on("closed", (event) => (seen.closed = { code: (event as { code: number }).code, at: Date.now() }));
  client.subscribe(
    { query: "subscription { queueChanged { resync } }" },
    { next: () => {}, error: () => {}, complete: () => {} },
  );
  await until("the socket", () => seen.connected);
  return { seen, told };
}

async function someone(values: Partial<typeof users.$inferInsert>) {
  const user = await web.newUser();
  await web.container.authenticate(user.token);
  await web.db.update(users).set(values).where(eq(users.id, user.uid));
  return user;
}

it("closes the windows of a trial, and of a paid period with its grace, when they end: on time, once, by whichever worker [1.5][6.3]", async () => {
  const ends = new Date(Date.now() + 6_000);
  const [trial, subscriber, later, closedBefore] = [
    await someone({ accountExpiresAt: ends }),
    await someone({ accountExpiresAt: ends, plan: "monthly" }),
    await someone({ accountExpiresAt: new Date(Date.now() + 3_600_000) }),
    await someone({ accountExpiresAt: new Date(Date.now() - 1_000) }),
  ];
  const windows = await Promise.all([trial, subscriber, later].map(openWindow));
  const [ofTrial, ofSubscriber, ofLater] = windows;
  await startWorkers(3);

  await until("the closing", () => ofTrial!.seen.closed && ofSubscriber!.seen.closed, 60);
  for (const { seen, told } of [ofTrial!, ofSubscriber!]) {
    expect(seen.closed!.code).toBe(4403);
    expect(seen.closed!.at).toBeGreaterThanOrEqual(ends.getTime());
    expect(seen.closed!.at - ends.getTime()).toBeLessThan(PROMPTLY_MS);
    expect(told).toEqual([{ kind: "account", userId: expect.any(String) }]);
  }
  expect(ofLater!.seen.closed).toBeUndefined();
  expect(ofLater!.told).toEqual([]);

  const told = async ({ uid }: TestUser) =>
    (await web.db.select({ at: users.endTold }).from(users).where(eq(users.id, uid)))[0]?.at;
  expect(await told(trial)).toEqual(ends);
  expect(await told(closedBefore)).not.toBeNull();
  expect(await told(later)).toBeNull();

  // Every worker, at once and again: nobody hears of the same end twice.
  await Promise.all([...workers, ...workers].map(({ services }) => services.expirations.run()));
  await Promise.all(workers.map(({ services }) => services.expirations.run()));
  const { events } = web.container;
  await events.publish(web.db, { kind: "queue", userId: trial.uid, entryId: "", queueId: "last" });
  await until("what was published last", () => ofTrial!.told.some(({ kind }) => kind === "queue"));
  expect(ofTrial!.told.filter(({ kind }) => kind === "account")).toHaveLength(1);
}, 120_000);

it("tells again when an account that was prolonged ends anew", async () => {
  const user = await someone({ accountExpiresAt: new Date(Date.now() - 60_000) });
  const { expirations } = web.container.services;
  await expirations.run();
  await web.db
    .update(users)
    .set({ accountExpiresAt: new Date(Date.now() + 3_600_000) })
    .where(eq(users.id, user.uid));
  const { seen } = await openWindow(user);
  const accountExpiresAt = new Date(Date.now() - 1);
  await web.db.update(users).set({ accountExpiresAt }).where(eq(users.id, user.uid));
  await expirations.run();
  await until("the closing", () => seen.closed);
  expect(seen.closed!.code).toBe(4403);
  const [row] = await web.db.select({ told: users.endTold }).from(users).where(eq(users.id, user.uid));
  expect(row?.told).toEqual(accountExpiresAt);
  const refused = await graphql(web, user, "{ entries { totalCount } }");
  expect(refused.errors?.[0]?.extensions).toMatchObject({ reason: "TRIAL_EXPIRED" });
});

it("finds who has ended by an index, however many accounts there are", async () => {
  const { sql, services } = web.container;
  await sql`
    insert into users (id, email, account_expires_at)
    select 'many-' || n, n || '@example.com', now() + n * interval '1 hour' from generate_series(1, 5000) n`;
  await sql`analyze users`;
  expect(await tablesScanned(sql, () => services.expirations.run())).toEqual([]);
});
