import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from "@apollo/client";
import { expect, it } from "vitest";
import { entryPages } from "./entry-pages";
import { wholeWindow } from "./whole-window";

const Entries = gql`query Entries($first: Int, $after: String, $order: String) {
  entries(first: $first, after: $after, order: $order) {
    edges { cursor node { id } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** A server that answers only when it is told to. */
function sortedList() {
  const asked: { variables: Record<string, unknown>; answer(ids: string): void }[] = [];
  const server = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        asked.push({
          variables,
          answer: (ids) => {
            const edges = [...ids].map((id) => ({
              __typename: "Edge",
              cursor: id,
              node: { __typename: "Entry", id },
            }));
            const pageInfo = { __typename: "PageInfo", hasNextPage: true, endCursor: ids.at(-1) };
            observer.next({ data: { entries: { __typename: "Connection", edges, pageInfo } } });
            observer.complete();
          },
        });
      }),
  );
  const cache = new InMemoryCache({ typePolicies: { Query: { fields: { entries: entryPages } } } });
  const client = new ApolloClient({ link: wholeWindow.concat(server), cache });
  const read = (after?: string) => {
    const variables = { first: 2, order: "title", ...(after && { after }) };
    const done = client.query({ query: Entries, variables, fetchPolicy: "network-only" });
    const { answer } = asked.at(-1) as (typeof asked)[number];
    return { done, answer };
  };
  const shown = () => {
    const list = cache.readQuery<{ entries: { edges: { node: { id: string } }[] } }>({
      query: Entries,
      variables: { first: 2, order: "title" },
    });
    return list?.entries.edges.map(({ node }) => node.id).join("");
  };
  return { asked, read, shown };
}

it.each([
  { before: "ab", more: "cd", first: 2, next: { first: 2, order: "title", after: "b" } },
  { before: "abcd", more: "ef", first: 4, next: { first: 2, order: "title", after: "d" } },
])("keeps the rows $more that are shown while $before are read again", async (given) => {
  const { asked, read, shown } = sortedList();
  const start = read();
  start.answer("ab");
  await start.done;
  if (given.before === "abcd") {
    const second = read("b");
    second.answer("cd");
    await second.done;
  }
  const again = read();
  expect(asked.at(-1)?.variables).toEqual({ first: given.first, order: "title" });
  const further = read(given.before.at(-1));
  further.answer(given.more);
  await further.done;
  expect(shown()).toBe(given.before + given.more);

  again.answer(given.before);
  expect(asked.at(-1)?.variables).toEqual(given.next);
  asked.at(-1)?.answer(given.more);
  await again.done;
  expect(shown()).toBe(given.before + given.more);
});
