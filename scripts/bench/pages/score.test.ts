import { expect, it } from "vitest";
import { FieldScore } from "./field-score.ts";
import { textF1 } from "./score.ts";
import { pairs } from "./tokens.ts";

it("counts words that answer and truth have in common, each as often as both have it", () => {
  expect(textF1("the lamp the", "The lamp, of ash")).toBeCloseTo(4 / 7);
});

it("counts an empty answer to an empty truth as right", () => {
  expect([textF1("", ""), textF1("a", ""), textF1("", "a")]).toEqual([1, 0, 0]);
});

it("compares Japanese by pairs of letters, whatever its layout and width", () => {
  expect(pairs("港の\n夜 1,280円 ＡＢＣ")).toEqual(["港の", "の夜", "1280", "円", "abc"]);
  expect(textF1("港 の 夜", "港の夜", "pairs")).toBe(1);
});

it("tells right, missed and invented values apart", () => {
  const score = new FieldScore();
  score.add("price", "¥1,280", ["1280"]);
  score.add("price", "1280", ["1290"]);
  score.add("price", "5", [""]);
  score.add("price", null, [""]);
  expect(score).toMatchObject({ stated: 2, statedRight: 1, right: 1, wrong: 2, missed: 1, invented: 1 });
  expect(score.f1).toBeCloseTo(0.4);
});
