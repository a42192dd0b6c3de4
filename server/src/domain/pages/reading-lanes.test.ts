import { setImmediate as settled } from "node:timers/promises";
import { expect, it } from "vitest";
import { type Lane, readingLanes } from "./reading-lanes.ts";

/** Tasks that note when they begin, and end when they are told to. */
function tasksIn(lanes: ReturnType<typeof readingLanes>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const asks = new Map<string, () => number>();
  const ask = (lane: Lane, owner: string, name: string) =>
    void lanes.run(lane, owner, (othersWaiting) => {
      begun.push(name);
      asks.set(name, othersWaiting);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(name, resolve);
      return promise;
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { begun, ask, end, othersWaiting: (name: string) => asks.get(name)?.() };
}

it("gives each user a turn between two of one that asks for many", async () => {
  const { begun, ask, end } = tasksIn(readingLanes(2));
  for (const name of ["a1", "a2", "a3", "a4"]) ask("normal", "a", name);
  ask("normal", "b", "b1");
  ask("normal", "c", "c1");
  await settled();
  for (const name of ["a1", "a2", "a3", "b1"]) await end(name);
  expect(begun).toEqual(["a1", "a2", "a3", "b1", "c1", "a4"]);
});

it("leaves the last place to the normal lane", async () => {
  const { begun, ask, end } = tasksIn(readingLanes(3));
  for (const name of ["s1", "s2", "s3"]) ask("slow", name, name);
  await settled();
  expect(begun).toEqual(["s1", "s2"]);
  ask("normal", "a", "a1");
  ask("normal", "b", "b1");
  await settled();
  expect(begun).toEqual(["s1", "s2", "a1"]);
  await end("s1");
  expect(begun).toEqual(["s1", "s2", "a1", "b1"]);
  await end("a1");
  expect(begun).toEqual(["s1", "s2", "a1", "b1", "s3"]);
});

it("has a slow place even where one page at a time was asked for", async () => {
  const { begun, ask } = tasksIn(readingLanes(1));
  ask("slow", "s", "s1");
  ask("normal", "a", "a1");
  await settled();
  expect(begun).toEqual(["s1", "a1"]);
});

it("tells a task how many other users wait in the normal lane", async () => {
  const { ask, end, othersWaiting } = tasksIn(readingLanes(2));
  for (const name of ["a1", "a2", "a3"]) ask("normal", "a", name);
  ask("slow", "s", "s1");
  await settled();
  expect(othersWaiting("a1")).toBe(0);
  ask("normal", "b", "b1");
  expect(othersWaiting("a1")).toBe(1);
  await end("a1");
  await end("a2");
  expect(othersWaiting("a3")).toBe(0);
});
