import { afterAll, beforeAll, expect, it } from "vitest";
import { freshDatabase } from "#test/database";
import { until } from "#test/poll";
import { socketLimit } from "./socket-leases.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const process = () => {
  const limit = socketLimit(
    {
      db: database.db,
      onError: (error) => {
        throw error;
      },
    },
    3,
  );
  return limit;
};

it("lets a user have so many sockets in all processes together, and another when one has closed", async () => {
  const [first, second] = [process(), process()];
  const [leave] = [await first.enter("ann"), await first.enter("ann"), await second.enter("ann")];
  expect([await first.enter("ann"), await second.enter("ann")]).toEqual([null, null]);
  expect(await second.enter("bob")).toBeTypeOf("function");
  leave?.();
  leave?.();
  await until("the other process to know", async () => (await second.enter("ann")) !== null);
  expect(await first.enter("ann")).toBeNull();
  await Promise.all([first.close(), second.close()]);
});

it("never lets one too many in, where all come at once", async () => {
  const processes = [process(), process(), process()];
  const entered = await Promise.all(Array.from({ length: 30 }, (_, n) => processes[n % 3]!.enter("crowd")));
  expect(entered.filter((one) => one !== null).length).toBeLessThanOrEqual(3);
  await Promise.all(processes.map((one) => one.close()));
});

it("counts the sockets of a process that ended for as long as its lease runs, and not at all where it said so", async () => {
  const [dead, ended, living] = [process(), process(), process()];
  for (const one of [dead, dead, ended]) await one.enter("cyd");
  expect(await living.enter("cyd")).toBeNull();
  await ended.close();
  expect(await living.enter("cyd")).toBeTypeOf("function");
  expect(await living.enter("cyd")).toBeNull();
  await database.sql`update socket_leases set until = now() - interval '1 second' where open = 2`;
  expect(await living.enter("cyd")).toBeTypeOf("function");
  await Promise.all([dead.close(), living.close()]);
});
