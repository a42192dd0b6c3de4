import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { listen } from "#test/graphql";

let test: TestApp;
let address: string;
beforeAll(async () => {
  test = await startApp();
  address = await listen(test);
  await test.newUser("victim@example.com");
});
afterAll(() => test.close());

/** The path exactly as written: `fetch` would tidy it first. */
const statusOf = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .once("error", reject)
      .end();
  });

const CODES = "emulator/v1/projects/demo-yomikoe/oobCodes";

describe("what lies beside the sign-in at the emulator", () => {
  it.each([
    `../${CODES}`,
    `v1/../../${CODES}`,
    `%2e%2e/${CODES}`,
    `%2E./${CODES}`,
    `..%2f${CODES}`,
    `..%5C${CODES}`,
    `..\\${CODES}`,
    `%252e%252e/${CODES}`,
    `../securetoken.googleapis.com/../${CODES}`,
    "../securetoken.googleapis.com/v1/token",
  ])("is not reached by %s", async (path) => {
    expect(await statusOf(`/identitytoolkit.googleapis.com/${path}`)).toBe(404);
  });

  it("leaves the sign-in itself alone", async () => {
    expect(await statusOf("/identitytoolkit.googleapis.com/v1/accounts:lookup?key=local")).not.toBe(404);
    expect(await statusOf("/identitytoolkit.googleapis.com/v1/projects?key=local")).toBe(200);
  });
});
