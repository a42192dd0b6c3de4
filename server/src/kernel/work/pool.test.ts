import { expect, it, onTestFinished, vi } from "vitest";
import { Crash, createPool, Timeout } from "./pool.ts";

/** A member whose jobs end when the test says so. */
function bench() {
  const started: { job: string; end: (outcome: string | Error) => void }[] = [];
  let stopped = 0;
  const start = () => ({
    run: (job: string) =>
      new Promise<string>((resolve, reject) => {
        started.push({
          job,
          end: (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)),
        });
      }),
    stop: () => void stopped++,
  });
  const next = async (count: number) => {
    await expect.poll(() => started.length).toBe(count);
    return started[count - 1]!;
  };
  return { start, started, next, stopped: () => stopped };
}

it("runs as many jobs as it has members, the others in the order they came", async () => {
  const { start, started, next } = bench();
  const pool = createPool({ size: 2, start, timeoutMs: 60_000 });
  const results = Promise.all(["a", "b", "c", "d"].map((job) => pool.run(job)));
  await next(2);
  started[1]!.end("B");
  await next(3);
  started[0]!.end("A");
  await next(4);
  expect(started.map(({ job }) => job)).toEqual(["a", "b", "c", "d"]);
  started[2]!.end("C");
  started[3]!.end("D");
  expect(await results).toEqual(["A", "B", "C", "D"]);
});

it("tries a job once more on a new member after a crash, and not a third time", async () => {
  const { start, next, stopped } = bench();
  const pool = createPool({ size: 1, start, timeoutMs: 60_000 });
  const first = pool.run("a");
  (await next(1)).end(new Crash("gone"));
  (await next(2)).end("A");
  expect(await first).toBe("A");
  const second = pool.run("b");
  (await next(3)).end(new Crash("gone"));
  (await next(4)).end(new Crash("gone again"));
  await expect(second).rejects.toThrow("gone again");
  expect(stopped()).toBe(3);
});

it("fails a job that takes too long, and replaces its member", async () => {
  const { start, next, stopped } = bench();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const pool = createPool({ size: 1, start, timeoutMs: 1_000 });
  const slow = expect(pool.run("slow")).rejects.toBeInstanceOf(Timeout);
  await next(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await slow;
  expect(stopped()).toBe(1);
  const after = pool.run("b");
  (await next(2)).end("B");
  expect(await after).toBe("B");
});

it("forgets a waiting job whose caller gave up", async () => {
  const { start, started, next } = bench();
  const pool = createPool({ size: 1, start, timeoutMs: 60_000 });
  const controller = new AbortController();
  const first = pool.run("a");
  const waiting = pool.run("b", controller.signal);
  controller.abort(new Error("no longer"));
  await expect(waiting).rejects.toThrow("no longer");
  (await next(1)).end("A");
  await first;
  const third = pool.run("c");
  (await next(2)).end("C");
  await third;
  expect(started.map(({ job }) => job)).toEqual(["a", "c"]);
});

it("starts nothing for what still waits when it is closed", async () => {
  const { start, started, next } = bench();
  const pool = createPool({ size: 1, start, timeoutMs: 60_000 });
  const first = pool.run("a");
  const waiting = pool.run("b");
  const running = await next(1);
  await pool.close();
  running.end(new Crash("stopped"));
  await expect(first).rejects.toThrow("stopped");
  await expect(waiting).rejects.toThrow("The pool is closed");
  expect(started).toHaveLength(1);
});
