import { act, render } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Job_QueueFragment } from "#gql/graphql";
import type { SocketState } from "#lib/apollo/socket";
import { AppError } from "#lib/errors";
import { graphqlServer, queueOf } from "#test/graphql";
import { QueueWatcher } from "./QueueWatcher";

beforeEach(() => void vi.useFakeTimers());

const queue = queueOf as (more?: object) => Job_QueueFragment & { __typename: "Queue" };

function watch(queues: Job_QueueFragment[], socket: SocketState) {
  let now = queues;
  const server = graphqlServer({
    EntryQueues: ({ id }) => {
      if (id === "gone") throw new AppError("NOT_FOUND");
      return {
        entry: {
          __typename: "Entry",
          id,
          analyzedAt: null,
          analysisState: "read",
          analysisError: null,
          picture: null,
          icon: null,
          queues: now,
        },
      };
    },
  });
  const onTransition = vi.fn();
  const onResync = vi.fn();
  const watcher = (socket: SocketState, ordered: Job_QueueFragment | null = null) => (
    <QueueWatcher {...{ queues, ordered, socket, onTransition, onResync }} />
  );
  const view = render(watcher(socket), { wrapper: server.wrapper });
  return {
    onResync,
    asked: () => server.calls("EntryQueues").map(({ id }) => id),
    polls: () => server.calls("EntryQueues").length,
    subscriptions: () => server.calls("QueueChanged").length,
    told: () =>
      onTransition.mock.calls.map(
        ([
          {
            queue: { id },
            outcome,
          },
        ]) => `${id} ${outcome}`,
      ),
    serverHas: (next: Job_QueueFragment) => {
      now = [next];
    },
    send: (next: Job_QueueFragment | null, resync = false) =>
      act(async () => server.send({ queueChanged: { __typename: "QueueChange", resync, queue: next } })),
    endSubscription: () => act(async () => server.endSubscriptions()),
    order: (answer: Job_QueueFragment) => act(async () => view.rerender(watcher(socket, answer))),
    socket: (state: SocketState) => act(async () => view.rerender(watcher(state))),
    after: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
  };
}

describe("with the socket down", () => {
  it("polls every 2 s while a queue is active, and tells of its end once [4.3]", async () => {
    const { after, polls, told, serverHas } = watch([queue()], "down");
    await after(4_000);
    expect(polls()).toBe(2);
    serverHas(queue({ status: "completed" }));
    await after(2_000);
    expect(told()).toEqual(["q1 completed"]);
    await after(60_000);
    expect(polls()).toBe(3);
  });

  it("tells of a job whose end a look saw before its order was answered [1.1] [4.3] [4.5]", async () => {
    const other = queue({ id: "q0", type: "generate_audio" });
    const { after, order, told, serverHas } = watch([other], "down");
    serverHas(queue({ status: "completed" }));
    await after(2_000);
    expect(told()).toEqual([]);
    await order(queue());
    expect(told()).toEqual(["q1 completed"]);
  });

  it("does not poll when nothing is active [4.3]", async () => {
    const { after, polls } = watch([queue({ status: "completed" })], "down");
    await after(60_000);
    expect(polls()).toBe(0);
  });
});

describe("with the socket up", () => {
  it("hears of the end by subscription and does not poll [4.4]", async () => {
    const { after, polls, told, send } = watch([queue()], "up");
    await after(60_000);
    // The one look after the subscription stands is no polling.
    expect(polls()).toBe(1);
    await send(queue({ status: "completed" }));
    await after(60_000);
    expect(told()).toEqual(["q1 completed"]);
    expect(polls()).toBe(1);
  });

  it("tells of a job that had ended when its first change was read, before its order was answered [4.4] [4.5]", async () => {
    const { order, told, send } = watch([], "up");
    await send(queue({ status: "completed" }));
    await order(queue());
    expect(told()).toEqual(["q1 completed"]);
  });

  it("polls when its subscription ended on a socket that stands, and puts it again [4.4]", async () => {
    const { after, polls, told, send, endSubscription, onResync } = watch([queue()], "up");
    await after(60_000);
    await endSubscription();
    await after(0);
    expect(polls()).toBe(2);
    // Two seconds and a quarter more at most.
    await after(2_500);
    await after(60_000);
    expect(onResync).toHaveBeenCalledTimes(1);
    const before = polls();
    await send(queue({ status: "completed" }));
    await after(60_000);
    expect(told()).toEqual(["q1 completed"]);
    expect(polls()).toBe(before);
  });

  it("renews a subscription that keeps ending after longer and longer waits, and soon once one has lasted", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const { after, endSubscription, subscriptions } = watch([queue()], "up");
    await after(1_000);
    let begun = subscriptions();
    const renewedAfter = async (milliseconds: number) => {
      await endSubscription();
      await after(milliseconds - 100);
      expect(subscriptions()).toBe(begun);
      await after(200);
      expect(subscriptions()).toBe(++begun);
    };
    for (const wait of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) await renewedAfter(wait);
    await after(11_000);
    await renewedAfter(2_000);
  });

  it("reads the list again, once, on news of an entry that it does not know", async () => {
    const { onResync, send, told } = watch([], "up");
    await send(queue({ entryId: "from another window" }));
    await send(queue({ entryId: "from another window", done: 1 }));
    expect(onResync).toHaveBeenCalledTimes(1);
    await send(queue({ entryId: "from another window", status: "completed" }));
    expect(told()).toEqual(["q1 completed"]);
  });

  it("reads again when the server says that changes may have been missed [4.4]", async () => {
    const { onResync, send } = watch([], "up");
    await send(null, true);
    expect(onResync).toHaveBeenCalledTimes(1);
  });
});

it("follows the others when an entry is gone, and asks for that one no more [4.3] [4.4]", async () => {
  const { after, told, serverHas, asked } = watch([queue(), queue({ id: "q2", entryId: "gone" })], "down");
  serverHas(queue({ status: "completed" }));
  await after(2_000);
  expect(told()).toEqual(["q1 completed"]);
  await after(60_000);
  expect(asked().filter((id) => id === "gone")).toHaveLength(1);
});

it("does not poll for somebody the server turned away [4.21]", async () => {
  const { after, polls } = watch([queue()], "refused");
  await after(60_000);
  expect(polls()).toBe(0);
});

describe("across the switch", () => {
  it("polls from the drop to the return, and tells of an end in between once [4.4]", async () => {
    const { after, polls, told, serverHas, socket, send, onResync } = watch([queue()], "up");
    await after(5_000);
    await socket("down");
    // The last look is long ago: the next one comes at once.
    await after(0);
    expect(polls()).toBe(2);
    await after(1_999);
    expect(polls()).toBe(2);
    await socket("up");
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
