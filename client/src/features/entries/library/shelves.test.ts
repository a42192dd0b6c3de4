import { expect, it } from "vitest";
import { shelvesOf } from "./shelves";

const entry = (id: string, more: object = {}) => ({ id, analysisState: "read", queues: [], ...more });
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join(" ");

it("shows each page once: being made, to be looked at, or recent", () => {
  const written = entry("written", { queues: [{ status: "running" }] });
  const failed = entry("failed", { queues: [{ status: "failed" }] });
  const { making, look, recent } = shelvesOf({
    listed: [entry("new"), written, failed, entry("elsewhere", { analysisState: "reading" }), entry("gone")],
    busy: [written, entry("long ago", { queues: [{ status: "queued" }] }), entry("done since")],
    attention: [failed, written],
    reading: new Set(["new"]),
    hidden: new Set(["gone"]),
  });
  expect([making, look, recent].map(ids)).toEqual(["new written elsewhere long ago", "failed", ""]);
});

it("shows the twelve newest of the others", () => {
  const listed = Array.from({ length: 20 }, (_, at) => entry(`e${at}`));
  const { recent } = shelvesOf({
    listed,
    busy: [],
    attention: [],
    reading: new Set(),
    hidden: new Set(["e0"]),
  });
  expect(recent).toHaveLength(12);
  expect(recent[0]?.id).toBe("e1");
});
