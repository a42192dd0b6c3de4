import { expect, it } from "vitest";
import { analysisState } from "./analysis-state.ts";

const at = (time: string) => new Date(`2026-01-02T${time}Z`);
const never = { analyzedAt: null, analysisError: null, readingSince: null };

it.each([
  ["unread", never],
  ["reading", { ...never, readingSince: at("09:59:00") }],
  ["unread", { ...never, readingSince: at("09:57:59") }],
  ["read", { ...never, analyzedAt: at("09:00:00") }],
  ["reading", { ...never, analyzedAt: at("09:00:00"), readingSince: at("09:59:00") }],
  ["refused", { ...never, analysisError: "LOGIN_WALL" }],
  ["refused", { analyzedAt: at("09:00:00"), analysisError: "LOGIN_WALL", readingSince: null }],
] as const)("calls a page %s by %j at 10:00", (state, entry) => {
  expect(analysisState(entry, at("10:00:00").getTime())).toBe(state);
});
