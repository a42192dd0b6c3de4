import { serverAudits } from "graphql-http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { listen } from "#test/graphql";

let test: TestApp;
let url: string;
beforeAll(async () => {
  test = await startApp();
  url = `${await listen(test)}/graphql`;
});
afterAll(() => test.close());

it.each(serverAudits({ url: () => url, fetchFn: fetch }))(
  "GraphQL over HTTP: $name [7.14]",
  async ({ fn, name }) => {
    const result = await fn();
    // A MUST of the standard is an error, a SHOULD a warning, and an open point a notice.
    if (!name.startsWith("MAY")) expect(result).toMatchObject({ status: "ok" });
    else expect(["ok", "notice"]).toContain(result.status);
  },
);
