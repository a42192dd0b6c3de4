import { expect, it } from "vitest";
import { revisionAfter } from "./revision-after";

const revisions = [
  { number: "0003", isLive: false },
  { number: "0002", isLive: true },
  { number: "0001", isLive: false },
];

it.each([
  ["generate_script", "completed", "0001", "0003"],
  ["generate_audio", "completed", "0001", "0001"],
  ["generate_audio", "completed", null, "0002"],
  ["generate_script", "failed", "0001", "0001"],
] as const)("after %s %s with %s chosen shows %s [4.5] [4.6]", (type, outcome, chosen, expected) => {
  expect(revisionAfter({ queue: { type }, outcome }, revisions, chosen)).toBe(expected);
});
