import { describe, expect, it } from "vitest";
import { liveCues } from "./live-cues";
import { expectedDuration, follow, madeBy } from "./live-job";

const queue = (more = {}) => ({
  id: "q1",
  type: "generate_audio",
  status: "running",
  stage: "speaking",
  revisionNumber: "0001",
  done: 1,
  total: 10,
  ...more,
});
const seen = (more = {}) => ({
  entryId: "e1",
  number: "0001",
  queues: [queue()],
  audioId: null,
  playing: false,
  awaited: null,
  ...more,
});
const begun = follow(null, seen());
const waits = queue({ status: "queued", stage: null, done: 0 });

describe("follow", () => {
  it.each([
    ["its first segment is there", seen(), true],
    ["nothing can be heard yet", seen({ queues: [queue({ done: 0 })] }), false],
    ["it waits", seen({ queues: [queue({ status: "queued", stage: null })] }), false],
    ["another revision is shown", seen({ number: "0002" }), false],
    ["it writes a script", seen({ queues: [queue({ type: "generate_script" })] }), false],
    ["it had ended before", seen({ queues: [queue({ status: "completed" })] }), false],
    ["the former audio is at rest", seen({ audioId: "a0" }), true],
    ["the former audio is being heard", seen({ audioId: "a0", playing: true }), false],
    ["somebody waits for it before it began", seen({ queues: [waits], awaited: "q1" }), true],
    ["somebody waits for another", seen({ queues: [waits], awaited: "q2" }), false],
    ["it came to its end unheard", seen({ queues: [queue({ status: "failed" })], awaited: "q1" }), false],
  ])("a job when %s", (_, now, expected) => {
    expect(follow(null, now) !== null).toBe(expected);
  });

  it("keeps what a job made that came to no file, unless there is a file or nothing was made", () => {
    const failed = { queues: [queue({ status: "failed" })] };
    expect(follow(begun, seen(failed))?.job.status).toBe("failed");
    expect(follow(begun, seen({ ...failed, audioId: "a0" }))).toBeNull();
    expect(follow(begun, seen({ queues: [queue({ status: "failed", done: 0 })] }))).toBeNull();
  });

  it("goes on while its own sound plays and beyond its end", () => {
    const now = follow(begun, seen({ playing: true, queues: [queue({ done: 7 })] }));
    expect(now?.job).toEqual({ queueId: "q1", status: "running", done: 7, total: 10 });
    expect(follow(now, seen({ queues: [queue({ status: "completed" })] }))?.job.status).toBe("completed");
    expect(follow(now, seen({ entryId: "e2", queues: [] }))).toBeNull();
  });

  it("turns to the next job of the same revision", () => {
    const ended = queue({ status: "completed" });
    const after = follow(
      follow(begun, seen({ queues: [ended] })),
      seen({ queues: [queue({ id: "q2" }), ended] }),
    );
    expect(after?.job.queueId).toBe("q2");
  });
});

it("takes for the job's file only what came with its end", () => {
  const running = follow(begun, seen({ audioId: "a0" }));
  expect(running && madeBy(running, { id: "a0" })).toBeNull();
  const ended = follow(running, seen({ audioId: "a0", queues: [queue({ status: "completed" })] }));
  expect(ended && madeBy(ended, { id: "a0" })).toBeNull();
  expect(ended && madeBy(ended, { id: "a1" })).toEqual({ id: "a1" });
});

it("expects as much again for what is not made yet", () => {
  expect(expectedDuration(30, begun?.job ?? null)).toBe(300);
  expect(expectedDuration(30, null)).toBe(30);
});

it("has one cue a sentence, however many parts it was spoken in", () => {
  const part = (index: number, sentence: number, start: number) => ({
    index,
    sentence,
    start,
    duration: 1,
    gain: 1,
    url: "",
    text: `s${sentence}`,
  });
  expect(liveCues([part(0, 0, 0.1), part(1, 0, 1.2), part(2, 3, 3)])).toEqual([
    { index: 0, start: 0.1, end: 2.2, text: "s0" },
    { index: 3, start: 3, end: 4, text: "s3" },
  ]);
});
