import { useQuery } from "@apollo/client/react";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { EntriesDocument } from "#gql/graphql";
import { entriesAnswer, listedEntry } from "#test/entries";
import { graphqlServer } from "#test/graphql";
import { resortEntries } from "./resort-entries";

it("sorts anew the lists in which an entry moves, and no other", async () => {
  const server = graphqlServer({ Entries: () => entriesAnswer([listedEntry("a", { title: "A" })]) });
  const lists = [{ first: 1 }, { first: 1, order: "oldest" }, { first: 1, order: "title" }] as const;
  const { result } = renderHook(
    () => lists.map((variables) => useQuery(EntriesDocument, { variables }).data),
    { wrapper: server.wrapper },
  );
  await waitFor(() => expect(result.current).not.toContain(undefined));
  await act(() => resortEntries(server.client));
  expect(server.calls("Entries").slice(lists.length)).toEqual([{ first: 1, order: "title" }]);
});
