import { gql } from "@apollo/client";
import { expect, it } from "vitest";
import { createCache } from "./cache";

const Entries = gql`
  query Entries($after: String) {
    entries(first: 2, after: $after) {
      edges { cursor node { id } }
      pageInfo { hasNextPage endCursor }
      totalCount
    }
  }
`;

function list() {
  const cache = createCache();
  const page = (ids: string[], hasNextPage: boolean, after?: string) =>
    cache.writeQuery({
      query: Entries,
      variables: { after },
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
    const { entries } = cache.readQuery({ query: Entries }) as {
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
