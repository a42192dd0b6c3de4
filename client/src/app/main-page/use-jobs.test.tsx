import { renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { AppError } from "#lib/errors";
import { entriesAnswer } from "#test/entries";
import { graphqlServer, queueOf } from "#test/graphql";
import { useJobs } from "./use-jobs";

function listed(hasNextPage: boolean) {
  const server = graphqlServer({
    Entries: () => entriesAnswer([], { hasNextPage }),
    ActiveQueues: () => ({ activeQueues: [queueOf({ entryId: "far down" })] }),
    EntryTitle: ({ id }) => {
      if (id === "gone") throw new AppError("NOT_FOUND");
      return { entry: { __typename: "Entry", id, title: `Title ${id}`, url: "https://a.example/" } };
    },
  });
  return { ...server, ...renderHook(useJobs, { wrapper: server.wrapper }) };
}

it("knows of jobs on entries further down than was read, and what those are called [4.3]", async () => {
  const { result } = listed(true);
  await waitFor(() => expect(result.current.queues.map(({ entryId }) => entryId)).toEqual(["far down"]));
  expect(await result.current.titleOf("far down")).toBe("Title far down");
  expect(await result.current.titleOf("gone")).toBe("");
});

it("asks for no more than the list where that is whole", async () => {
  const { result, calls } = listed(false);
  await waitFor(() => expect(result.current.total).toBe(0));
  expect(calls("ActiveQueues")).toEqual([]);
});
