import { useQuery } from "@apollo/client/react";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { EntriesDocument, EntryTitleDocument, ViewerDocument } from "#gql/graphql";
import { AppError } from "#lib/errors";
import { profile } from "#test/connection";
import { entriesAnswer, listedEntry } from "#test/entries";
import { graphqlServer } from "#test/graphql";
import { refetchShown } from "./refetch-shown";

it("asks again for what is shown, and for nothing that waits for its turn", async () => {
  const server = graphqlServer({ Viewer: () => ({ viewer: profile }) });
  const { result } = renderHook(
    () => {
      useQuery(EntryTitleDocument, { variables: { id: "" }, skip: true });
      return useQuery(ViewerDocument).data;
    },
    { wrapper: server.wrapper },
  );
  await waitFor(() => expect(result.current).toBeDefined());
  await act(() => refetchShown(server.client, ViewerDocument, EntryTitleDocument));
  expect(server.calls("Viewer")).toHaveLength(2);
  expect(server.calls("EntryTitle")).toEqual([]);
});

it("leaves a failure to the place that shows it", async () => {
  let asked = 0;
  const server = graphqlServer({
    Viewer: () => {
      asked += 1;
      if (asked > 1) throw new AppError("SERVER_ERROR");
      return { viewer: profile };
    },
  });
  const { result } = renderHook(() => useQuery(ViewerDocument), { wrapper: server.wrapper });
  await waitFor(() => expect(result.current.data).toBeDefined());
  await act(() => refetchShown(server.client, ViewerDocument));
  await waitFor(() => expect(result.current.error).toBeDefined());
});

const row = (id: string, title: string | null) =>
  listedEntry(id, { title, analyzedAt: title && "2026-01-01T00:00:00Z" });

function listOf(page: (after: unknown) => { rows: { id: string }[]; more: boolean }) {
  const server = graphqlServer({
    Entries: ({ after }) => {
      const { rows, more } = page(after);
      return entriesAnswer(rows, { hasNextPage: more, totalCount: 2 });
    },
    EntryTitle: () => ({
      entry: { __typename: "Entry", id: "a", title: "Read meanwhile", url: "https://a.example/a" },
    }),
  });
  const { result } = renderHook(() => useQuery(EntriesDocument, { variables: { first: 1 } }), {
    wrapper: server.wrapper,
  });
  const titles = () =>
    result.current.data?.entries.edges.map(({ node }) => (node as { title?: string }).title);
  return { ...server, result, titles };
}

it("lets an answer from before the end of an analysis undo nothing of it", async () => {
  const { client, titles } = listOf(() => ({ rows: [row("a", null)], more: false }));
  await waitFor(() => expect(titles()).toEqual([null]));
  await act(() =>
    client.query({ query: EntryTitleDocument, variables: { id: "a" }, fetchPolicy: "network-only" }),
  );
  await waitFor(() => expect(titles()).toEqual(["Read meanwhile"]));
  await act(() => refetchShown(client, EntriesDocument));
  expect(titles()).toEqual(["Read meanwhile"]);
});

it("keeps the list as long as it was read", async () => {
  const { client, result, titles } = listOf((after) =>
    after ? { rows: [row("b", "B")], more: false } : { rows: [row("a", "A")], more: true },
  );
  await waitFor(() => expect(titles()).toEqual(["A"]));
  await act(() => result.current.fetchMore({ variables: { first: 1, after: "a" } }));
  await waitFor(() => expect(titles()).toEqual(["A", "B"]));
  await act(() => refetchShown(client, EntriesDocument));
  expect(titles()).toEqual(["A", "B"]);
});
