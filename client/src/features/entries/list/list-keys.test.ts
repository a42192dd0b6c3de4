import { expect, it } from "vitest";
import { neighbour } from "./list-keys";

it.each([
  ["a", "j", "b"],
  ["a", "ArrowDown", "b"],
  ["b", "k", "a"],
  ["b", "ArrowUp", "a"],
  ["a", "k", null],
  ["c", "j", null],
  [null, "j", "a"],
  [null, "k", "c"],
  ["gone", "j", "a"],
  ["a", "x", null],
])("from %s, %s leads to %s", (selected, key, expected) => {
  expect(neighbour(["a", "b", "c"], selected, key)).toBe(expected);
});
