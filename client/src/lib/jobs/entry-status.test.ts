import { describe, expect, it } from "vitest";
import { failureWith } from "#test/graphql";
import { entryStatus } from "./entry-status";

const job = (status: string, more: object = {}) => ({
  type: "generate_script",
  status,
  stage: null as string | null,
  done: 0,
  total: 0,
  progress: 0,
  createdAt: "2026-01-01T00:00:00Z",
  ...more,
});
const later = { createdAt: "2026-01-02T00:00:00Z" };
const read = { analyzedAt: "2026-01-01T00:00:00Z", queues: [] as ReturnType<typeof job>[] };

describe("entryStatus", () => {
  it.each([
    ["unread", { queues: [] }],
    ["unreadable", { queues: [], analysisError: "LOGIN_WALL" }],
    ["read", read],
    ["reading", { queues: [], analysisState: "reading" }],
    ["unread", { queues: [], analysisState: "unread" }],
    ["waiting", { ...read, queues: [job("queued")] }],
    ["writing", { ...read, queues: [job("running")] }],
    ["reading", { ...read, queues: [job("running", { stage: "reading" })] }],
    ["speaking", { ...read, queues: [job("running", { type: "generate_audio" }), job("queued", later)] }],
    ["scriptReady", { ...read, queues: [job("completed")] }],
    ["failed", { ...read, duration: 9, queues: [job("completed"), job("failed", later)] }],
    [
      "audioReady",
      { ...read, queues: [job("completed"), job("completed", { ...later, type: "generate_audio" })] },
    ],
    ["cancelled", { ...read, queues: [job("failed", { failure: failureWith("CONFLICT", "CANCELLED") })] }],
    ["audioReady", { ...read, duration: 9, queues: [job("failed"), job("completed", later)] }],
  ])("says %s", (word, entry) => {
    expect(entryStatus(entry).word).toBe(word);
  });

  it("says that the page is being read, also for a second try", () => {
    expect(entryStatus({ queues: [], analysisError: "LOGIN_WALL" }, true).word).toBe("reading");
  });
});
