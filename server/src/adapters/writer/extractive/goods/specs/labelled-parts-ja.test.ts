import { expect, it } from "vitest";
import { partsSaid } from "./labelled-parts-ja.ts";

it("says the parts of a value with their names", () => {
  expect(partsSaid("【殻】そば【皮】小麦、【蓋】栗")).toBe("殻がそば、皮が小麦、蓋が栗");
});

it.each(["【限定】そば", "そば、小麦", "殻【そば】皮【小麦】"])("leaves %s as it is", (value) => {
  expect(partsSaid(value)).toBe(value);
});
