import { expect, it } from "vitest";
import { abortable } from "./abortable.ts";

const failure = async () => {
  throw new Error("failed");
};

it("answers with the work's result, or its failure", async () => {
  const { signal } = new AbortController();
  expect(await abortable(Promise.resolve(1), signal)).toBe(1);
  await expect(abortable(failure(), signal)).rejects.toThrow("failed");
});

it("gives up waiting when it is told to, with the reason", async () => {
  const stop = new AbortController();
  const waiting = abortable(new Promise(() => {}), stop.signal);
  stop.abort(new Error("stopped"));
  await expect(waiting).rejects.toThrow("stopped");
});

it.each(["before", "after"])("hears a failure of the work that was given up %s it began", async (when) => {
  const unheard: unknown[] = [];
  const listen = (error: unknown) => void unheard.push(error);
  const others = process.listeners("unhandledRejection");
  process.removeAllListeners("unhandledRejection");
  process.on("unhandledRejection", listen);
  const stop = new AbortController();
  if (when === "before") stop.abort(new Error("stopped"));
  const waiting = abortable(failure(), stop.signal);
  if (when === "after") stop.abort(new Error("stopped"));
  await expect(waiting).rejects.toThrow();
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", listen);
  for (const other of others) process.on("unhandledRejection", other);
  expect(unheard).toEqual([]);
});
