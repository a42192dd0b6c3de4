import { expect, it } from "vitest";
import { sharedSubscriptions } from "./shared-subscriptions.ts";
import { type Signal, signalIterator } from "./signal-iterator.ts";

/** A source that the test pushes into, how many streams are open on it, and what is heard first. */
function source(opening?: Signal) {
  const open = new Set<(signal: Signal) => void>();
  return {
    open,
    stream: () =>
      signalIterator((push) => {
        open.add(push);
        return () => open.delete(push);
      }, opening),
    push(key: string) {
      for (const push of open) push({ key });
    },
  };
}

/** Collects what is heard. */
function listener() {
  const heard: string[] = [];
  return { heard, hear: (_key: string, payload: string) => void heard.push(payload) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it("an event is executed once for all who share a key, and once more for another key", async () => {
  const { join } = sharedSubscriptions();
  const { stream, push } = source();
  const executed: string[] = [];
  const execute = (who: string) => async (signal: Signal) => {
    executed.push(`${who} ${signal.key}`);
    return `${who} heard ${signal.key}`;
  };
  const [one, two, other] = [listener(), listener(), listener()];
  join("ann", one, stream(), execute("ann"));
  join("ann", two, stream(), execute("ann"));
  join("bob", other, stream(), execute("bob"));
  push("q1");
  await settled();
  expect(executed).toEqual(["ann q1", "bob q1"]);
  expect(one.heard).toEqual(["ann heard q1"]);
  expect(two.heard).toEqual(["ann heard q1"]);
  expect(other.heard).toEqual(["bob heard q1"]);
});

it("the others go on hearing when the first one leaves, and the source is closed with the last", async () => {
  const { join } = sharedSubscriptions();
  const { stream, push, open } = source();
  const [first, last] = [listener(), listener()];
  const execute = async ({ key }: Signal) => key;
  const leaveFirst = join("key", first, stream(), execute);
  const leaveLast = join("key", last, stream(), execute);
  expect(open.size).toBe(1);
  leaveFirst();
  leaveFirst();
  push("q1");
  await settled();
  expect(first.heard).toEqual([]);
  expect(last.heard).toEqual(["q1"]);
  leaveLast();
  expect(open.size).toBe(0);
  const next = listener();
  join("key", next, stream(), execute);
  push("q2");
  await settled();
  expect(next.heard).toEqual(["q2"]);
  expect(last.heard).toEqual(["q1"]);
});

it("results come in the order of events, and what was not begun yet is executed once", async () => {
  const { join } = sharedSubscriptions();
  const { stream, push } = source();
  const begun: { key: string; finish: (payload: string) => void }[] = [];
  const one = listener();
  join("key", one, stream(), ({ key }) => new Promise((finish) => begun.push({ key, finish })));
  push("q1");
  await settled();
  for (const key of ["q2", "q1", "q2"]) push(key);
  await settled();
  expect(begun.map(({ key }) => key)).toEqual(["q1"]);
  begun[0]?.finish("q1, first");
  await settled();
  begun[1]?.finish("q2");
  await settled();
  begun[2]?.finish("q1, second");
  await settled();
  expect(begun.map(({ key }) => key)).toEqual(["q1", "q2", "q1"]);
  expect(one.heard).toEqual(["q1, first", "q2", "q1, second"]);
});

it("whoever joins later hears first how things are, and not behind what is newer", async () => {
  const { join } = sharedSubscriptions();
  const { stream, push } = source({ key: "q1" });
  let version = 1;
  const execute = async ({ key }: Signal) => `${key} is ${version}`;
  const [first, later] = [listener(), listener()];
  join("key", first, stream(), execute);
  await settled();
  expect(first.heard).toEqual(["q1 is 1"]);
  version = 2;
  join("key", later, stream(), execute);
  await settled();
  expect(later.heard).toEqual(["q1 is 2"]);
  version = 3;
  push("q1");
  await settled();
  expect(later.heard).toEqual(["q1 is 2", "q1 is 3"]);
  expect(first.heard).toEqual(["q1 is 1", "q1 is 2", "q1 is 3"]);
});
