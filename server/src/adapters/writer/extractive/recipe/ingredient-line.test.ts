import { expect, it } from "vitest";
import { ingredientIn } from "./ingredient-line.ts";

it("takes a word that gives two things the same amount for no part of their name [6.2]", () => {
  const nameOf = (text: string) => ingredientIn(text, "list_item", "ja")?.name;
  expect(nameOf("にんにく、しょうが 各1かけ")).toBe("にんにく、しょうが");
  expect(nameOf("しょうゆ、みりん各大さじ1")).toBe("しょうゆ、みりん");
  expect(nameOf("塩、こしょう　各少々")).toBe("塩、こしょう");
  expect(ingredientIn("にんにく、しょうが: 各1かけ", "table_row", "ja")).toEqual({
    text: "にんにく、しょうが各1かけ",
    name: "にんにく、しょうが",
  });
});

it("says of an amount that one may change no more than where it begins [6.2]", () => {
  expect(ingredientIn("カイエンペッパー 小さじ2〜お好みで", "list_item", "ja")?.text).toBe(
    "カイエンペッパー小さじ2",
  );
});
