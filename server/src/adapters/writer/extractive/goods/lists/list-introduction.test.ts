import { expect, it } from "vitest";
import { leastOf } from "./list-introduction.ts";

it("tells how one applies only with what closes it [6.2]", () => {
  const how = "申し込みは、電話でお願いします。";
  expect(leastOf([how, "定員になりしだい締め切ります。"])).toBe(2);
  expect(leastOf([how, "水車小屋は川のそばにあります。"])).toBe(1);
  expect(leastOf([how])).toBe(1);
});
