import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { AppError } from "#lib/errors";
import { entriesAnswer, listedEntry } from "#test/entries";
import { graphqlServer } from "#test/graphql";
import { useEntries } from "./use-entries";

const page = (cursor: string, hasNextPage: boolean) =>
  entriesAnswer([listedEntry(cursor)], { hasNextPage, totalCount: 2 });

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
