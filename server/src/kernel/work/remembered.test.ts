import { expect, it } from "vitest";
import { remembered } from "./remembered.ts";

function counted(mostCharacters: number) {
  const asked: string[] = [];
  const answer = (text: string) => {
    asked.push(text);
    return { text };
  };
  return { asked, of: remembered(answer, mostCharacters) };
}

it("gives the same answer about the same text without computing anew", () => {
  const { asked, of } = counted(100);
  expect(of("one")).toEqual({ text: "one" });
  expect(of("two")).toEqual({ text: "two" });
  expect(of("one")).toBe(of("one"));
  expect(asked).toEqual(["one", "two"]);
});

it("forgets what was not asked for since twice as many characters, and keeps what was", () => {
  const { asked, of } = counted(4);
  for (const text of ["old", "kept", "kept", "next", "kept", "last", "kept"]) of(text);
  expect(asked).toEqual(["old", "kept", "next", "last"]);
  of("old");
  expect(asked.at(-1)).toBe("old");
  expect(asked).toHaveLength(5);
});

it("answers about a text that is longer than all it keeps", () => {
  const { of } = counted(2);
  expect(of("long text")).toEqual({ text: "long text" });
});
