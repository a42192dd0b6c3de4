import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "#db/client";
import type { AppEvent, Events } from "#ports/events";
import { freshDatabase } from "#test/database";
import { flakyProxy } from "#test/flaky-proxy";
import { until } from "#test/poll";
import { postgresEvents } from "./postgres.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
let events: Events;

beforeAll(async () => {
  database = await freshDatabase();
  events = postgresEvents(database.sql, () => {});
});
afterAll(async () => {
  await events.close();
  await database.close();
});

const event = (userId: string, queueId: string): AppEvent => ({
  kind: "queue",
  userId,
  entryId: "e",
  queueId,
});

function subscriber(userId: string) {
  const seen: AppEvent[] = [];
  const state = { seen, resyncs: 0, leave: () => {} };
  state.leave = events.subscribe(
    userId,
    (received) => seen.push(received),
    () => state.resyncs++,
  );
  return state;
}

/** Publishes until the listener is there: what was told before it listened is nobody's. */
async function listening(userId: string, { seen }: { seen: AppEvent[] }) {
  await until("the listener", async () => {
    await events.publish(database.db, event(userId, "first"));
    return seen.length > 0;
  });
}

describe("events", () => {
  it("reach their own user's subscribers and nobody else [6.2]", async () => {
    const mine = subscriber("me");
    const other = subscriber("other");
    await listening("me", mine);
    await events.publish(database.db, event("me", "a"));
    await until("the event", () => mine.seen.some((e) => e.kind === "queue" && e.queueId === "a"));
    expect(other.seen).toEqual([]);
    mine.leave();
    other.leave();
  });

  it("come when the transaction commits, and never when it does not", async () => {
    const mine = subscriber("tx");
    await listening("tx", mine);
    mine.seen.length = 0;
    const failed = database.db.transaction(async (tx) => {
      await events.publish(tx, event("tx", "rolled back"));
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    await database.db.transaction(async (tx) => {
      await events.publish(tx, event("tx", "committed"));
      expect(mine.seen).not.toContainEqual(event("tx", "committed"));
    });
    await until("the event", () => mine.seen.some((e) => e.kind === "queue" && e.queueId === "committed"));
    expect(mine.seen).not.toContainEqual(event("tx", "rolled back"));
    mine.leave();
  });

  it("are published by a statement that is sent anyway, once for each row that it brings", async () => {
    const mine = subscriber("beside");
    await listening("beside", mine);
    const told = (queueId: string) => events.publication(event("beside", queueId));
    await database.db.execute(sql`select ${told("no row")} where false`);
    await database.db.execute(sql`select ${told("one row")}`);
    // Postgres tells equal ones of one transaction once.
    for (const _ of [1, 2]) await database.db.execute(sql`select ${told("two rows")}`);
    const failed = database.db.transaction(async (tx) => {
      await tx.execute(sql`select ${told("rolled back")}`);
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    await events.publish(database.db, event("beside", "last"));
    const seen = () => mine.seen.map((e) => e.kind === "queue" && e.queueId).filter((id) => id !== "first");
    await until("the last event", () => seen().includes("last"));
    expect(seen()).toEqual(["one row", "two rows", "two rows", "last"]);
    mine.leave();
  });

  it("stop for a subscriber that left", async () => {
    const gone = subscriber("leaver");
    const stays = subscriber("leaver");
    await listening("leaver", stays);
    gone.leave();
    gone.seen.length = 0;
    await events.publish(database.db, event("leaver", "late"));
    await until("the event", () => stays.seen.some((e) => e.kind === "queue" && e.queueId === "late"));
    expect(gone.seen).toEqual([]);
    stays.leave();
  });

  it("call for a resync once the listener stands, since a change before it is told to nobody [4.4]", async () => {
    const early = postgresEvents(database.sql, () => {});
    let resyncs = 0;
    const count = () => void resyncs++;
    early.subscribe("early", () => {}, count);
    await until("the resync", () => resyncs === 1);
    early.subscribe("later", () => {}, count);
    await early.close();
    expect(resyncs).toBe(1);
  });

  it("call for a resync each time the listener comes back [4.4]", async () => {
    const mine = subscriber("resync");
    await listening("resync", mine);
    const before = mine.resyncs;
    for (const times of [1, 2]) {
      await database.sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen "yomikoe_events"%'`;
      await until("the resync", () => mine.resyncs === before + times);
    }
    expect(mine.resyncs).toBe(before + 2);
    mine.seen.length = 0;
    await listening("resync", mine);
    mine.leave();
  });

  it("come back after the database was away for a while, with a resync", async () => {
    const proxy = await flakyProxy(database.url);
    const far = connect(proxy.url, { max: 1 });
    const remote = postgresEvents(far.sql, () => {});
    const seen: AppEvent[] = [];
    let resyncs = 0;
    const leave = remote.subscribe(
      "far",
      (received) => seen.push(received),
      () => resyncs++,
    );
    await listening("far", { seen });
    const before = resyncs;
    await proxy.cut();
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(resyncs).toBe(before);
    await proxy.mend();
    await until("the resync", () => resyncs > before);
    seen.length = 0;
    await listening("far", { seen });
    leave();
    await remote.close();
    await far.sql.end({ timeout: 1 });
    await proxy.cut();
  }, 60_000);
});
