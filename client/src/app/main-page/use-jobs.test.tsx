import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { whileReading } from "#features/entries/list/reading-entries";
import { AppError } from "#lib/errors";
import { READING_POLL } from "#lib/timing";
import { entriesAnswer, listedEntry } from "#test/entries";
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

it("looks again while another window reads a page of the list, and no longer", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let asked = 0;
  const { wrapper } = graphqlServer({
    Entries: () => {
      asked += 1;
      const analysisState = asked < 3 ? "reading" : "read";
      return entriesAnswer([listedEntry("e1", { analysisState, share: null })]);
    },
  });
  const { result } = renderHook(useJobs, { wrapper });
  await waitFor(() => expect(result.current.entries[0]?.analysisState).toBe("reading"));
  await act(() => vi.advanceTimersByTimeAsync(3 * READING_POLL));
  expect(result.current.entries[0]?.analysisState).toBe("read");
  await act(() => vi.advanceTimersByTimeAsync(5 * READING_POLL));
  expect(asked).toBe(3);
});

it("does not look again for a page that this window reads itself, whose end it hears of", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { wrapper, calls } = graphqlServer({
    Entries: () => entriesAnswer([listedEntry("e1", { analysisState: "reading", share: null })]),
  });
  let end = () => {};
  void whileReading("e1", new Promise<void>((resolve) => (end = resolve)));
  const { result } = renderHook(useJobs, { wrapper });
  await waitFor(() => expect(result.current.entries[0]?.analysisState).toBe("reading"));
  await act(() => vi.advanceTimersByTimeAsync(3 * READING_POLL));
  expect(calls("Entries")).toHaveLength(1);
  end();
});

it("asks for no more than the list where that is whole", async () => {
  const { result, calls } = listed(false);
  await waitFor(() => expect(result.current.total).toBe(0));
  expect(calls("ActiveQueues")).toEqual([]);
});
