import { expect, it } from "vitest";
import { differences } from "./likeness.ts";

it("tells fields, types and forms of text in which an answer differs from its example", () => {
  const example = {
    id: "0198f1c2-8d13-4b55-9f27-4e60a8d5c3b2",
    at: "2026-11-16T09:00:00.000Z",
    parts: [{ n: 1 }],
  };
  expect(differences(example, { id: example.id, at: null, parts: [{ n: 2 }, { n: "3" }] })).toEqual([]);
  expect(differences(example, { id: "seven", parts: [{ n: "2" }], more: true })).toEqual([
    ".id: uuid in the example, text in the answer",
    ".at: not in the answer",
    ".parts[0].n: number in the example, text in the answer",
    ".more: not in the example",
  ]);
});
