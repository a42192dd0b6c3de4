import { expect, it } from "vitest";
import { beginsAlike } from "./similarity.ts";

it("knows sentences that begin with the same five words [7.3]", () => {
  const one = "From Monday 2 March the mill will grind";
  expect(beginsAlike(`${one} twice a week.`, "From Monday 2 March the ferry runs.")).toBe(true);
  expect(beginsAlike(`${one} twice a week.`, "From Monday 9 March the mill will grind.")).toBe(false);
  expect(beginsAlike("From Monday on.", "From Monday on.")).toBe(false);
});
