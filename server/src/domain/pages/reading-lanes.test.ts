import { setImmediate as settled } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { Again, type Lane, type Others, readingLanes } from "./reading-lanes.ts";

/** Tasks that note when they begin, and end when they are told to. */
function tasksIn(lanes: ReturnType<typeof readingLanes>) {
  const begun: string[] = [];
  const overdue: string[] = [];
  const ends = new Map<string, (outcome?: Again) => void>();
  const asks = new Map<string, Others>();
  const ask = (lane: Lane, owner: string, name: string, cost = 0) => {
    const task = (waiting: Others, isOverdue: boolean) => {
      begun.push(name);
      if (isOverdue) overdue.push(name);
      asks.set(name, waiting);
      const { promise, resolve } = Promise.withResolvers<Again | undefined>();
      ends.set(name, resolve);
      return promise;
    };
    void lanes.run(lane, owner, task, cost);
  };
  const end = async (name: string, outcome?: Again) => {
    ends.get(name)?.(outcome);
    await settled();
  };
  return {
    begun,
    overdue,
    ask,
    end,
    waiting: (name: string) =>
      asks
        .get(name)?.()
        .map(({ owner }) => owner),
  };
}

it("gives each user a turn between two of one that asks for many", async () => {
  const { begun, ask, end } = tasksIn(readingLanes(2));
  for (const name of ["a1", "a2", "a3", "a4"]) ask("normal", "a", name);
  ask("normal", "b", "b1");
  ask("normal", "c", "c1");
  await settled();
  for (const name of ["a1", "a2", "b1", "a3"]) await end(name);
  expect(begun).toEqual(["a1", "a2", "b1", "a3", "c1", "a4"]);
});

it("gives a user who has a page running no other before those who have none", async () => {
  const { begun, ask, end } = tasksIn(readingLanes(2));
  for (const name of ["a1", "a2"]) ask("normal", "a", name);
  for (const name of ["b1", "b2"]) ask("normal", "b", name);
  ask("normal", "c", "c1");
  await settled();
  await end("a1");
  await end("a2");
  expect(begun).toEqual(["a1", "a2", "b1", "c1"]);
});

it("takes first whose page costs least", async () => {
  const { begun, ask, end } = tasksIn(readingLanes(2));
  for (const name of ["x1", "y1"]) ask("normal", name, name);
  ask("normal", "a", "a1", 50);
  ask("normal", "b", "b1", 40);
  ask("normal", "c", "c1");
  await settled();
  for (const name of ["x1", "y1", "c1", "b1"]) await end(name);
  expect(begun).toEqual(["x1", "y1", "c1", "b1", "a1"]);
});

describe("while small pages of ever other users come", () => {
  /** Both places are taken, a large page waits, and small ones come for two seconds. */
  async function beset() {
    let time = 0;
    const tasks = tasksIn(readingLanes(2, () => time));
    for (const name of ["x", "y"]) tasks.ask("normal", name, name);
    tasks.ask("normal", "large", "large", 290);
    await settled();
    return { ...tasks, pass: (ms: number) => (time += ms) };
  }

  it("gives a large one its turn after 2 seconds, and says that it is not to be stopped", async () => {
    const { begun, overdue, ask, end, waiting, pass } = await beset();
    ask("normal", "s1", "s1", 10);
    pass(1_999);
    expect(waiting("x")).toEqual(["s1", "large"]);
    await end("x");
    ask("normal", "s2", "s2", 10);
    pass(1);
    expect(waiting("y")).toEqual(["large", "s2"]);
    await end("y");
    expect(begun).toEqual(["x", "y", "s1", "large"]);
    expect(overdue).toEqual(["large"]);
  });

  it("counts the time from when it first waited, though it has made room since", async () => {
    const { begun, overdue, ask, end, pass } = await beset();
    await end("x");
    pass(1_500);
    ask("normal", "s1", "s1", 10);
    await end("large", new Again(290));
    pass(500);
    ask("normal", "s2", "s2", 10);
    await end("s1");
    expect(begun).toEqual(["x", "y", "large", "s1", "large"]);
    expect(overdue).toEqual(["large"]);
  });

  it("gives every second turn to a small one, however many large ones have waited", async () => {
    const { begun, ask, end, pass } = await beset();
    for (const name of ["l2", "l3"]) ask("normal", name, name, 290);
    pass(2_000);
    for (const name of ["s1", "s2"]) ask("normal", name, name, 10);
    for (const name of ["x", "y", "large", "s1"]) await end(name);
    expect(begun).toEqual(["x", "y", "large", "s1", "l2", "s2"]);
  });

  it("does not count the time that a page waited for its own user's", async () => {
    const { begun, ask, end, pass } = await beset();
    ask("normal", "large", "its next", 290);
    pass(2_000);
    for (const name of ["s1", "s2"]) ask("normal", name, name, 10);
    for (const name of ["x", "y", "large"]) await end(name);
    expect(begun).toEqual(["x", "y", "large", "s1", "s2"]);
  });
});

it("begins a small page before large ones that came first", async () => {
  const { begun, ask, end } = tasksIn(readingLanes(2));
  for (const name of ["h", "i", "j", "k", "l"]) ask("normal", name, name, 290);
  ask("normal", "m", "small", 10);
  await settled();
  await end("h");
  expect(begun).toEqual(["h", "i", "small"]);
});

it("gives another turn to a page that makes room, before its user's next one", async () => {
  const { begun, ask, end } = tasksIn(readingLanes(2));
  for (const name of ["a1", "b1", "a2", "b2", "c1"]) ask("normal", name.charAt(0), name);
  await settled();
  await end("b1", new Again(40));
  await end("a1", new Again(50));
  expect(begun).toEqual(["a1", "b1", "c1", "b1"]);
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

it("gives a slow page the next place after 10 seconds in which normal ones left it none, and then no second", async () => {
  let time = 0;
  const { begun, ask, end } = tasksIn(readingLanes(2, () => time));
  for (const name of ["x", "y", "z"]) ask("normal", name, name);
  for (const name of ["s1", "s2"]) ask("slow", name, name);
  await settled();
  time = 9_999;
  await end("x");
  for (const name of ["n1", "n2", "n3"]) ask("normal", name, name);
  time = 10_000;
  await end("y");
  await end("z");
  await end("n1");
  expect(begun).toEqual(["x", "y", "z", "s1", "n1", "n2"]);
});

it("has a slow place even where one page at a time was asked for", async () => {
  const { begun, ask } = tasksIn(readingLanes(1));
  ask("slow", "s", "s1");
  ask("normal", "a", "a1");
  await settled();
  expect(begun).toEqual(["s1", "a1"]);
});

it("tells a task which other users wait in its lane", async () => {
  const { ask, end, waiting } = tasksIn(readingLanes(2));
  for (const name of ["a1", "a2", "a3"]) ask("normal", "a", name);
  for (const name of ["s1", "s2"]) ask("slow", name, name);
  await settled();
  expect(waiting("a1")).toEqual([]);
  ask("normal", "b", "b1");
  expect(waiting("a1")).toEqual(["b"]);
  await end("a1");
  ask("normal", "b", "b2");
  expect(waiting("a2")).toEqual([]);
  for (const name of ["a2", "a3"]) await end(name);
  expect(waiting("b1")).toEqual([]);
  ask("normal", "c", "c1", 50);
  ask("normal", "d", "d1", 40);
  expect(waiting("b1")).toEqual(["d", "c"]);
  for (const name of ["b1", "d1", "c1"]) await end(name);
  expect(waiting("s1")).toEqual(["s2"]);
});
