import { expect, it } from "vitest";
import { mergedText, mergeScripts } from "./merge-scripts.ts";

const BASE = "雨です。風です。晴れです。\n\n夜は雪です。";

it("takes edits of different sentences from either side, be they neighbours", () => {
  const mine = "雨でした。風です。晴れです。\n\n夜は雪です。";
  const theirs = "雨です。風でした。晴れです。\n\n夜は雪でしょう。";
  expect(mergedText(mergeScripts(BASE, mine, theirs))).toBe(
    "雨でした。風でした。晴れです。\n\n夜は雪でしょう。",
  );
});

it("keeps a sentence that one has added and leaves out one that the other has removed", () => {
  const mine = "雨です。風です。晴れです。虹も出ます。\n\n夜は雪です。";
  const theirs = "風です。晴れです。\n\n夜は雪です。";
  expect(mergedText(mergeScripts(BASE, mine, theirs))).toBe("風です。晴れです。虹も出ます。\n\n夜は雪です。");
});

it("leaves a sentence that both have changed to somebody to decide, and only that one", () => {
  const mine = "雨です。風が強い。晴れです。\n\n夜は雪です。";
  const theirs = "雨です。風が弱い。晴れです。\n\n夜は雪かも。";
  const parts = mergeScripts(BASE, mine, theirs);
  expect(mergedText(parts)).toBeNull();
  expect(parts).toEqual([
    { text: "雨です。" },
    { mine: "風が強い。", theirs: "風が弱い。" },
    { text: "晴れです。\n\n夜は雪かも。" },
  ]);
});

it("asks nothing where both have changed the same in the same way", () => {
  const both = "雨です。風です。\n\n夜は雪です。";
  expect(mergedText(mergeScripts(BASE, both, both))).toBe(both);
  expect(mergedText(mergeScripts("One. Two.", "One! Two.", "One. Two!"))).toBe("One! Two!");
});

it("merges long texts that are edited at both ends, too", () => {
  const base = Array.from({ length: 900 }, (_, at) => `${at}番です。`);
  const mine = base.with(0, "初めです。").with(899, "終わりです。").join("");
  const theirs = base.with(450, "半ばです。").join("");
  expect(mergedText(mergeScripts(base.join(""), mine, theirs))).toBe(
    base.with(0, "初めです。").with(450, "半ばです。").with(899, "終わりです。").join(""),
  );
});

it("takes no quadratic time over texts that have nothing in common", () => {
  const text = (word: string) => `${word}。`.repeat(20_000);
  // A table of all their sentences would need 3 GB, and longer than a test has.
  const parts = mergeScripts(text("雨"), text("雪"), text("霧"));
  expect(parts).toEqual([{ mine: text("雪"), theirs: text("霧") }]);
});
