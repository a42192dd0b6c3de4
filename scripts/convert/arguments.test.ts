import { describe, expect, it } from "vitest";
import { parseArguments } from "./arguments.ts";

describe("the arguments of convert", () => {
  it("name one file for one URL", () => {
    const given = parseArguments(["https://example.org/a", "--lang", "en", "--out", "x.wav"]);
    expect(given).toMatchObject({ urls: ["https://example.org/a"], language: "en", outs: ["x.wav"] });
  });

  it("number the files of several URLs", () => {
    const { outs } = parseArguments(["https://example.org/a", "https://example.org/b", "--out", "x.wav"]);
    expect(outs).toEqual(["x-1.wav", "x-2.wav"]);
  });

  it("name files after their pages, and never two alike", () => {
    const { outs } = parseArguments([
      "https://example.org/tea.html",
      "https://example.org/b/tea",
      "https://example.org/",
    ]);
    expect(outs).toEqual(["example-org-tea-1.wav", "example-org-tea-2.wav", "example-org.wav"]);
  });

  it.each([
    [[], "Give at least one URL"],
    [["example.org"], "example.org is no http or https address"],
    [["ftp://example.org/x"], "is no http or https address"],
    [["https://example.org", "--lang", "fr"], "--lang takes ja or en"],
    [["https://example.org", "--out", "x.mp3"], "--out names a .wav file"],
    [["https://example.org", "--loud"], "--loud"],
  ])("%j is refused with a sentence that says why", (argv, sentence) => {
    expect(() => parseArguments(argv)).toThrow(sentence);
  });
});
