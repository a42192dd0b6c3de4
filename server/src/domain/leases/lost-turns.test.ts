import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { expect, it } from "vitest";
import * as schema from "#db/schema/index";
import { aViewer } from "#test/factories";
import { eventually } from "#test/graphql";
import { until } from "#test/poll";
import { LIMITS, onError, usersInLine } from "#test/reading-line";
import { turnsOfUsers } from "./reading-turns.ts";

const line = usersInLine();
const { tasks, aProcess } = line;
const HOUR_MS = 3_600_000;

/** The ids of those who stand there, and whether each counts. */
const rows = async () => {
  const found = await line.database.sql<{ id: number; live: boolean; seconds: number }[]>`
    select id::int, until > now() as live, extract(epoch from until - now())::int as seconds
    from reading_turns order by id`;
  return [...found];
};
const idOf = async (at: number) => (await rows()).at(at)?.id as number;
const runOut = (id: number) =>
  line.database.sql`update reading_turns set until = now() - interval '1 second' where id = ${id}`;

it("has one that waits join anew, at the end, where its row is gone or has run out", async () => {
  const { begun, order, end } = tasks();
  const [one, other] = [aProcess(), aProcess({ lookMs: HOUR_MS })];
  const all = [await order(one, "a"), await order(one, "b"), await order(one, "c")];
  await line.database.sql`delete from reading_turns where id = ${await idOf(2)}`;
  await until("c in the line again", async () => (await rows()).length === 3);
  all.push(await order(one, "d"));
  const lost = await idOf(2);
  await runOut(lost);
  await until("c behind d", async () => {
    const ids = (await rows()).map(({ id }) => id);
    return ids.length === 4 && !ids.includes(lost);
  });
  all.push(await order(other, "e"));
  expect(begun).toEqual(["a", "b"]);
  for (const [ended, next] of [
    ["a", "d"],
    ["b", "c"],
  ] as const) {
    end(ended);
    await until(`${next} to begin`, () => begun.at(-1) === next);
  }
  await other.close();
  for (const name of ["c", "d"]) end(name);
  expect(await Promise.all(all.map(({ done }) => done))).toEqual(["a", "b", "c", "d", "SERVICE_UNAVAILABLE"]);
});

it("ends the wait of one whose user is erased", async () => {
  const { begun, order, end } = tasks();
  const process = aProcess();
  const all = [await order(process, "a"), await order(process, "b")];
  const waiting = await order(process, "c", { isPatient: true });
  await line.database.sql`delete from users where id = ${line.uid}`;
  expect(await waiting.done).toMatch(/^Failed query/);
  expect(begun).toEqual(["a", "b"]);
  for (const name of ["a", "b"]) end(name);
  expect(await Promise.all(all.map(({ done }) => done))).toEqual(["a", "b"]);
});

it("renews what runs and what waits, but not one that waits and has run out: others may have begun", async () => {
  const { begun, order, end } = tasks();
  const process = aProcess({ lookMs: HOUR_MS, renewMs: 20 });
  const all = [];
  for (const name of ["a", "b", "c", "d"]) all.push(await order(process, name));
  await line.database.sql`update reading_turns set until = now() + interval '30 seconds'`;
  await until("all to be renewed", async () => (await rows()).every(({ seconds }) => seconds > 40));
  const [running, waiting] = [await idOf(0), await idOf(2)];
  await line.database.sql`
    update reading_turns set until = now() - interval '1 second' where id in ${line.database.sql([running, waiting])}`;
  await until("what runs to count again", async () => (await rows())[0]?.live);
  await line.database.sql`update reading_turns set until = now() + interval '30 seconds' where until > now()`;
  await until("another renewal", async () => ((await rows())[3]?.seconds ?? 0) > 40);
  expect((await rows()).map(({ live }) => live)).toEqual([true, true, false, true]);
  expect(begun).toEqual(["a", "b"]);
  await process.close();
  for (const name of ["a", "b"]) end(name);
  await Promise.all(all.map(({ done }) => done));
});

