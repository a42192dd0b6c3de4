import { expect, it } from "vitest";
import { pauseBetween, type SpokenPlace } from "./pauses.ts";

const settings = { sentencePause: 400, paragraphPause: 900 };
const at = (text: string, sentenceIndex: number, more: Partial<SpokenPlace> = {}): SpokenPlace => ({
  text,
  sentenceIndex,
  paragraph: 0,
  ...more,
});
/** The pause between two sentences of a paragraph. */
const between = (one: string, other: string, more: Partial<SpokenPlace> = {}, next = more) =>
  pauseBetween(at(one, 0, more), at(other, 1, next), settings);

it.each([
  ["a statement and the next", "朝です。", "晴れです。", 0.4],
  ["the way into a quotation", "彼は言った。", "「行こう。」", 0.48],
  ["the way out of it", "「行こう。」", "彼は歩いた。", 0.48],
  ["one quotation and the next", "“We go.”", "“Do we?”", 0.48],
  ["a statement with words in quotation marks", "「春」は短い。", "夏は長い。", 0.4],
  ["a remark in brackets", "朝です。", "（まだ暗い。）", 0.32],
  ["a remark and what goes on", "(It was dark.)", "We went.", 0.32],
  ["points of a list", "・りんご", "・みかん", 0.46],
  ["numbered points", "1. Salt", "2. Sugar", 0.46],
  ["points that are sentences", "- We ate.", "- We slept.", 0.46],
  ["a line without a mark, as headings are", "朝ごはん", "卵を焼く。", 0.56],
  ["a statement before a negative figure", "朝です。", "-5度です。", 0.4],
])("parts %s", (_, one, other, seconds) => {
  expect(between(one, other)).toBeCloseTo(seconds, 9);
});

it("leaves more time where somebody else speaks, and none more where the same one goes on", () => {
  expect(between("朝です。", "晴れです。", { speaker: "A" }, { speaker: "B" })).toBeCloseTo(0.52, 9);
  expect(between("朝です。", "晴れです。", {}, { speaker: "B" })).toBeCloseTo(0.52, 9);
  expect(between("朝です。", "（はい。）", { speaker: "A" }, { speaker: "B" })).toBeCloseTo(0.52, 9);
  expect(between("朝です。", "晴れです。", { speaker: "A" })).toBeCloseTo(0.4, 9);
});

it("sets a heading apart, on the line before its text and with a blank line between them", () => {
  expect(between("朝です。", "晴れです。", { isHeading: true }, {})).toBeCloseTo(0.56, 9);
  const paragraph = (one: Partial<SpokenPlace>, other: Partial<SpokenPlace>) =>
    pauseBetween(at("朝", 0, one), at("夜。", 1, { paragraph: 1, ...other }), settings);
  expect(paragraph({ isHeading: true }, {})).toBeCloseTo(1.125, 9);
  expect(paragraph({}, { isHeading: true })).toBeCloseTo(1.125, 9);
  expect(paragraph({}, {})).toBeCloseTo(0.9, 9);
});

it("shortens every one of them by the speed", () => {
  const quick = pauseBetween(at("「行こう。」", 0), at("「はい。」", 1), { ...settings, speed: 2 });
  expect(quick).toBeCloseTo(0.24, 9);
});
