import { expect, it } from "vitest";
import { atOnce, inSlices } from "./in-slices.ts";

function* counting(seen: string[], name: string, steps: number) {
  for (let step = 1; step <= steps; step++) {
    seen.push(`${name}${step}`);
    yield;
  }
  return `${name} is done`;
}

/** Slices of no length: each ends at the first `yield`. */
const step = <Result>(work: Generator<unknown, Result>) => inSlices(work, 0);

it("lets what has arrived come between two slices, and answers what the work returns", async () => {
  const seen: string[] = [];
  const work = step(counting(seen, "a", 3));
  await new Promise<void>((resolve) => setImmediate(resolve));
  seen.push("a request");
  expect(await work).toBe("a is done");
  expect(seen).toEqual(["a1", "a request", "a2", "a3"]);
});

it("takes one slice of each work in turn, and never two between two looks at what arrived", async () => {
  const seen: string[] = [];
  const both = Promise.all([step(counting(seen, "a", 2)), step(counting(seen, "b", 2))]);
  await new Promise<void>((resolve) => setImmediate(resolve));
  expect(seen).toEqual(["a1"]);
  expect(await both).toEqual(["a is done", "b is done"]);
  expect(seen).toEqual(["a1", "b1", "a2", "b2"]);
});

it("tells what a work throws, and goes on with the others", async () => {
  const seen: string[] = [];
  // biome-ignore lint/correctness/useYield: it fails before.
  const failing = (function* (): Generator<unknown, string> {
    throw new Error("no words");
  })();
  const failed = expect(step(failing)).rejects.toThrow("no words");
  expect(await step(counting(seen, "b", 1))).toBe("b is done");
  await failed;
});

it("does all at once where nothing may come between", () => {
  const seen: string[] = [];
  expect(atOnce(counting(seen, "a", 3))).toBe("a is done");
  expect(seen).toEqual(["a1", "a2", "a3"]);
});
