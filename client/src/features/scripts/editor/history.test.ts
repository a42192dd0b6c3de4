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

  describe("told anew", () => {
    const written = undo(record(record(record(startHistory("a"), "ab"), "abc"), "abcd"));
    const carried: string[] = [];
    const onto = (_: string, present: string) => (step: string) => {
      carried.push(step);
      return step === "gone" ? null : step.replace(/^ab?/, present.charAt(0));
    };

    it("goes without the steps that change nothing any more", () => {
      const told = replay(written, "Xc", onto);
      expect(undo(told).present).toBe("X");
      expect(undo(undo(told)).past).toHaveLength(0);
      expect(redo(told).present).toBe("Xcd");
      expect(redo(undo(told)).present).toBe("Xc");
    });

    it("tells a step only when it is the next", () => {
      carried.length = 0;
      let told = startHistory("a");
      for (let step = 1; step <= 50; step += 1) told = record(told, `a${step}`);
      told = replay(told, "X50", onto);
      expect(carried).toEqual(["a49"]);
      expect(undo(told).present).toBe("X49");
      expect(carried).toEqual(["a49", "a48"]);
    });

    it("tells a step once however often the other text changes", () => {
      let told = record(startHistory("a"), "ab");
      for (const sign of ["V", "W", "X"]) told = replay(told, `${sign}b`, onto);
      carried.length = 0;
      told = replay(told, "Yb", onto);
      expect(carried).toEqual(["a"]);
      expect(undo(told).present).toBe("Y");
    });

    it("ends at a step that leads nowhere", () => {
      const told = replay(record(record(record(startHistory("a"), "gone"), "abc"), "abcd"), "Xcd", onto);
      expect(undo(told).present).toBe("Xc");
      expect(undo(told).past).toHaveLength(0);
      expect(replay(record(record(startHistory("a"), "gone"), "ab"), "Xb", onto).past).toHaveLength(0);
    });

    it("keeps one's own steps behind it as they are", () => {
      const told = record(replay(record(startHistory("a"), "ab"), "Xb", onto), "Xbc");
      const again = replay(told, "Ybc", onto);
      expect(undo(record(again, "Ybcd")).present).toBe("Ybc");
      expect(undo(told).present).toBe("Xb");
    });
  });
});
