import { describe, expect, it } from "vitest";
import { signalIterator } from "./signal-iterator.ts";

function source() {
  let push: (signal: { key: string; value: number }) => void = () => {};
  let subscribers = 0;
  const iterator = signalIterator<{ key: string; value: number }>((give) => {
    push = give;
    subscribers++;
    return () => {
      subscribers--;
    };
  });
  return {
    iterator,
    push: (key: string, value: number) => push({ key, value }),
    subscribers: () => subscribers,
  };
}

describe("signals as an iterator", () => {
  it("gives what came before it was asked, and what comes while it waits", async () => {
    const { iterator, push } = source();
    push("a", 1);
    expect(await iterator.next()).toEqual({ done: false, value: { key: "a", value: 1 } });
    const waiting = iterator.next();
    push("b", 2);
    expect(await waiting).toEqual({ done: false, value: { key: "b", value: 2 } });
  });

  it("keeps the newest signal of a key for a slow reader", async () => {
    const { iterator, push } = source();
    push("a", 1);
    push("b", 2);
    push("a", 3);
    expect((await iterator.next()).value?.value).toBe(3);
    expect((await iterator.next()).value?.value).toBe(2);
  });

  it("gives its opening first, and again to those who join", async () => {
    const iterator = signalIterator<{ key: string }>(() => () => {}, { key: "now" });
    expect((await iterator.next()).value).toEqual({ key: "now" });
    const waiting = iterator.next();
    iterator.greet();
    expect((await waiting).value).toEqual({ key: "now" });
  });

  it("ends its wait and unsubscribes once when it is left", async () => {
    const { iterator, subscribers } = source();
    const waiting = iterator.next();
    await iterator.return?.();
    await iterator.return?.();
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(subscribers()).toBe(0);
    expect((await iterator.next()).done).toBe(true);
  });
});
