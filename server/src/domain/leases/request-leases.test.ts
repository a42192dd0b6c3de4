import { afterAll, beforeAll, expect, it } from "vitest";
import { freshDatabase } from "#test/database";
import { statementsOf } from "#test/statements";
import { requestRate } from "./request-leases.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
let time = Date.UTC(2026, 10, 21, 9, 0, 12);
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const process = (perMinute: number) => requestRate({ db: database.db, now: () => time }, perMinute);
type Process = ReturnType<typeof process>;

/** How many of so many requests are answered, one process after the other. */
async function allowed(processes: Process[], userId: string, requests: number): Promise<number> {
  let count = 0;
  for (let n = 0; n < requests; n++) {
    const { isAllowed } = await processes[n % processes.length]!(userId);
    if (isAllowed) count += 1;
  }
  return count;
}

it("holds a user's limit over all processes, but for a 20th in each", async () => {
  const answered = await allowed([process(200), process(200), process(200)], "busy", 900);
  expect(answered).toBeGreaterThanOrEqual(200);
  expect(answered).toBeLessThanOrEqual(230);
});

it("answers exactly the limit where there is one process, and counts anew in the next minute", async () => {
  const single = process(200);
  expect(await allowed([single], "single", 300)).toBe(200);
  expect(await single("single")).toEqual({ isAllowed: false, remaining: 0, seconds: 48 });
  time += 60_000;
  expect(await single("single")).toEqual({ isAllowed: true, remaining: 199, seconds: 48 });
});

it("lets a user whose requests come all at once have no more", async () => {
  const single = process(100);
  const states = await Promise.all(Array.from({ length: 300 }, () => single("flood")));
  expect(states.filter(({ isAllowed }) => isAllowed)).toHaveLength(100);
});

it("asks the database nothing for a user's first requests, and then once for many", async () => {
  const single = process(1_200);
  const ask = (requests: number) => () => allowed([single], "usual", requests);
  expect(await statementsOf(database.sql, ask(30))).toHaveLength(0);
  expect((await statementsOf(database.sql, ask(570))).length).toBeLessThanOrEqual(11);
});

it("holds the limit by itself while the database is away", async () => {
  const gone = await freshDatabase();
  await gone.close();
  const alone = requestRate({ db: gone.db, now: () => time }, 40);
  expect(await allowed([alone], "alone", 60)).toBe(40);
});
