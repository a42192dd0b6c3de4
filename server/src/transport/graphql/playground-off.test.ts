import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { graphql } from "#test/graphql";

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ env: { PLAYGROUND: "off" } });
});
afterAll(() => test.close());

it("without the playground has neither page nor introspection, and suggests no names", async () => {
  expect((await test.app.inject({ url: "/graphql", headers: { accept: "text/html" } })).statusCode).toBe(404);
  const user = await test.newUser();
  const introspection = await graphql(test, user, "{ __schema { types { name } } }");
  expect(introspection.errors?.[0]?.extensions.code).toBe("VALIDATION_ERROR");
  const misspelt = await graphql(test, user, "{ viewr { id } }");
  expect(misspelt.errors?.[0]?.message).not.toMatch(/viewer/);
  expect((await graphql(test, user, "{ viewer { plan } }")).data).toEqual({ viewer: { plan: "free" } });
});
