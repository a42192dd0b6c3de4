import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareScripts, type Part } from "./diff";

const textOf = (parts: Part[] | null) => parts?.map(({ text }) => text).join("");
/** Changed words in brackets. */
const shown = (parts: Part[] | null) =>
  parts?.map(({ text, changed }) => (changed ? `[${text}]` : text)).join("") ?? null;
const rows = (before: string[], after: string[], language = "en") =>
  compareScripts(before, after, language).map(({ left, right }) => [shown(left), shown(right)]);

describe("two scripts side by side", () => {
  it("keeps the same sentences in line", () => {
    expect(rows(["One.", "Two."], ["One.", "Two."])).toEqual([
      ["One.", "One."],
      ["Two.", "Two."],
    ]);
  });

  it("shows a changed sentence beside its new words", () => {
    expect(rows(["It costs 10 yen.", "End."], ["It costs 20 yen.", "End."])).toEqual([
      ["It costs [10] yen.", "It costs [20] yen."],
      ["End.", "End."],
    ]);
  });

  it("tells Japanese words apart", () => {
    expect(rows(["価格は千円です。"], ["価格は百円です。"], "ja")).toEqual([
      ["価格は[千円]です。", "価格は[百円]です。"],
    ]);
  });

  it("leaves a gap where a sentence is new or gone", () => {
    expect(rows(["A.", "B."], ["A.", "New.", "B."])).toEqual([
      ["A.", "A."],
      [null, "[New.]"],
      ["B.", "B."],
    ]);
    expect(rows(["A.", "B."], ["B."])).toEqual([
      ["[A.]", null],
      ["B.", "B."],
    ]);
  });

  it("never loses or invents a word, whatever was changed", () => {
    const script = fc.array(fc.constantFrom("One two.", "Two.", "Three four five.", "五と六。"), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(script, script, (before, after) => {
        const found = compareScripts(before, after, "en");
        expect(found.flatMap(({ left }) => textOf(left) ?? [])).toEqual(before);
        expect(found.flatMap(({ right }) => textOf(right) ?? [])).toEqual(after);
      }),
    );
  });
});
