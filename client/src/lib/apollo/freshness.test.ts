import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from "@apollo/client";
import { expect, it } from "vitest";
import { createFreshness } from "./freshness";

const Entry = gql`query Entry($id: ID!) { entry(id: $id) { id } }`;

async function answered(result: ApolloLink.Result) {
  let now = 0;
  const freshness = createFreshness(() => now);
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next(result);
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link: freshness.link.concat(server), cache: new InMemoryCache() });
  await client.query({ query: Entry, variables: { id: "1" } }).catch(() => undefined);
  return {
    policyAfter: (ms: number, id = "1") => {
      now = ms;
      return freshness.policy(Entry, { id });
    },
  };
}

it("shows an answer without asking again for 5 minutes, and then asks [9.2]", async () => {
  const { policyAfter } = await answered({ data: { entry: { __typename: "Entry", id: "1" } } });
  expect(policyAfter(0)).toBe("cache-first");
  expect(policyAfter(5 * 60_000 - 1)).toBe("cache-first");
  expect(policyAfter(5 * 60_000)).toBe("cache-and-network");
});

it("knows each question by its variables", async () => {
  const { policyAfter } = await answered({ data: { entry: { __typename: "Entry", id: "1" } } });
  expect(policyAfter(0, "2")).toBe("cache-and-network");
});

it("takes a refusal for no answer", async () => {
  const { policyAfter } = await answered({ errors: [{ message: "no" }] });
  expect(policyAfter(0)).toBe("cache-and-network");
});
