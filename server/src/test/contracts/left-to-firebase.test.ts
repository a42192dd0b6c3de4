import { type GraphQLArgument, type GraphQLInputField, isInputObjectType, isObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { buildGraphqlSchema } from "../../transport/graphql/schema.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

/** Names by which something is given that proves who somebody is. */
const proofs = /pass(word|phrase|code)|otp|secondFactor|mfa|pin(code)?$/i;

/** Names of all properties of a schema in JSON, at any depth. */
function propertiesOf(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties = {} } = schema as { properties?: object };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(propertiesOf)];
}

describe("signing in, which is left to Firebase", () => {
  it("has no call of REST that takes a password or a code", async () => {
    const document = (await test.app.inject({ url: "/api/docs/json" })).json();
    const calls = Object.values(document.paths as Record<string, object>).flatMap(
      (path) => Object.values(path) as { parameters?: { name: string }[]; requestBody?: unknown }[],
    );
    const given = calls.flatMap(({ parameters = [], requestBody }) => [
      ...parameters.map(({ name }) => name),
      ...propertiesOf(requestBody),
    ]);
    expect(given).toContain("email");
    expect(given.filter((name) => proofs.test(name))).toEqual([]);
  });

  it("has no call of GraphQL that does", () => {
    const types = Object.values(buildGraphqlSchema().getTypeMap());
    const inputs: (GraphQLArgument | GraphQLInputField)[] = types.flatMap((type) => {
      if (isInputObjectType(type)) return Object.values(type.getFields());
      return isObjectType(type) ? Object.values(type.getFields()).flatMap(({ args }) => args) : [];
    });
    const given = inputs.map(({ name }) => name);
    expect(given).toContain("settings");
    expect(given.filter((name) => proofs.test(name))).toEqual([]);
  });

  it("gives out no tokens of its own by OAuth, and sends nobody to another site", async () => {
    for (const url of [
      "/.well-known/oauth-authorization-server",
      "/.well-known/openid-configuration",
      "/.well-known/jwks.json",
      "/oauth/authorize?response_type=code&client_id=c&redirect_uri=https://evil.example/",
      "/oauth/token",
      "/authorize?redirect_uri=https://evil.example/",
      "/token",
      "/register",
    ])
      for (const method of ["GET", "POST"] as const) {
        const answer = await test.app.inject({ url, method });
        expect([url, answer.headers.location]).toEqual([url, undefined]);
        expect([url, answer.body]).toEqual([url, expect.not.stringMatching(/_token"|"issuer"|"client_id"/)]);
        if (method === "POST") expect([url, answer.statusCode]).toEqual([url, 404]);
      }
  });
});
