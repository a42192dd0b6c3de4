import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { AppError } from "#lib/errors";
import { graphqlServer } from "#test/graphql";
import { useEntries } from "./use-entries";

const entry = (id: string) => ({
  __typename: "Entry",
  id,
  url: `https://shop.example/${id}`,
  title: null,
  site: null,
  language: null,
  pageType: null,
  analyzedAt: null,
  analysisState: "read",
  analysisError: null,
  picture: null,
  icon: null,
  createdAt: "2026-01-01T00:00:00Z",
  duration: null,
  queues: [],
});

const page = (cursor: string, hasNextPage: boolean) => ({
  entries: {
    __typename: "EntryConnection",
    edges: [{ __typename: "EntryEdge", cursor, node: entry(cursor) }],
    pageInfo: { __typename: "PageInfo", hasNextPage, endCursor: cursor },
    totalCount: 2,
  },
});

it("reads what follows once however often it is asked for, and again where that failed", async () => {
  let refused = true;
  const { wrapper, calls } = graphqlServer({
    Entries: ({ after }) => {
      if (!after) return page("a", true);
      if (refused) throw new AppError("FORBIDDEN", { message: "refused" });
      return page("b", false);
    },
  });
  const { result } = renderHook(() => useEntries(""), { wrapper });
  await waitFor(() => expect(result.current.further.exists).toBe(true));
  act(() => {
    result.current.further.load();
    result.current.further.load();
  });
  expect(result.current.further.loading).toBe(true);
  await waitFor(() => expect(result.current.further.error).toMatchObject({ message: "refused" }));
  expect(calls("Entries").map(({ after }) => after)).toEqual([undefined, "a"]);

  refused = false;
  act(() => result.current.further.load());
  await waitFor(() =>
    expect(result.current.further).toMatchObject({ exists: false, loading: false, error: null }),
  );
  expect(result.current.connection?.edges).toHaveLength(2);
});

it("leaves nothing of what failed in one search to the next", async () => {
  const { wrapper } = graphqlServer({
    Entries: ({ after, search }) => {
      if (after) throw new AppError("FORBIDDEN", { message: "refused" });
      return search === "tea" ? page("t", true) : page("a", true);
    },
  });
  const { result, rerender } = renderHook(({ search }) => useEntries(search), {
    wrapper,
    initialProps: { search: "" },
  });
  await waitFor(() => expect(result.current.further.exists).toBe(true));
  act(() => result.current.further.load());
  await waitFor(() => expect(result.current.further.error).toMatchObject({ message: "refused" }));
  rerender({ search: "tea" });
  expect(result.current.further).toMatchObject({ exists: false, error: null });
  await waitFor(() => expect(result.current.further.exists).toBe(true));
  expect(result.current.further.error).toBeNull();
  act(() => result.current.further.load());
  await waitFor(() => expect(result.current.further.error).toMatchObject({ message: "refused" }));
});
