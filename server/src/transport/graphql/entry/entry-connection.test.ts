import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { graphql } from "#test/graphql";
import { statementsOf } from "#test/statements";

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

const TOTAL = "totalCount edges { node { url } }";

it.each([
  ["a first page and its total cost one statement", `{ entries { ${TOTAL} } }`, 1],
  ["a page by a search and its total cost two", `{ entries(search: "page") { ${TOTAL} } }`, 2],
  ["a page in another order and its total cost two", `{ entries(order: oldest) { ${TOTAL} } }`, 2],
])("%s, whoever waits for the count", async (_what, query, statements) => {
  const user = await test.newUser();
  await graphql(test, user, 'mutation { createEntry(url: "https://example.com/page") { id } }');
  let answer: Awaited<ReturnType<typeof graphql>> | undefined;
  const sent = await statementsOf(test.container.sql, async () => {
    answer = await graphql(test, user, query);
  });
  expect(answer?.data.entries).toEqual({
    totalCount: 1,
    edges: [{ node: { url: "https://example.com/page" } }],
  });
  const others = sent.filter(({ statement }) => !statement.includes('"closed_at"'));
  expect(others).toHaveLength(statements);
});

it("tells the total of all pages on each of them, and of a list that has none", async () => {
  const user = await test.newUser();
  const pages = "totalCount edges { node { url } cursor } pageInfo { endCursor }";
  const empty = await graphql(test, user, `{ entries { ${pages} } }`);
  expect(empty.data.entries).toEqual({ totalCount: 0, edges: [], pageInfo: { endCursor: null } });
  for (const page of ["zero", "one", "two", "three"])
    await graphql(test, user, `mutation { createEntry(url: "https://example.com/${page}") { id } }`);
  const { entries: first } = (await graphql(test, user, `{ entries(first: 2) { ${pages} } }`)).data;
  expect(first).toMatchObject({
    totalCount: 4,
    edges: [{ node: { url: "https://example.com/three" } }, { node: { url: "https://example.com/two" } }],
  });
  expect(first.edges[1].cursor).toBe(first.pageInfo.endCursor);
  const after = first.edges[1].cursor;
  const { entries: second } = (
    await graphql(test, user, `{ entries(first: 2, after: "${after}") { ${pages} } }`)
  ).data;
  expect(second).toMatchObject({
    totalCount: 4,
    edges: [{ node: { url: "https://example.com/one" } }, { node: { url: "https://example.com/zero" } }],
  });
});
