import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Viewer } from "#kernel/viewer";
import { orderOnce } from "./order-once.ts";
import { orderTurns } from "./order-turns.ts";
import { queuesService } from "./queues.service.ts";

/** No time passes but what a test lets pass. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

type Place = (userId: string, order: () => Promise<string>) => Promise<unknown>;

/** Orders that note when they begin, and end when the test says so. */
function ordersBy(placeOrder: Place) {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const place = (name: string, userId: string) => {
    const end = Promise.withResolvers<string>();
    ends.set(name, end);
    return placeOrder(userId, () => {
      begun.push(name);
      return end.promise;
    });
  };
  const end = async (name: string, error?: Error) => {
    const { resolve, reject } = ends.get(name) as PromiseWithResolvers<string>;
    if (error) reject(error);
    else resolve(`${name} is placed`);
    await settled();
  };
  return { begun, place, end };
}

/** Until nothing moves any more without the test. */
async function settled() {
  for (let turn = 0; turn < 5; turn++) await nextTurn();
}

it("few orders are worked on at once, and the next one as soon as one has ended or was refused", async () => {
  const { begun, place, end } = ordersBy(orderTurns(2).take);
  const [first, second, third, fourth] = ["a", "b", "c", "d"].map((name) => place(name, `user ${name}`));
  await settled();
  expect(begun).toEqual(["a", "b"]);
  await end("b");
  expect(begun).toEqual(["a", "b", "c"]);
  const refused = expect(first).rejects.toThrow("no price");
  await end("a", new Error("no price"));
  await refused;
  expect(begun).toEqual(["a", "b", "c", "d"]);
  await end("d");
  await end("c");
  expect(await Promise.all([second, third, fourth])).toEqual(["b is placed", "c is placed", "d is placed"]);
});

it("between two orders of one user comes one of each other user who waits", async () => {
  const { begun, place, end } = ordersBy(orderTurns(1).take);
  for (const name of ["a1", "a2", "a3", "a4"]) void place(name, "many");
  for (const name of ["b1", "b2"]) void place(name, "few");
  await settled();
  for (const name of ["a1", "a2", "b1", "a3", "b2"]) await end(name);
  expect(begun).toEqual(["a1", "a2", "b1", "a3", "b2", "a4"]);
  await end("a4");
});

it("a user who is alone has every turn", async () => {
  const { begun, place, end } = ordersBy(orderTurns(3).take);
  const names = ["a1", "a2", "a3", "a4"];
  for (const name of names) void place(name, "alone");
  await settled();
  expect(begun).toEqual(["a1", "a2", "a3"]);
  for (const name of names) await end(name);
  expect(begun).toEqual(names);
});

it("an order that takes too long leaves its turn to the next one once, and goes on", async () => {
  const { begun, place, end } = ordersBy(orderTurns(1).take);
  const slow = place("slow", "slow user");
  for (const name of ["b", "c", "d"]) void place(name, name);
  await settled();
  vi.advanceTimersByTime(99);
  await settled();
  expect(begun).toEqual(["slow"]);
  vi.advanceTimersByTime(1);
  await settled();
  expect(begun).toEqual(["slow", "b"]);
  await end("slow");
  expect(await slow).toBe("slow is placed");
  expect(begun).toEqual(["slow", "b"]);
  await end("b");
  expect(begun).toEqual(["slow", "b", "c"]);
  await end("c");
  await end("d");
});

it("orders of all users are priced three at a time", async () => {
  const queues = {
    inTurn: queuesService({} as never).inTurn,
    placedBefore: async () => null,
    order: async () => "a queue",
  };
  const { begun, place, end } = ordersBy((uid, priced) =>
    orderOnce(queues as never, { uid } as Viewer, [uid], {}, async () => {
      await priced();
      return { credits: 1, priced: { entryId: uid, queueType: "generate_audio" }, input: {} } as never;
    }),
  );
  const names = ["a", "b", "c", "d"];
  const orders = names.map((name) => place(name, `user ${name}`));
  await settled();
  expect(begun).toEqual(["a", "b", "c"]);
  for (const name of names) await end(name);
  expect(begun).toEqual(names);
  expect(await Promise.all(orders)).toEqual(["a queue", "a queue", "a queue", "a queue"]);
});

