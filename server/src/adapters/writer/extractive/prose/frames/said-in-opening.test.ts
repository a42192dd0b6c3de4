import { describe, expect, it } from "vitest";
import { plain } from "../../draft.ts";
import { withoutOpeningAgain } from "./said-in-opening.ts";

const OPENING = [plain("水車製粉のページ、「2027年3月期 秋の決算の要点」からお伝えします。")];
const AGAIN = plain("水車製粉は2027年3月期の秋の決算の要点を発表しました。");
const NEXT = plain("売り上げは前の年より一割ふえました。");
const LEANING = plain("それによると、売り上げは一割ふえました。");

describe("a first sentence that says the opening again", () => {
  it("is left out [7.3]", () => {
    expect(withoutOpeningAgain([[AGAIN, NEXT], [NEXT]], OPENING)).toEqual([[NEXT], [NEXT]]);
  });

  it("stays where the next one leans on it, or there is none beside it [7.3]", () => {
    expect(withoutOpeningAgain([[AGAIN, LEANING]], OPENING)).toEqual([[AGAIN, LEANING]]);
    expect(withoutOpeningAgain([[AGAIN]], OPENING)).toEqual([[AGAIN]]);
  });

  it("stays where it says more [7.3]", () => {
    const more = plain("水車製粉は、粉ひき場を来年の春に川の向こうへ移します。");
    expect(withoutOpeningAgain([[more, NEXT]], OPENING)).toEqual([[more, NEXT]]);
  });
});
