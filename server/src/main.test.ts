import { describe, expect, it } from "vitest";
import { exitOf, isReady, testProgram } from "#test/program";

const start = testProgram();

describe("the program", () => {
  it("serves, keeps tokens out of its log, and ends on SIGTERM with 0 within 10 s", async () => {
    const { child, said } = start();
    await isReady(said);
    const address = /Server listening at (http:[^"]+)/.exec(said.text)?.[1];
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const authorization = "Bearer do-not-log-me";
    expect(
      (await fetch(`${address}/api/entries?signature=nor-me`, { headers: { authorization } })).status,
    ).toBe(401);
    const began = Date.now();
    child.kill("SIGTERM");
    expect(await exitOf(child)).toBe(0);
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(said.text).toMatch('"path":"/api/entries"');
    expect(said.text).toMatch(/"reqId":"[0-9a-f-]{36}"/);
    expect(said.text).not.toMatch("log-me");
    expect(said.text).not.toMatch("nor-me");
  }, 90_000);

  it("does not start on a wrong environment, and says all that is wrong", async () => {
    const { child, said } = start({}, { PORT: "high", STORAGE: "tape" });
    expect(await exitOf(child)).toBe(1);
    for (const name of ["PORT", "STORAGE", "DATABASE_URL"]) expect(said.text).toMatch(`  ${name}: `);
  }, 60_000);
});
