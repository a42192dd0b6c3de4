import { expect, it } from "vitest";
import { heldTold } from "./held-ja.ts";

it("says when and where a course is held", () => {
  expect(
    heldTold(
      "とき・ところ",
      "５月９日（土） １３：００〜１５：３０（受付１２：４５〜） 北谷教室 ２階 ※段差があります。 最寄：北谷駅から徒歩３分。",
    ),
  ).toBe(
    "日時は、5月9日土曜日、13時から15時30分までです。場所は、北谷教室の2階です。段差があります。最寄りは、北谷駅から徒歩3分。",
  );
  expect(heldTold("日時", "5月9日 13時開演")).toBe("日時は、5月9日、13時からです。");
});

it("takes no other line for such a day", () => {
  expect(heldTold("とき・ところ", "日程はお問い合わせください。")).toBe(null);
  expect(heldTold("発送", "５月９日（土） １３：００〜１５：３０")).toBe(null);
});
