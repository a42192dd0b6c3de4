import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { entry } from "#test/pages/lanes";
import { compileRestricted } from "../../../voice/compile-restricted.ts";
import { pageProcesses } from "./page-processes.ts";

// Without it no page is stopped.
const launcher = await compileRestricted();
const processes = pageProcesses<{ length: number; pid: number }>({ entry, concurrency: 1, timeoutMs: 800 });
afterAll(() => processes.close());
const ask = (html: string, owner: string) => processes.ask({ html, url: "https://pages.example/" }, owner);

it("keeps a process for the next page", async () => {
  const [first, second] = [await ask("one", "a"), await ask("three", "b")];
  expect(first).toMatchObject({ length: 3 });
  expect(second).toMatchObject({ length: 5, pid: first?.pid });
});

it.each(["hang", "die"])("loses a page that makes its process %s, and that page only", async (html) => {
  const before = await ask("one", "c");
  expect(await ask(html, `user of ${html}`)).toBeNull();
  const after = await ask("one", "c");
  expect(after).toMatchObject({ length: 3 });
  expect(after?.pid).not.toBe(before?.pid);
});

it("replaces a process that a large page made grow", async () => {
  const large = await ask("x".repeat(1_000_000), "d");
  expect((await ask("one", "d"))?.pid).not.toBe(large?.pid);
});

describe("processes that are ready ahead of need", () => {
  const warmUp = { html: "warm", url: "https://pages.example/" };
  // They have all the time of a page: on a busy machine the clock is not to end what the processor hardly reads, nor a
  // rest.
  const patient = pageProcesses<{
    length: number;
    pid: number;
    pages: number;
    startedAt: number;
    workedAt: number[];
  }>({ entry, concurrency: 1, warmUp, launcher, longestRestMs: 60_000 });
  const ask = (html: string, owner: string) => patient.ask({ html, url: "https://pages.example/" }, owner);
  beforeEach(() => patient.prepare());
  afterAll(() => patient.close());

  it("have read pages before, so that what they run is compiled", async () => {
    expect(await ask("one", "a")).toMatchObject({ pages: 9 });
  });

  it("have done so too while a page hangs in the slow lane", async () => {
    const busy = pageProcesses<{ pages: number }>({ entry, concurrency: 1, warmUp, ready: 1 });
    const ask = (html: string, owner: string) => busy.ask({ html, url: "https://pages.example/" }, owner);
    await ask("die", "z");
    const hanging = ask("hang", "z");
    await busy.prepare();
    expect(await ask("one", "a")).toMatchObject({ pages: 9 });
    busy.close();
    await hanging;
  });

  it("are as many as are wanted, none included", async () => {
    const lean = pageProcesses<{ pages: number }>({ entry, concurrency: 1, warmUp, ready: 0 });
    await lean.prepare();
    expect(await lean.ask({ html: "one", url: "https://pages.example/" })).toMatchObject({ pages: 1 });
    lean.close();
  });

  it("are taken by a large page where they have read least, by a small one where they have read most", async () => {
    const [small, large] = ["one", `work 10 ${"<".repeat(2_000)}`];
    const most = await ask(small, "a");
    expect((await ask(large, "b"))?.pid).not.toBe(most?.pid);
    expect((await ask(small, "c"))?.pid).toBe(most?.pid);
  });

  it("are left where they have read most to the smallest of the pages that wait", async () => {
    // Twice: another that has read a page by then has not read as many.
    await ask("one", "a");
    const most = await ask("one", "a");
    const others = ["q", "r", "s", "t"].map((user) => ask(`work 20 ${"<".repeat(100)}`, user));
    expect((await ask("work 5", "u"))?.pid).toBe(most?.pid);
    await Promise.all(others);
  }, 40_000);

  it.runIf(launcher)(
    "rest while a smaller page of another user is read beside them",
    async () => {
      const [large, small] = await Promise.all([
        ask(`work 400 ${"<".repeat(2_000)}`, "n"),
        ask("work 200", "o"),
      ]);
      const [begun = 0, ended = 0] = [small?.workedAt[0], small?.workedAt.at(-1)];
      const meanwhile = large?.workedAt.filter((at) => at > begun && at < ended);
      expect(small?.workedAt.length).toBeGreaterThan(10);
      // Side by side some eighteen.
      expect(meanwhile?.length).toBeLessThan(5);
    },
    40_000,
  );

  it("answer a small page before large ones of others that came first", async () => {
    let answered = 0;
    const large = ["h", "i", "j", "k", "l"].map(async (user) => {
      await ask(`work 200 ${"<".repeat(2_000)}`, user);
      answered++;
    });
    await ask("work 20", "m");
    // In the order of arrival four. They would take 0.8 s of processor while the small one waits for its own.
    expect(answered).toBeLessThan(4);
    await Promise.all(large);
  }, 40_000);

  it.runIf(launcher)(
    "go on with pages that made room for others",
    async () => {
      const askedAt = Date.now();
      const long = ["e", "f"].map((user) => ask("work 400", user));
      expect(await ask("short", "g")).toMatchObject({ length: 5 });
      for (const answer of await Promise.all(long)) {
        expect(answer).toMatchObject({ length: 8 });
        expect(answer?.startedAt).toBeLessThan(askedAt);
      }
    },
    40_000,
  );

  it("keep pages that could not be stopped for cheaper ones", async () => {
    const unbound = pageProcesses<{ startedAt: number }>({ entry, concurrency: 1, ready: 2, launcher: null });
    const ask = (html: string, owner: string) => unbound.ask({ html, url: "https://pages.example/" }, owner);
    await unbound.prepare();
    const askedAt = Date.now();
    const large = ["n", "o"].map((user) => ask(`work 50 ${"<".repeat(2_000)}`, user));
    await ask("short", "p");
    for (const answer of await Promise.all(large)) expect(answer?.startedAt).toBeLessThan(askedAt);
    unbound.close();
  }, 40_000);

  it("read a stranger's pages while four users' eight pages use up all their time", async () => {
    const attackedAt = Date.now();
    let ended = 0;
    const attack = ["a1", "a2", "a3", "a4"].flatMap((user) =>
      ["hang", "hang"].map(async (html) => {
        await ask(html, user);
        ended++;
      }),
    );
    const first = await ask("first", "stranger");
    expect(first).toMatchObject({ length: 5 });
    expect(first?.startedAt).toBeLessThan(attackedAt);
    expect(await ask("second", "stranger")).toMatchObject({ length: 6 });
    expect(ended).toBe(0);
    patient.close();
    await Promise.all(attack);
  }, 60_000);
});
