import { describe, expect, it } from "vitest";
import { mentionsIn } from "#kernel/ties/mentions";
import { restate } from "./restate.ts";

const valueIn = (words: string) => mentionsIn(words)[0]!.value;
const restated = (words: string, now: string) => restate(words, valueIn(words), valueIn(now));

describe("a number is written anew as it was written", () => {
  it.each([
    ["8,580円", "7980円", "7,980円"],
    ["8580円", "12800円", "12800円"],
    ["980円", "¥1,280", "1,280円"],
    ["¥1,980", "2480円", "¥2,480"],
    ["１，９８０円", "2480円", "2,480円"],
    ["千九百八十円", "2480円", "2,480円"],
    ["1万2千円", "15000円", "15,000円"],
    ["$19.90", "$17.50", "$17.50"],
    ["$19", "$17.5", "$17.5"],
    ["1.5kg", "1800g", "1.8kg"],
    ["30センチ", "45cm", "45センチ"],
    ["50%", "30%", "30%"],
    ["3割", "40%", "4割"],
    ["$1.2 million", "$1,500,000", "$1.5 million"],
    ["2026年11月3日", "2027年1月15日", "2027年1月15日"],
    ["11月3日", "2027年1月15日", "1月15日"],
    ["November 3, 2026", "2027-01-15", "January 15, 2027"],
  ])("%s, now %s → %s", (words, now, expected) => {
    expect(restated(words, now)).toBe(expected);
  });
});

describe("what cannot be said word by word is left to a person", () => {
  it.each([
    ["半額", "30%"],
    ["8,580円", "$60"],
    ["1.5kg", "3cm"],
    ["2026年11月3日", "2027年1月"],
    ["twenty dollars", "$25"],
  ])("%s, now %s", (words, now) => {
    expect(restated(words, now)).toBeNull();
  });
});
