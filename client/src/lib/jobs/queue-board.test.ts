import { describe, expect, it } from "vitest";
import {
  activeEntries,
  emptyBoard,
  forget,
  observeQueues,
  type QueueBoard,
  type WatchedQueue,
} from "./queue-board";

const queue = (status: string, more: Partial<WatchedQueue> = {}): WatchedQueue => ({
  id: "q1",
  entryId: "e1",
  type: "generate_script",
  createdAt: "2026-01-01T00:00:00Z",
  status,
  ...more,
});

type Sighting = WatchedQueue[] | { justActive: WatchedQueue };

const outcomes = (...sightings: Sighting[]) => {
  let board: QueueBoard = emptyBoard;
  return sightings.map((seen) => {
    const isNews = "justActive" in seen;
    const result = observeQueues(board, isNews ? [seen.justActive] : seen, isNews);
    board = result.board;
    return result.transitions.map(({ queue, outcome }) => `${queue.id} ${outcome}`);
  });
};

describe("observeQueues", () => {
  it.each([
    ["running to completed", ["running", "completed"], ["q1 completed"]],
    ["queued to completed, when running was missed", ["queued", "completed"], ["q1 completed"]],
    ["running to failed", ["running", "failed"], ["q1 failed"]],
    ["queued to running", ["queued", "running"], []],
    ["completed before it was ever seen active", ["completed"], []],
  ])("tells of a job that went from %s [4.5] [4.6]", (_, statuses, expected) => {
    expect(outcomes(...statuses.map((status) => [queue(status)])).at(-1)).toEqual(expected);
  });

  it("tells an ending once, although subscription and poll both report it [4.4]", () => {
    expect(outcomes([queue("running")], [queue("completed")], [queue("completed")])).toEqual([
      [],
      ["q1 completed"],
      [],
    ]);
  });

  it("does not take a late answer for a new run [4.4]", () => {
    expect(
      outcomes([queue("running")], [queue("completed")], [queue("running")], [queue("completed")]).flat(),
    ).toEqual(["q1 completed"]);
  });

  it("tells of a job that ended before anybody read that it began, once [4.4] [4.5]", () => {
    expect(
      outcomes({ justActive: queue("completed") }, [queue("completed")], { justActive: queue("queued") }),
    ).toEqual([["q1 completed"], [], []]);
  });

  it("tells of a job whose end was seen before the answer to its order, once [4.4] [4.5]", () => {
    expect(outcomes([queue("completed")], { justActive: queue("queued") }, [queue("completed")])).toEqual([
      [],
      ["q1 completed"],
      [],
    ]);
    expect(outcomes([queue("completed")], [queue("running")])[1]).toEqual(["q1 completed"]);
  });

  it("only heeds the latest queue of a type [4.5]", () => {
    const newer = queue("running", { id: "q2", createdAt: "2026-01-02T00:00:00Z" });
    expect(outcomes([queue("running"), newer], [queue("completed")])[1]).toEqual([]);
    expect(
      outcomes([queue("running"), { ...newer, type: "generate_audio" }], [queue("completed")])[1],
    ).toEqual(["q1 completed"]);
  });
});

it("follows nothing of an entry that is gone [4.3]", () => {
  const { board } = observeQueues(emptyBoard, [
    queue("running"),
    queue("running", { id: "q2", entryId: "e2" }),
  ]);
  expect(activeEntries(forget(board, ["e1"]))).toEqual(["e2"]);
});

describe("activeEntries", () => {
  it("names each entry with a queued or running queue once [4.3]", () => {
    const { board } = observeQueues(emptyBoard, [
      queue("running"),
      queue("queued", { id: "q2", type: "generate_audio" }),
      queue("completed", { id: "q3", entryId: "e2" }),
      queue("queued", { id: "q4", entryId: "e0" }),
    ]);
    expect(activeEntries(board)).toEqual(["e0", "e1"]);
  });
});
