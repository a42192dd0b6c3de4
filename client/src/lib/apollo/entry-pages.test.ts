import { gql } from "@apollo/client";
import { expect, it } from "vitest";
import { createCache } from "./cache";

const Entries = gql`
  query Entries($after: String, $order: EntryOrder) {
    entries(first: 2, after: $after, order: $order) {
      edges { cursor node { id } }
      pageInfo { hasNextPage endCursor }
      totalCount
    }
  }
`;

function list(order?: string) {
  const cache = createCache();
  const page = (ids: string[], hasNextPage: boolean, after?: string) =>
    cache.writeQuery({
      query: Entries,
      variables: { after, order },
      data: {
        entries: {
          __typename: "EntryConnection",
          edges: ids.map((id) => ({
            __typename: "EntryEdge",
            cursor: id,
            node: { __typename: "Entry", id },
          })),
          pageInfo: { __typename: "PageInfo", hasNextPage, endCursor: ids.at(-1) ?? null },
          totalCount: 0,
        },
      },
    });
  const read = () => {
    const { entries } = cache.readQuery({ query: Entries, variables: { order } }) as {
      entries: { edges: { node: { id: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
    };
    return { ids: entries.edges.map(({ node }) => node.id).join(""), ...entries.pageInfo };
  };
  page(["d", "c"], true);
  page(["b", "a"], true, "c");
  return { page, read };
}

it("keeps the pages behind the first one when that is read again", () => {
  const { page, read } = list();
  page(["e", "d"], true);
  expect(read()).toMatchObject({ ids: "edcba", hasNextPage: true, endCursor: "a" });
});

it("begins anew when nothing joins, or nothing follows any more", () => {
  const { page, read } = list();
  page(["g", "f"], true);
  expect(read()).toMatchObject({ ids: "gf", endCursor: "f" });
  page(["d"], false);
  expect(read()).toMatchObject({ ids: "d", hasNextPage: false });
});

it("lets go of what stood behind the first page when nothing does any more", () => {
  const { page, read } = list();
  page(["d", "c"], false);
  expect(read()).toMatchObject({ ids: "dc", hasNextPage: false });
});

it("begins anew with its first page in an order in which entries move", () => {
  const { page, read } = list("title");
  page(["b", "d"], true);
  expect(read()).toMatchObject({ ids: "bd", hasNextPage: true, endCursor: "d" });
  page(["c", "a"], false, "d");
  expect(read()).toMatchObject({ ids: "bdca", hasNextPage: false });
});

it("takes no part that follows a place which the list has lost", () => {
  const { page, read } = list("title");
  page(["x", "y"], true);
  page(["z"], false, "a");
  expect(read()).toMatchObject({ ids: "xy", hasNextPage: true, endCursor: "y" });
});

it("shows an entry once that moved behind what was read", () => {
  const { page, read } = list("title");
  page(["d", "e"], true, "a");
  expect(read()).toMatchObject({ ids: "cbade", endCursor: "e" });
  page(["c", "f"], false, "e");
  expect(read()).toMatchObject({ ids: "badecf", hasNextPage: false });
});

it("keeps the trash and each filter apart from the list of all pages", () => {
  const cache = createCache();
  const query = gql`
    query Entries($state: EntryState, $site: String, $language: Language, $order: EntryOrder) {
      entries(first: 50, state: $state, site: $site, language: $language, order: $order) {
        totalCount
      }
    }
  `;
  const write = (variables: object, totalCount: number) =>
    cache.writeQuery({ query, variables, data: { entries: { __typename: "EntryConnection", totalCount } } });
  write({}, 7);
  for (const narrow of [
    { state: "deleted" },
    { site: "Kettle Shop" },
    { language: "en" },
    { order: "title" },
  ])
    write(narrow, 0);
  expect(cache.readQuery({ query })).toMatchObject({ entries: { totalCount: 7 } });
});