/** Whether it is quiet at once, without the end of any order. */
async function isQuiet({ quiet }: { quiet(): Promise<void> }) {
  let is = false;
  void quiet().then(() => {
    is = true;
  });
  await settled();
  return is;
}

it("it is quiet when no order waits or has its turn", async () => {
  const turns = orderTurns(1);
  const { place, end } = ordersBy(turns.take);
  expect(await isQuiet(turns)).toBe(true);
  for (const name of ["a", "b"]) void place(name, name);
  expect(await isQuiet(turns)).toBe(false);
  await end("a");
  expect(await isQuiet(turns)).toBe(false);
  await end("b");
  expect(await isQuiet(turns)).toBe(true);
  void place("c", "c");
  expect(await isQuiet(turns)).toBe(false);
  await end("c");
});

it("an order that has left its turn, or was refused, disturbs nobody", async () => {
  const turns = orderTurns(2);
  const { place, end } = ordersBy(turns.take);
  const refused = expect(place("refused", "a")).rejects.toThrow("no price");
  void place("slow", "b");
  await settled();
  await end("refused", new Error("no price"));
  await refused;
  expect(await isQuiet(turns)).toBe(false);
  vi.advanceTimersByTime(100);
  await settled();
  expect(await isQuiet(turns)).toBe(true);
  await end("slow");
  expect(await isQuiet(turns)).toBe(true);
});

it("orders that never cease are waited for no longer than a second, until they have ceased once", async () => {
  const turns = orderTurns(1);
  const { place, end } = ordersBy(turns.take);
  let asked = 0;
  const next = async () => {
    void place(`order ${++asked}`, "busy");
    if (asked > 1) await end(`order ${asked - 1}`);
  };
  for (let ms = 0; ms < 950; ms += 50) {
    await next();
    vi.advanceTimersByTime(50);
  }
  await next();
  vi.advanceTimersByTime(49);
  expect(await isQuiet(turns)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await isQuiet(turns)).toBe(true);
  await next();
  expect(await isQuiet(turns)).toBe(true);
  await end(`order ${asked}`);
  await next();
  expect(await isQuiet(turns)).toBe(false);
  await end(`order ${asked}`);
});

it("jobs that were held begin 50 ms after each other, and one that comes later at once", async () => {
  const turns = orderTurns(1);
  const { place, end } = ordersBy(turns.take);
  const begun: string[] = [];
  const begin = (name: string) => turns.quiet().then(() => void begun.push(name));
  void place("an order", "a");
  for (const name of ["first", "second", "third"]) void begin(name);
  await settled();
  expect(begun).toEqual([]);
  await end("an order");
  expect(begun).toEqual(["first"]);
  vi.advanceTimersByTime(49);
  await settled();
  expect(begun).toEqual(["first"]);
  vi.advanceTimersByTime(1);
  await settled();
  expect(begun).toEqual(["first", "second"]);
  void begin("later");
  await settled();
  expect(begun).toEqual(["first", "second", "later"]);
  vi.advanceTimersByTime(50);
  await settled();
  expect(begun).toEqual(["first", "second", "later", "third"]);
});

it("a job begins behind the orders that are placed in its process", async () => {
  const asked: string[] = [];
  const db = { transaction: async () => void asked.push("the job begins") };
  const queues = queuesService({ db } as never);
  const { place, end } = ordersBy(queues.inTurn);
  void place("a", "a");
  const run = queues.run("its queue", { signal: AbortSignal.abort() } as never, async () => {});
  await settled();
  expect(asked).toEqual([]);
  await end("a");
  await run;
  expect(asked).toEqual(["the job begins"]);
  await queues.run("another", { signal: AbortSignal.abort() } as never, async () => {});
  expect(asked).toEqual(["the job begins", "the job begins"]);
});
