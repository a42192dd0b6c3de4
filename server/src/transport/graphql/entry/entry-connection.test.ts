import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { graphql } from "#test/graphql";
import { statementsOf } from "#test/statements";

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

it.each([
  ["a page and its total", "{ entries { totalCount edges { node { url } } } }"],
  ["a page and its total by a search", '{ entries(search: "page") { totalCount edges { node { url } } } }'],
])("%s cost two statements, whoever waits for the count", async (_what, query) => {
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
  expect(others).toHaveLength(2);
});
