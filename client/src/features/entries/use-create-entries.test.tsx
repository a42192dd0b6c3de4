import { useQuery } from "@apollo/client/react";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EntriesDocument } from "#gql/graphql";
import { AppError } from "#lib/errors";
import { graphqlServer } from "#test/graphql";
import { useCreateEntries } from "./use-create-entries";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const entry = (id: string) => ({
  __typename: "Entry",
  id,
  url: `https://a.example/${id}`,
  title: null,
  site: null,
  language: null,
  pageType: null,
  analyzedAt: null,
  analysisError: null,
  createdAt: "2026-01-01T00:00:00Z",
  duration: null,
  characters: null,
  facts: [],
  queues: [],
});

function submitter(create: (url: string) => object) {
  const server = graphqlServer({
    CreateEntry: ({ url }) => ({ createEntry: create(String(url)) }),
    AnalyzeEntry: ({ id }) => ({ analyzeEntry: entry(String(id)) }),
    Entries: () => ({
      entries: {
        __typename: "EntryConnection",
        edges: [],
        pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
        totalCount: 0,
      },
    }),
  });
  const select = vi.fn();
  const { result } = renderHook(
    () => {
      useQuery(EntriesDocument, { variables: { first: 50 } });
      return useCreateEntries(select);
    },
    { wrapper: server.wrapper },
  );
  return {
    ...server,
    select,
    text: () => result.current.text,
    submit: (urls: string[]) => act(async () => void result.current.submit(urls)),
    after: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
  };
}

it("reloads the list after the last creation and selects the first success after 500 ms [4.9] [9.1]", async () => {
  const { submit, after, calls, select, text } = submitter((url) => {
    if (url === "u1") throw new AppError("SERVER_ERROR");
    return entry(url);
  });
  await after(0);
  await submit(["u1", "u2", "u3"]);
  await after(999);
  expect(calls("CreateEntry")).toEqual([{ url: "u1" }, { url: "u2" }]);
  expect(calls("Entries")).toHaveLength(1);
  await after(1);
  expect(calls("AnalyzeEntry")).toEqual([{ id: "u2" }, { id: "u3" }]);
  expect(calls("Entries")).toHaveLength(2);
  await after(499);
  expect(select).not.toHaveBeenCalled();
  await after(1);
  expect(select).toHaveBeenCalledExactlyOnceWith("u2");
  expect(text()).toBe("u1");
});

it("opens the entry that is there already [8.6]", async () => {
  const { submit, after, select } = submitter(() => {
    throw new AppError("URL_ALREADY_EXISTS", { details: { existingEntry: { entryId: "old" } } });
  });
  await submit(["u1"]);
  await after(1_000);
  expect(select).toHaveBeenCalledExactlyOnceWith("old");
});
