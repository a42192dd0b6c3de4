import { describe, expect, it } from "vitest";
import { cueAt, cuesOfSentences } from "./cues";

const cues = ["a", "b", "c"].map((text, index) => ({
  index,
  text,
  start: index * 2 + 0.5,
  end: index * 2 + 2,
}));

describe("cueAt", () => {
  it.each([
    [0, null],
    [0.5, 0],
    [2.2, 0],
    [2.5, 1],
    [99, 2],
  ])("at %s s speaks cue %s", (time, expected) => {
    expect(cueAt(cues, time)).toBe(expected);
  });
});

describe("cuesOfSentences", () => {
  it("finds unchanged sentences around an edited one", () => {
    expect(cuesOfSentences(cues, ["a", "edited", "c"])).toEqual([0, null, 2]);
  });

  it.each([
    ["# はじめに", "はじめに", 0],
    ["彼は[en]Hello[/en]と言う。", "彼はHelloと言う。", 0],
    ["[rate 0.8]彼は[em]今[/em]言う。[/rate]", "彼は今言う。", 0],
    ["[volume −3 dB]静かに。", "静かに。", 0],
    ["## 太郎：はい。", "はい。", 0],
    ["太郎: はい。", "はい。", 0],
    ["太郎さん、はい。", "はい。", null],
    ["あいう。", "う。", null],
  ])("takes %o for the line that says %o, or not: %s", (line, said, cue) => {
    expect(cuesOfSentences([{ index: 0, start: 0, end: 1, text: said }], [line])).toEqual([cue]);
  });

  it("knows a sentence by its words where marks of silence part them", () => {
    const said = [{ index: 0, start: 0.5, end: 2, text: "Wait for it." }];
    expect(cuesOfSentences(said, ["[pause 1s] Wait [pause 0.8s] for it."])).toEqual([0]);
    expect(cuesOfSentences(said, ["[pause 1s]"])).toEqual([null]);
  });

  it("goes on past a removed sentence, and never backwards", () => {
    expect(cuesOfSentences(cues, ["c", "a"])).toEqual([2, null]);
  });
});
