import { describe, expect, it } from "vitest";
import { amend, record, redo, replay, startHistory, undo } from "./history";

describe("history", () => {
  it("goes back and forth, and forgets the way forth after a new step", () => {
    const written = record(record(startHistory("a"), "b"), "c");
    expect(undo(undo(written)).present).toBe("a");
    expect(redo(undo(written)).present).toBe("c");
    expect(redo(record(undo(written), "d")).present).toBe("d");
  });

  it("stays where it is at either end", () => {
    const only = startHistory("a");
    expect(undo(only)).toBe(only);
    expect(redo(only)).toBe(only);
  });

  it("amends without a step", () => {
    expect(undo(amend(record(startHistory("a"), "b"), "B")).present).toBe("a");
  });

  it("keeps a hundred steps", () => {
    let history = startHistory(0);
    for (let step = 1; step <= 150; step += 1) history = record(history, step);
    expect(history.past).toHaveLength(100);
  });

  it("tells its steps anew, without those that change nothing any more", () => {
    const written = undo(record(record(record(startHistory("a"), "ab"), "abc"), "abcd"));
    const carried = replay(
      written,
      "Xc",
      (step) => step.replace(/^ab?/, "X"),
      (one, other) => one === other,
    );
    expect(carried).toEqual({ past: ["X"], present: "Xc", future: ["Xcd"] });
  });
});
