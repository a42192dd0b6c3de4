import { describe, expect, it } from "vitest";
import { graphqlOperations } from "#test/operations/document";
import { graphqlRows } from "#test/operations/graphql-rows";
import { restRows } from "#test/operations/rest-rows";

const counterparts = Object.entries(restRows).flatMap(([name, { graphql, ...row }]) =>
  Array.isArray(graphql) ? [{ name, row, graphql }] : [],
);

describe("REST beside GraphQL", () => {
  it("does nothing that GraphQL does not, but what the provider or nobody yet asks [7.14]", () => {
    const only = Object.entries(restRows).filter(([, { graphql }]) => !Array.isArray(graphql));
    expect(only.map(([name]) => name)).toEqual([
      "GET /api/config/firebase",
      "POST /api/account/sign-in",
      "POST /api/payments/webhook",
    ]);
  });

  it.each(counterparts)(
    "$name is $graphql, for the same callers, expired and leaving ones too [6.3][7.14]",
    ({ row, graphql }) => {
      const fields = graphqlOperations().map(({ name }) => name);
      for (const field of graphql) {
        expect(fields).toContain(field);
        expect(graphqlRows[field]?.who).toBe(row.who);
        expect(graphqlRows[field]?.whenExpired).toBe(row.whenExpired);
        expect(graphqlRows[field]?.whenLeaving).toBe(row.whenLeaving);
      }
    },
  );
});
