import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { AppError } from "#lib/errors";
import { graphqlServer } from "#test/graphql";
import type { LiveJob } from "./live-job";
import { useSegments } from "./use-segments";

const segment = (index: number) => ({
  __typename: "Segment",
  index,
  sentence: index,
  text: `s${index}`,
  start: index * 2,
  duration: 1.6,
  gain: 1,
  url: `/media/segments/q1/${index}.wav`,
});
const job = (done: number, status = "running"): LiveJob => ({ queueId: "q1", status, done, total: 9 });

function following(first: LiveJob) {
  let made = 0;
  let broken = false;
  const server = graphqlServer({
    Segments: ({ from }) => {
      if (broken) throw new AppError("NETWORK_ERROR");
      const segments = Array.from({ length: made }, (_, index) => segment(index)).slice(from as number);
      return { queue: { __typename: "Queue", id: "q1", segments } };
    },
  });
  const view = renderHook(({ now }: { now: LiveJob }) => useSegments(now), {
    initialProps: { now: first },
    wrapper: server.wrapper,
  });
  return {
    asked: () => server.calls("Segments").map(({ from }) => from),
    heard: () => view.result.current.map(({ index }) => index),
    has: (count: number, isBroken = false) => {
      made = count;
      broken = isBroken;
    },
    seen: (now: LiveJob) => act(async () => view.rerender({ now })),
  };
}

it("asks for what is new whenever the job was seen to move on, and only then", async () => {
  const { asked, heard, has, seen } = following(job(1));
  has(1);
  await waitFor(() => expect(heard()).toEqual([0]));
  await seen(job(1));
  expect(asked()).toEqual([0]);
  has(4);
  await seen(job(4));
  await waitFor(() => expect(heard()).toEqual([0, 1, 2, 3]));
  has(9);
  await seen(job(9, "completed"));
  await waitFor(() => expect(heard()).toHaveLength(9));
  expect(asked()).toEqual([0, 1, 4]);
});

it("catches up by one question with whatever it missed", async () => {
  const { asked, heard, has, seen } = following(job(1));
  has(2, true);
  await waitFor(() => expect(asked()).toEqual([0]));
  has(7);
  await seen(job(7));
  await waitFor(() => expect(heard()).toEqual([0, 1, 2, 3, 4, 5, 6]));
});
