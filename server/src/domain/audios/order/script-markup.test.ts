import { describe, expect, it } from "vitest";
import { parseScriptMarkup } from "./script-markup.ts";

const cast = ["A", "花子", "Dr Who"].map((name) => ({ name, voice: "v" }));
const marks = (script: string, speakers = cast) =>
  parseScriptMarkup(script, speakers).map(({ text, speaker = null, isHeading }) => [
    text,
    speaker,
    ...(isHeading ? ["#"] : []),
  ]);

describe("marks of a script's lines", () => {
  it("gives a whole line to the speaker whose name it begins with, and the next line to nobody", () => {
    expect(marks("A: One. Two.\n花子：みっつ。\nFour.")).toEqual([
      ["One.", "A"],
      ["Two.", "A"],
      ["みっつ。", "花子"],
      ["Four.", null],
    ]);
  });

  it("takes no other text with a colon for a name", () => {
    const script = "注意: 熱い。\n12:30に会う。\nAll: ready.\nhttps://example.com\nIt is A: a letter.";
    expect(marks(script).every(([, speaker]) => speaker === null)).toBe(true);
    expect(marks("A: One.", [])).toEqual([["A: One.", null]]);
  });

  it("finds wide letters and spaces around a name", () => {
    expect(marks("Ａ ： いち。\nDr Who : two.")).toEqual([
      ["いち。", "A"],
      ["two.", "Dr Who"],
    ]);
  });

  it("lets a name alone on a line speak the rest of its paragraph", () => {
    expect(marks("A:\nOne.\nTwo.\n\nThree.")).toEqual([
      ["One.", "A"],
      ["Two.", "A"],
      ["Three.", null],
    ]);
  });

  it("knows a heading by its mark and a space", () => {
    expect(marks("# 特長\n本文です。\n#1 の品。\n## Part two\n####")).toEqual([
      ["特長", null, "#"],
      ["本文です。", null],
      ["#1 の品。", null],
      ["Part two", null, "#"],
      ["####", null],
    ]);
  });

  it("keeps the positions that sentences have in the script", () => {
    expect(parseScriptMarkup("A:\nOne.\n\nTwo.", cast).map(({ index }) => index)).toEqual([1, 2]);
  });
});

it("takes marks of silence out of the text, and hands one without words to the sentence behind it", () => {
  const script = "One. [pause 0.8s] Two [pause 1s] words.\n[pause 3s]\nThree.";
  expect(
    parseScriptMarkup(script).map(({ text, pauseBefore, stretches }) => [
      text,
      pauseBefore,
      stretches.length,
    ]),
  ).toEqual([
    ["One.", undefined, 1],
    ["Two words.", 0.8, 2],
    ["Three.", 3, 1],
  ]);
});
