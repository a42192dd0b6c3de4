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

describe("while normal pages never cease", () => {
  /** Both places are taken, and another waits. */
  async function beset() {
    let time = 0;
    const tasks = tasksIn(readingLanes(2, () => time));
    for (const name of ["x", "y", "z"]) tasks.ask("normal", name, name);
    await settled();
    return { ...tasks, passTo: (ms: number) => (time = ms) };
  }

  it("gives a slow page the next place after 10 seconds, and then no second", async () => {
    const { begun, ask, end, passTo } = await beset();
    for (const name of ["s1", "s2"]) ask("slow", name, name);
    passTo(9_999);
    await end("x");
    for (const name of ["n1", "n2", "n3"]) ask("normal", name, name);
    passTo(10_000);
    await end("y");
    await end("z");
    await end("n1");
    expect(begun).toEqual(["x", "y", "z", "s1", "n1", "n2"]);
  });

  it.each([
    ["10 seconds", 1_000, 20_999, 21_000],
    ["8 times its last turn, if that is more", 8_000, 81_999, 82_000],
  ])("lets the slow lane rest for %s", async (_, turn, tooEarly, due) => {
    const { begun, ask, end, passTo } = await beset();
    for (const name of ["s1", "s2"]) ask("slow", name, name);
    passTo(10_000);
    await end("x");
    for (const name of ["n1", "n2", "n3"]) ask("normal", name, name);
    passTo(10_000 + turn);
    await end("s1");
    passTo(tooEarly);
    await end("y");
    passTo(due);
    await end("z");
    expect(begun).toEqual(["x", "y", "s1", "z", "n1", "s2"]);
  });

  it("lets it rest as long where a short turn ends beside a long one", async () => {
    let time = 0;
    const { begun, ask, end } = tasksIn(readingLanes(3, () => time));
    for (const name of ["s0", "s1", "s2", "s3"]) ask("slow", name, name);
    ask("normal", "x", "x");
    await settled();
    time = 7_950;
    await end("s0");
    for (const name of ["n1", "n2", "n3", "n4"]) ask("normal", name, name);
    time = 8_000;
    await end("s1");
    time = 8_050;
    await end("s2");
    time = 72_049;
    await end("x");
    time = 72_050;
    await end("n1");
    expect(begun).toEqual(["s0", "s1", "x", "s2", "n1", "n2", "n3", "s3"]);
  });

  /** Seven minutes and a half: users of small pages, and accounts whose slow pages take 8 s each, and come again and again. */
  async function underAttack(places: number, attackers: number) {
    let time = 0;
    let normalTurns = 0;
    let honestAt = Number.NaN;
    const lanes = readingLanes(places, () => time);
    const ends: { at: number; end: () => void }[] = [];
    const work = (ms: number) => new Promise<void>((resolve) => ends.push({ at: time + ms, end: resolve }));
    const again = (lane: Lane, owner: string, ms: number, cost: number): void => {
      const task = () => {
        if (lane === "normal") normalTurns++;
        return work(ms);
      };
      void lanes.run(lane, owner, task, cost).then(() => again(lane, owner, ms, cost));
    };
    for (let n = 0; n < 3 * places; n++) again("normal", `normal ${n}`, 100, 10);
    for (let n = 0; n < attackers; n++) again("slow", `slow ${n}`, 8_000, 310);
    const honest = async () => {
      honestAt = time;
    };
    void lanes.run("slow", "honest", honest, 600);
    for (; time < 450_000; time += 100) {
      for (const { end } of ends.filter(({ at }) => at === time)) end();
      await settled();
    }
    return { normalTurns, honestAt };
  }

  it.each([
    // Without slow pages there are 4,500 turns in each place.
    [2, 9_000],
    [4, 18_000],
  ])(
    "keeps nearly all turns of %i places, whatever four accounts send, and reads a slow page that costs more",
    async (places, all) => {
      const { normalTurns, honestAt } = await underAttack(places, 4);
      expect(normalTurns / all).toBeGreaterThan(0.85);
      expect(honestAt).toBeLessThanOrEqual(400_000);
    },
  );
});

it("takes first whose slow page has waited longest since its last turn, where that is 10 seconds or more", async () => {
  let time = 0;
  const { begun, overdue, ask, end } = tasksIn(readingLanes(2, () => time));
  ask("slow", "a", "a1", 10);
  ask("slow", "honest", "large", 600);
  await settled();
  time = 10_000;
  ask("slow", "b", "b1", 10);
  await end("a1", new Again(10));
  expect(overdue).toEqual(["large"]);
  await end("large", new Again(600));
  // None of them has waited so long since: the cheapest comes first.
  await end("b1");
  time = 20_000;
  await end("a1", new Again(10));
  expect(begun).toEqual(["a1", "large", "b1", "a1", "large"]);
});

it("does not keep a slow page waiting for its user's normal ones", async () => {
  let time = 0;
  const { begun, ask, end } = tasksIn(readingLanes(2, () => time));
  ask("normal", "honest", "n1");
  ask("slow", "a", "a1");
  ask("slow", "honest", "s1", 600);
  await settled();
  time = 10_000;
  ask("slow", "b", "b1", 10);
  await end("a1");
  expect(begun).toEqual(["n1", "a1", "s1"]);
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
