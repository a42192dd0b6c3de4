import { expect, it } from "vitest";
import { breakingChanges, untold } from "./released-schema.ts";

const released = `
  enum State { open closed }
  type Job { id: ID! state: State! note: String }
  type Query { job(id: ID!): Job }
`;
const changed = (from: string, to: string) => breakingChanges(released, released.replace(from, to));

it("has nothing to say where clients of the released schema go on working", () => {
  expect(changed("", "")).toEqual([]);
  expect(changed("note: String", "note: String! at: String")).toEqual([]);
  expect(changed("job(id: ID!)", "job(id: ID!, first: Int)")).toEqual([]);
  expect(changed("open closed", "open closed paused")).toEqual([]);
});

it("names what breaks", () => {
  expect(changed("note: String", "")).toEqual(["Job.note was removed."]);
  expect(changed("id: ID! state", "id: ID state")).toEqual(["Job.id changed type from ID! to ID."]);
  expect(changed("job(id: ID!)", "job(id: ID!, first: Int!)")).toEqual([
    "A required arg first on Query.job was added.",
  ]);
  expect(changed("open closed", "open")).toEqual(["closed was removed from enum type State."]);
});

it("lets a break pass that the next release tells of, and no other", () => {
  const breaks = ["Job.note was removed.", "Job.id was removed."];
  const changelog =
    "# Changes\n\n## [Unreleased]\n\n- Job.note was removed.\n\n## [0.1.0]\n\n- Job.id was removed.\n";
  expect(untold(breaks, changelog)).toEqual(["Job.id was removed."]);
  expect(untold(breaks, "## [Unreleased]\n- Job.id was removed.\n")).toEqual(["Job.note was removed."]);
});
