import { expect, it } from "vitest";
import { chooseVoice } from "./choose-voice";

const voices = [
  { id: "a:ja1", language: "ja" },
  { id: "a:ja2", language: "ja" },
  { id: "b:en", language: "en" },
];

it.each([
  ["ja", {}, "a:ja1"],
  ["ja", { ja: "a:ja2" }, "a:ja2"],
  ["ja", { ja: "gone" }, "a:ja1"],
  ["en", { ja: "a:ja2" }, "b:en"],
])("for %s with %o chooses %s", (language, remembered, expected) => {
  expect(chooseVoice(voices, language, remembered)?.id).toBe(expected);
});

it("has none for a language without voices", () => {
  expect(chooseVoice([], "ja")).toBeNull();
});