it("asks for all who wait in a process at once", async () => {
  const asked: unknown[][] = [];
  const logger = {
    logQuery: (query: string, params: unknown[]) =>
      void (query.includes("row_number()") && asked.push(params)),
  };
  const db = drizzle(line.database.sql, { schema, logger });
  const process = turnsOfUsers({ db, onError }, LIMITS, { leaseMs: 60_000, renewMs: 20_000, lookMs: 20 });
  const users = [line.uid, (await aViewer(line.database.db)).uid, (await aViewer(line.database.db)).uid];
  const ends: (() => void)[] = [];
  const all = users.flatMap((user) =>
    [1, 2, 3].map(() => process.run(user, () => new Promise<void>((end) => void ends.push(end)))),
  );
  await until("two of each to run", () => ends.length === 6);
  await eventually(() => expect(asked.at(-1)).toEqual(expect.arrayContaining(users)));
  await until("all to end", () => {
    for (const end of ends) end();
    return ends.length === 9;
  });
  for (const end of ends) end();
  await Promise.all(all);
});

it("takes a job out of the line when its signal says so, and begins none that was cancelled before", async () => {
  const { begun, order, end } = tasks();
  const process = aProcess();
  const all = [await order(process, "a"), await order(process, "b")];
  const cancelled = new AbortController();
  const { signal } = cancelled;
  const job = await order(process, "job", { isPatient: true, signal });
  cancelled.abort(new Error("cancelled"));
  expect(await job.done).toBe("cancelled");
  await until("its row to go", async () => (await rows()).length === 2);
  await expect(process.run(line.uid, async () => "job", { isPatient: true, signal })).rejects.toThrow(
    "cancelled",
  );
  for (const name of ["a", "b"]) end(name);
  expect(await Promise.all(all.map(({ done }) => done))).toEqual(["a", "b"]);
  expect(begun).toEqual(["a", "b"]);
});

it("hands its turns back when the process ends: those that wait at once, those that run within seconds", async () => {
  const { begun, order, end } = tasks();
  const [ending, other] = [aProcess(), aProcess()];
  const stopping = new AbortController();
  const [a, b] = [await order(ending, "a"), await order(ending, "b")];
  const waiting = await order(ending, "c");
  const job = await order(ending, "job", { isPatient: true, signal: stopping.signal });
  const next = await order(other, "next");
  await ending.close();
  expect(await waiting.done).toBe("SERVICE_UNAVAILABLE");
  const left = await rows();
  expect(left).toHaveLength(3);
  expect(left.filter(({ seconds }) => seconds <= 10)).toHaveLength(2);
  await expect(ending.run(line.uid, async () => "late")).rejects.toMatchObject({
    code: "SERVICE_UNAVAILABLE",
  });
  end("a");
  await until("the next to begin", () => begun.includes("next"));
  stopping.abort(new Error("the process stops"));
  expect(await job.done).toBe("the process stops");
  for (const name of ["b", "next"]) end(name);
  expect(await Promise.all([a.done, b.done, next.done])).toEqual(["a", "b", "next"]);
  expect(begun).toEqual(["a", "b", "next"]);
});

it("waits for a user's lock on one connection, and serves others meanwhile", async () => {
  const process = aProcess();
  const { uid: stranger } = await aViewer(line.database.db);
  const holder = postgres(line.database.url, { max: 1, onnotice: () => {} });
  let joins: Promise<string>[] = [];
  await holder.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended(${line.uid}, 2))`;
    joins = Array.from({ length: 8 }, () => process.run(line.uid, async () => "read", { isPatient: true }));
    // A transaction would see again and again what it saw first.
    const lockWaits = () =>
      line.database
        .sql`select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`;
    await until("a join that waits", async () => (await lockWaits()).length > 0);
    expect(await process.run(stranger, async () => "of a stranger")).toBe("of a stranger");
    expect(await lockWaits()).toHaveLength(1);
  });
  expect(await Promise.all(joins)).toEqual(Array.from({ length: 8 }, () => "read"));
  await holder.end();
});
