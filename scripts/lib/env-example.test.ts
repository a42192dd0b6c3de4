import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { envExample } from "./env-example.ts";
import { root } from "./run.ts";

const example = readFileSync(join(root, ".env.example"), "utf8");

describe(".env.example", () => {
  it("names each variable with its default", () => {
    expect(envExample()).toMatchObject({ ok: true });
  });

  it.each([
    ["a variable that is missing", "# PORT=4000\n", "", "PORT is missing"],
    [
      "a variable of the client's build that is missing",
      "# VITE_API_BASE=/api\n",
      "",
      "VITE_API_BASE is missing",
    ],
    ["a variable that nobody reads", "# PORT=4000\n", "# PORT=4000\n# PROT=\n", "PROT is read by nobody"],
    ["another default", "# PORT=4000\n", "# PORT=3000\n", "PORT is 4000 by default"],
  ])("refuses %s", (_, line, instead, problem) => {
    expect(envExample(example.replace(line, instead))).toEqual({
      ok: false,
      output: `.env.example: ${problem}`,
    });
  });
});
