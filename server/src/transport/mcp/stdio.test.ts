import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { endWithTest } from "#test/child";
import { COMMAND, root, stdioAgents } from "#test/stdio-agents";

const { address, environmentOf } = stdioAgents();

function started(env: Record<string, string>) {
  const child = endWithTest(spawn("npm", COMMAND, { cwd: root, env, stdio: "pipe" }));
  const said = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    child[name]!.on("data", (chunk) => {
      said[name] += chunk;
    });
  return { child, said, ended: once(child, "close") };
}

describe("npm run mcp", () => {
  it("writes nothing but the protocol to stdout, and ends with its client", async () => {
    const { child, said, ended } = started(await environmentOf());
    const ask = { jsonrpc: "2.0", id: 7, method: "tools/list" };
    child.stdin!.write(`${JSON.stringify(ask)}\n`);
    await expect.poll(() => said.stdout, { timeout: 20_000 }).toMatch(/\n$/);
    child.stdin!.end();
    expect(await ended).toEqual([0, null]);
    const lines = said.stdout.trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ jsonrpc: "2.0", id: 7 }]);
    expect(said.stderr).toBe("");
  }, 30_000);

  it("says on stderr what is missing or refused, and fails", async () => {
    const env = await environmentOf();
    const wrong = started({ ...env, YOMIKOE_API_KEY: "ymk_wrong" });
    const without = started({ ...env, YOMIKOE_API_KEY: "" });
    expect([await wrong.ended, wrong.said]).toEqual([
      [1, null],
      { stdout: "", stderr: `${address()} refuses the key of YOMIKOE_API_KEY.\n` },
    ]);
    expect([await without.ended, without.said]).toEqual([
      [1, null],
      {
        stdout: "",
        stderr: "Set YOMIKOE_URL and YOMIKOE_API_KEY: a key is made under Account, API.\n",
      },
    ]);
  }, 30_000);
});
