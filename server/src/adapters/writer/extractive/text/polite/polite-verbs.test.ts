import { expect, it } from "vitest";
import { politeVerb } from "./polite-verbs.ts";

it("takes no adverb for a verb [6.2]", () => {
  expect(politeVerb("いえ、まったく")).toBeNull();
  expect(politeVerb("根元を浅く")).toBeNull();
  expect(politeVerb("手紙を書く")).toBe("手紙を書きます");
  expect(politeVerb("荷を解く")).toBe("荷を解きます");
});

it("visits a place, and leaves open what only the reading tells [6.2]", () => {
  expect(politeVerb("週に三度、鶴の湯へ通った")).toBe("週に三度、鶴の湯へ通いました");
  expect(politeVerb("門を通った")).toBeNull();
});

it("refuses, and cuts nothing off [6.2]", () => {
  expect(politeVerb("機械の話は断った")).toBe("機械の話は断りました");
});
