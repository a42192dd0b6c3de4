import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { lineMemory } from "./remember-lines.ts";

function counted(characters?: number) {
  const asked: string[] = [];
  const rememberLines = lineMemory(characters);
  const remembered = rememberLines((line) => {
    asked.push(line);
    return line === "—" ? "" : `${line}!`;
  });
  return { asked, remembered, rememberLines };
}

it("works each line out once, one that nothing is said for, too", () => {
  const { asked, remembered } = counted();
  const said = ["one", "—", "one", "two", "—"].map(remembered);
  expect(said).toEqual(["one!", "", "one!", "two!", ""]);
  expect(asked).toEqual(["one", "—", "two"]);
});

it("tells what several make of one line apart", () => {
  const { remembered, rememberLines } = counted();
  const other = rememberLines((line) => line.toUpperCase());
  expect([remembered("one"), other("one"), remembered("one"), other("one")]).toEqual([
    "one!",
    "ONE",
    "one!",
    "ONE",
  ]);
});

it("forgets the line that was wanted longest ago when there is no room for another", () => {
  const { asked, remembered } = counted(120);
  for (const line of ["one", "two", "one", "six", "one", "two"]) remembered(line);
  expect(asked).toEqual(["one", "two", "six", "two"]);
});

it("gives all that is remembered one room", () => {
  const { asked, remembered, rememberLines } = counted(120);
  const other = rememberLines((line) => line);
  remembered("one");
  for (const line of ["two", "six"]) other(line);
  remembered("one");
  expect(asked).toEqual(["one", "one"]);
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

it("tells lines apart by what no encoding can hold", () => {
  const remembered = lineMemory()((line) => String(line.charCodeAt(0)));
  expect(["\uD842", "\uFFFD", "\uD842"].map(remembered)).toEqual(["55362", "65533", "55362"]);
});

it.each([
  ["a line that is said as it is written", (line: string) => line],
  ["a part of it", (line: string) => line.slice(1)],
  ["a line with more behind it", (line: string) => `${line}。`],
])("keeps no script for the sake of %s", (_, of) => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const remembered = lineMemory()(of);
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = used();
  // 40 scripts of 1 MB each.
  for (let script = 0; script < 40; script++) {
    const text = `${"あ".repeat(500_000)}${script}`;
    remembered(text.slice(-30));
  }
  expect((used() - before) / 1_000_000).toBeLessThan(10);
});
