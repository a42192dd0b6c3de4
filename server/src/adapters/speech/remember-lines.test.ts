import { expect, it } from "vitest";
import { rememberLines } from "./remember-lines.ts";

function counted(characters?: number) {
  const asked: string[] = [];
  const remembered = rememberLines((line) => {
    asked.push(line);
    return line === "—" ? "" : `${line}!`;
  }, characters);
  return { asked, remembered };
}

it("works each line out once, one that nothing is said for, too", () => {
  const { asked, remembered } = counted();
  const said = ["one", "—", "one", "two", "—"].map(remembered);
  expect(said).toEqual(["one!", "", "one!", "two!", ""]);
  expect(asked).toEqual(["one", "—", "two"]);
});

it("forgets the line that was wanted longest ago when there is no room for another", () => {
  const { asked, remembered } = counted(120);
  for (const line of ["one", "two", "one", "six", "one", "two"]) remembered(line);
  expect(asked).toEqual(["one", "two", "six", "two"]);
});

it("says a line that is longer than all the room, and does not keep it", () => {
  const { asked, remembered } = counted(120);
  const line = "long".repeat(30);
  expect([remembered("one"), remembered(line), remembered(line), remembered("one")]).toEqual([
    "one!",
    `${line}!`,
    `${line}!`,
    "one!",
  ]);
  expect(asked).toEqual(["one", line, line]);
});
