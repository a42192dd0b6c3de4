import { expect, it } from "vitest";
import { readAhead } from "./read-ahead.ts";

/** Work whose end the test decides. */
function work() {
  const begun: number[] = [];
  const ends = new Map<number, (result: string) => void>();
  const fails = new Map<number, (error: Error) => void>();
  const begin = (item: number) => {
    begun.push(item);
    return new Promise<string>((resolve, reject) => {
      ends.set(item, resolve);
      fails.set(item, reject);
    });
  };
  return {
    begun,
    begin,
    end: (item: number) => ends.get(item)?.(`r${item}`),
    fail: (item: number) => fails.get(item)?.(new Error("no")),
  };
}

it("begins as many as may be, and gives their results in order", async () => {
  const { begun, begin, end } = work();
  const results = readAhead([1, 2, 3, 4], 2, begin, () => {});
  const first = results.next();
  expect(begun).toEqual([1, 2]);
  end(2);
  end(1);
  expect((await first).value).toEqual([1, "r1"]);
  const second = results.next();
  expect(begun).toEqual([1, 2, 3]);
  expect((await second).value).toEqual([2, "r2"]);
  end(3);
  expect((await results.next()).value).toEqual([3, "r3"]);
  end(4);
  expect((await results.next()).value).toEqual([4, "r4"]);
  expect((await results.next()).done).toBe(true);
});

it("fails in its turn, and discards what was begun beyond", async () => {
  const { begin, end, fail } = work();
  const discarded: string[] = [];
  const results = readAhead([1, 2, 3], 3, begin, (result) => discarded.push(result));
  const first = results.next();
  fail(2);
  end(1);
  expect((await first).value).toEqual([1, "r1"]);
  await expect(results.next()).rejects.toThrow("no");
  end(3);
  await expect.poll(() => discarded).toEqual(["r3"]);
});
