import { describe, expect, it } from "vitest";
import { exitOf, testProgram } from "#test/program";

const start = testProgram();

describe("the program", () => {
  it("does not start on a wrong environment, and says all that is wrong", async () => {
    const { child, said } = start({}, { PORT: "high", STORAGE: "tape" });
    expect(await exitOf(child)).toBe(1);
    for (const name of ["PORT", "STORAGE", "DATABASE_URL"]) expect(said.text).toMatch(`  ${name}: `);
  }, 60_000);
});
