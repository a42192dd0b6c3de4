import { expect, it } from "vitest";
import { nextAction } from "./next-action";
import type { StageState } from "./stages";

const at = (states: string) => {
  const [read, script, audio, live] = states.split(" ") as [StageState, StageState, StageState, StageState];
  return nextAction({ read, script, audio, live });
};

it.each([
  ["next waiting waiting waiting", null],
  ["current waiting waiting waiting", null],
  ["failed waiting waiting waiting", null],
  ["done next waiting waiting", "both"],
  ["done failed waiting waiting", "both"],
  ["done current waiting waiting", "making"],
  ["done done next waiting", "audio"],
  ["done done failed waiting", "audio"],
  ["done done current waiting", "making"],
  ["done done done next", "live"],
  ["done done done done", null],
])("offers after %s: %s", (states, action) => {
  expect(at(states)).toBe(action);
});
