import { expect, it } from "vitest";
import { withPredicate } from "./register.ts";

it.each([
  [
    "局長と、二人の配達人と、犬が一匹。",
    "峠に郵便局がありました。",
    "局長と、二人の配達人と、犬が一匹いました。",
  ],
  ["水車の番をする人が三人。", "村には水車があります。", "水車の番をする人が三人います。"],
  [
    "雪の朝、荷車の後ろに猫がついて歩いたこと。",
    "話を聞きました。",
    "雪の朝、荷車の後ろに猫がついて歩いた。",
  ],
  ["仕事は、毎朝、水を止めたこと。", "", "仕事は、毎朝、水を止めたことです。"],
  ["歯は九十六枚。", "", "歯は九十六枚です。"],
])("gives %s the verb that it lacks", (text, before, said) => {
  expect(withPredicate(text, "polite", before)).toBe(said);
});
