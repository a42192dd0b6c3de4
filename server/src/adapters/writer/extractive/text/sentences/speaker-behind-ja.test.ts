import { expect, it } from "vitest";
import { inOneRegister, withPredicate } from "../../prose/register.ts";

it.each([
  [
    "民間への委託も検討したが、「引き受ける会社がなかった」（同課）。",
    "民間への委託も検討しましたが、「引き受ける会社がなかった」と同課は話しています。",
  ],
  ["「来年も船を出したい」（市交通課）。", "「来年も船を出したい」と市交通課は話しています。"],
  [
    "昨年は休んだが、「櫓を漕ぐ人がいる」（水野さん）。",
    "昨年は休みましたが、「櫓を漕ぐ人がいる」と水野さんは話しています。",
  ],
])("says who speaks in %s", (text, told) => {
  expect(inOneRegister([withPredicate(text, "polite")], "polite")).toEqual([told]);
  const [fromPlain] = inOneRegister([withPredicate(text, "plain")], "plain");
  expect(fromPlain).toBe(told);
});

it.each([
  "港では、「風を聞く」（新潮社）。",
  "港では、「海を渡る」（二〇二四年）。",
  "標語は「海を渡る」（同課）。",
])("makes no speaker of the brackets of %s", (text) => {
  expect(withPredicate(text, "polite")).not.toContain("話してい");
});
