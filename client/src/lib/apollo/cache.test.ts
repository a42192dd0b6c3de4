import { gql } from "@apollo/client";
import { expect, it } from "vitest";
import { createCache } from "./cache";

const id = "Entry:e1";
const fragment = gql`
  fragment Read on Entry {
    title
    analyzedAt
    analysisState
    analysisError
  }
`;
const unread = {
  __typename: "Entry",
  title: null,
  analyzedAt: null,
  analysisState: "read",
  analysisError: null,
};

it("an answer from before the end of the analysis does not undo what was read", () => {
  const cache = createCache();
  const read = { ...unread, title: "Kettle", analyzedAt: "2026-01-01T00:00:00Z" };
  cache.writeFragment({ id, fragment, data: unread });
  cache.writeFragment({ id, fragment, data: read });
  cache.writeFragment({ id, fragment, data: unread });
  expect(cache.readFragment({ id, fragment })).toEqual(read);
});

it("what is read anew takes the place of what was read before", () => {
  const cache = createCache();
  cache.writeFragment({ id, fragment, data: { ...unread, title: "Kettle", analysisError: "TIMEOUT" } });
  cache.writeFragment({ id, fragment, data: { ...unread, title: "Teapot" } });
  expect(cache.readFragment({ id, fragment })).toMatchObject({
    title: "Teapot",
    analysisState: "read",
    analysisError: null,
  });
});

it("an answer from before the end of a job does not set it going again", () => {
  const cache = createCache();
  const job = { id: "Queue:q1", fragment: gql`fragment Job on Queue { status failure { reason } }` };
  const states = ["queued", "running", "failed", "running"].map((status) => ({
    __typename: "Queue",
    status,
    failure: status === "failed" ? { __typename: "QueueFailure", reason: "CANCELLED" } : null,
  }));
  for (const data of states) cache.writeFragment({ ...job, data });
  expect(cache.readFragment(job)).toMatchObject({ status: "failed", failure: { reason: "CANCELLED" } });
});
