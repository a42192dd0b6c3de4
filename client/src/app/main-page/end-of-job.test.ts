import { describe, expect, it } from "vitest";
import { failureWith, queueOf } from "#test/graphql";
import { tellingOf } from "./end-of-job";

const scene = { openId: "e1", hidden: false, awaitedJob: null, queues: [] };
const audio = (more = {}) => queueOf({ type: "generate_audio", status: "completed", ...more });
const completed = (queue = audio()) => ({ queue, outcome: "completed" as const });
const failed = {
  queue: audio({ status: "failed", failure: failureWith("SERVER_ERROR") }),
  outcome: "failed" as const,
};

describe("of the page that is open", () => {
  it("what is ready is spoken only: it is seen", () => {
    expect(tellingOf(completed(), scene)).toBe("speak");
    expect(tellingOf(completed(queueOf({ status: "completed" })), scene)).toBe("speak");
  });

  it("a failure is told by the page itself", () => {
    expect(tellingOf(failed, { ...scene, queues: [failed.queue] })).toBe("nothing");
  });

  it("a failure has a message where another job stands in its place", () => {
    const script = queueOf({ id: "q2" });
    expect(tellingOf(failed, { ...scene, queues: [failed.queue, script] })).toBe("message");
    const later = queueOf({ id: "q2", status: "completed", createdAt: "2026-01-02T00:00:00Z" });
    expect(tellingOf(failed, { ...scene, queues: [failed.queue, later] })).toBe("message");
    const elsewhere = queueOf({ id: "q2", entryId: "e2" });
    expect(tellingOf(failed, { ...scene, queues: [elsewhere] })).toBe("nothing");
  });

  it("a script whose audio was held back says why", () => {
    const held = queueOf({ status: "completed", audioHeldBack: "UNTIED_NUMBERS" });
    expect(tellingOf(completed(held), scene)).toBe("message");
  });

  it("a window in the background tells all", () => {
    expect(tellingOf(completed(), { ...scene, hidden: true })).toBe("message");
    expect(tellingOf(failed, { ...scene, hidden: true })).toBe("message");
  });
});

it("tells of a page that is not open by a message", () => {
  expect(tellingOf(completed(), { ...scene, openId: "e2" })).toBe("message");
  expect(tellingOf(failed, { ...scene, openId: null })).toBe("message");
});

it("plays what was awaited, wherever one is", () => {
  expect(tellingOf(completed(), { ...scene, awaitedJob: "q1", openId: "e2" })).toBe("listen");
  expect(tellingOf(completed(queueOf({ status: "completed" })), { ...scene, awaitedJob: "q1" })).toBe(
    "speak",
  );
});
