import { expect, it } from "vitest";
import { type Standing, stagesOf } from "./stages";

const start: Standing = {
  isReading: false,
  isRead: false,
  isRefused: false,
  hasScript: false,
  audio: null,
  isLive: false,
  queues: [],
};
const read = { ...start, isRead: true };
const written = { ...read, hasScript: true };
const spoken = { ...written, audio: "current" } as const;
const job = (type: string, status: string) => [{ type, status }];

it.each<[string, Standing, string]>([
  ["a new page", start, "next waiting waiting waiting"],
  ["a page being read", { ...start, isReading: true }, "current waiting waiting waiting"],
  ["a page that cannot be read", { ...start, isRefused: true }, "failed waiting waiting waiting"],
  ["a page that was read", read, "done next waiting waiting"],
  [
    "a script being written",
    { ...read, queues: job("generate_script", "running") },
    "done current waiting waiting",
  ],
  [
    "a script that failed",
    { ...read, queues: job("generate_script", "failed") },
    "done failed waiting waiting",
  ],
  ["a script", { ...written, queues: job("generate_script", "completed") }, "done done next waiting"],
  [
    "an audio being made",
    { ...written, queues: job("generate_audio", "queued") },
    "done done current waiting",
  ],
  [
    "an audio that failed",
    { ...written, queues: job("generate_audio", "failed") },
    "done done failed waiting",
  ],
  ["an audio", spoken, "done done done next"],
  ["an audio of a script that was edited since", { ...spoken, audio: "outdated" }, "done done next waiting"],
  [
    "a failed update of an audio that is there",
    { ...spoken, queues: job("generate_audio", "failed") },
    "done done done next",
  ],
  ["what is in use", { ...spoken, isLive: true }, "done done done done"],
])("shows for %s where one stands", (_, standing, states) => {
  expect(Object.values(stagesOf(standing)).join(" ")).toBe(states);
});
