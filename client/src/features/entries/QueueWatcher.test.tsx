import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EntryStatus_QueueFragment } from "#gql/graphql";
import { graphqlServer, queueOf } from "#test/graphql";
import { QueueWatcher } from "./QueueWatcher";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const queue = queueOf as (more?: object) => EntryStatus_QueueFragment & { __typename: "Queue" };

function watch(queues: EntryStatus_QueueFragment[], socketUp: boolean) {
  let now = queues;
  const server = graphqlServer({
    EntryQueues: () => ({
      entry: { __typename: "Entry", id: "e1", analyzedAt: null, analysisError: null, queues: now },
    }),
  });
  const onTransition = vi.fn();
  const onResync = vi.fn();
  const watcher = (up: boolean) => (
    <QueueWatcher queues={queues} socketUp={up} onTransition={onTransition} onResync={onResync} />
  );
  const view = render(watcher(socketUp), { wrapper: server.wrapper });
  return {
    onResync,
    polls: () => server.calls("EntryQueues").length,
    told: () =>
      onTransition.mock.calls.map(
        ([
          {
            queue: { id },
            outcome,
          },
        ]) => `${id} ${outcome}`,
      ),
    serverHas: (next: EntryStatus_QueueFragment) => {
      now = [next];
    },
    send: (next: EntryStatus_QueueFragment | null, resync = false) =>
      act(async () => server.send({ queueChanged: { __typename: "QueueChange", resync, queue: next } })),
    socket: (up: boolean) => act(async () => view.rerender(watcher(up))),
    after: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
  };
}

describe("with the socket down", () => {
  it("polls every 2 s while a queue is active, and tells of its end once [4.3]", async () => {
    const { after, polls, told, serverHas } = watch([queue()], false);
    await after(4_000);
    expect(polls()).toBe(2);
    serverHas(queue({ status: "completed" }));
    await after(2_000);
    expect(told()).toEqual(["q1 completed"]);
    await after(60_000);
    expect(polls()).toBe(3);
  });

  it("does not poll when nothing is active [4.3]", async () => {
    const { after, polls } = watch([queue({ status: "completed" })], false);
    await after(60_000);
    expect(polls()).toBe(0);
  });
});

describe("with the socket up", () => {
  it("hears of the end by subscription and does not poll [4.4]", async () => {
    const { after, polls, told, send } = watch([queue()], true);
    await after(60_000);
    // The one look after the subscription stands is no polling.
    expect(polls()).toBe(1);
    await send(queue({ status: "completed" }));
    await after(60_000);
    expect(told()).toEqual(["q1 completed"]);
    expect(polls()).toBe(1);
  });

  it("reads again when the server says that changes may have been missed [4.4]", async () => {
    const { onResync, send } = watch([], true);
    await send(null, true);
    expect(onResync).toHaveBeenCalledTimes(1);
  });
});

describe("across the switch", () => {
  it("polls from the drop to the return, and tells of an end in between once [4.4]", async () => {
    const { after, polls, told, serverHas, socket, send, onResync } = watch([queue()], true);
    await after(5_000);
    await socket(false);
    await after(2_000);
    expect(polls()).toBe(2);
    await socket(true);
    serverHas(queue({ status: "completed" }));
    await after(1_000);
    expect(onResync).toHaveBeenCalledTimes(1);
    expect(told()).toEqual(["q1 completed"]);
    await send(queue({ status: "completed" }));
    await after(60_000);
    expect(told()).toEqual(["q1 completed"]);
    expect(polls()).toBe(3);
  });
});
