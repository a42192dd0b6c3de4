import { setImmediate as settled } from "node:timers/promises";
import { expect, it } from "vitest";
import { until } from "#test/poll";
import { createSingleFlight } from "./single-flight.ts";

const { signal } = new AbortController();

/** Work that ends when it is told to, and notes how often it began. */
function held() {
  let began = 0;
  const ends: PromiseWithResolvers<string>[] = [];
  return {
    work: () => {
      began += 1;
      const end = Promise.withResolvers<string>();
      ends.push(end);
      return end.promise;
    },
    began: () => began,
    ends,
  };
}

it("does once what several ask for at a time, and again what is asked for later", async () => {
  const inWork = createSingleFlight<string>({ patienceMs: 60_000 });
  const { work, began, ends } = held();
  const both = [inWork("a", work, signal), inWork("a", work, signal)];
  await settled();
  expect(began()).toBe(1);
  ends[0]?.resolve("done");
  expect(await Promise.all(both)).toEqual([
    { result: "done", isOwn: true },
    { result: "done", isOwn: false },
  ]);
  const later = inWork("a", work, signal);
  ends[1]?.resolve("again");
  expect(await later).toEqual({ result: "again", isOwn: true });
});

it("does at the same time what is not the same", async () => {
  const inWork = createSingleFlight<string>({ patienceMs: 60_000 });
  const { work, began } = held();
  void inWork("a", work, signal);
  void inWork("b", work, signal);
  await settled();
  expect(began()).toBe(2);
});

it("is done for the next where it failed for the first, once for all who wait", async () => {
  const inWork = createSingleFlight<string>({ patienceMs: 60_000 });
  const { work, began, ends } = held();
  const first = inWork("a", work, signal);
  const others = [inWork("a", work, signal), inWork("a", work, signal)];
  const failed = expect(first).rejects.toThrow("no longer");
  ends[0]?.reject(new Error("no longer"));
  await failed;
  await settled();
  expect(began()).toBe(2);
  ends[1]?.resolve("done");
  expect((await Promise.all(others)).map(({ isOwn }) => isOwn)).toEqual([true, false]);
});

it("keeps nobody waiting who gave up", async () => {
  const inWork = createSingleFlight<string>({ patienceMs: 60_000 });
  const { work, ends } = held();
  const controller = new AbortController();
  const first = inWork("a", work, signal);
  const second = inWork("a", work, controller.signal);
  controller.abort(new Error("given up"));
  await expect(second).rejects.toThrow("given up");
  ends[0]?.resolve("done");
  expect((await first).isOwn).toBe(true);
});

it("is done by whoever has waited long enough, and once for those who come then", async () => {
  const inWork = createSingleFlight<string>({ patienceMs: 20 });
  const { work, began, ends } = held();
  const stuck = inWork("a", work, signal);
  const second = inWork("a", work, signal);
  await until("the second", () => began() === 2);
  const third = inWork("a", work, signal);
  ends[1]?.resolve("done");
  expect([await second, await third]).toEqual([
    { result: "done", isOwn: true },
    { result: "done", isOwn: false },
  ]);
  ends[0]?.resolve("late");
  expect(await stuck).toEqual({ result: "late", isOwn: true });
});
