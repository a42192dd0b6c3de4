import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freePort } from "./lib/ports.ts";
import { isRunning, until } from "./lib/processes.ts";
import { root } from "./lib/run.ts";
import { temporaryFolder } from "./lib/temporary-folder.ts";

let dataDir: string;
const started: ReturnType<typeof script>[] = [];

beforeEach(() => {
  dataDir = temporaryFolder("start");
});
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill("SIGTERM");
    await ended;
  }
  rmSync(dataDir, { recursive: true, force: true });
});

/** As the bootstrap runs it: on this Node, with a channel by which it notices that the bootstrap has gone. */
function script(name: string, variables: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["--conditions=source", join(root, "scripts", name)], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, ...variables },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  }
  return { child, ended: once(child, "exit"), output: () => output };
}

async function failure(variables: Record<string, string>) {
  const { ended, output } = script("start.ts", variables);
  return { code: (await ended)[0], output: output().trim() };
}

describe("a start that cannot succeed says why in a sentence", () => {
  it("when the port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as { port: number };
    expect(await failure({ PORT: String(port) })).toEqual({
      code: 1,
      output: `Port ${port} is taken by another program: set PORT to a free one.`,
    });
    other.close();
  });

  it("when variables are wrong, naming all of them", async () => {
    const { code, output } = await failure({ PORT: "high", ROLE: "boss" });
    expect(code).toBe(1);
    expect(output).toMatch(/^The environment is not valid:\n {2}PORT: .*\n {2}ROLE: .*$/);
  });

  it("when the address is not this machine's", async () => {
    const { code, output } = await failure({ HOST: "192.0.2.1" });
    expect({ code, output }).toEqual({
      code: 1,
      output: "Nothing can listen on 192.0.2.1:4000 (EADDRNOTAVAIL): check HOST and PORT.",
    });
  });

  it("when the data folder cannot be made", async () => {
    writeFileSync(join(dataDir, "file"), "");
    const { code, output } = await failure({ DATA_DIR: join(dataDir, "file", "data") });
    expect(code).toBe(1);
    expect(output).toContain("ENOTDIR");
    expect(output).not.toContain("at ");
  });
});

describe("a start", { timeout: 180_000 }, () => {
  async function start(port: number) {
    const one = script("start.ts", { PORT: String(port) });
    started.push(one);
    const isThrough = () => one.output().includes("ready at") || one.child.exitCode !== null;
    expect(await until(isThrough, 170_000), one.output()).toBe(true);
    expect(one.output()).toContain(`Yomikoe is ready at http://localhost:${port}`);
    const lock = JSON.parse(readFileSync(join(dataDir, "lock.json"), "utf8"));
    const others = [
      lock.server.pid,
      Number(readFileSync(join(dataDir, "postgres/cluster/postmaster.pid"), "utf8").split("\n")[0]),
      Number(readFileSync(join(dataDir, "auth/pid"), "utf8")),
    ] as number[];
    return { ...one, others };
  }

  async function profile(port: number) {
    const { ended, output } = script("token.ts");
    await ended;
    const headers = { authorization: `Bearer ${output().trim()}` };
    const answer = await fetch(`http://127.0.0.1:${port}/api/user/profile`, { headers });
    return ((await answer.json()) as { data: object }).data;
  }

  it("signs the demo account in, survives a kill, and leaves nothing behind when it is stopped", async () => {
    const port = await freePort();
    const first = await start(port);
    const before = await profile(port);
    expect(before).toMatchObject({
      email: "demo@yomikoe.example",
      plan: "monthly",
      credits: { balance: 2000 },
    });
    expect((await failure({ PORT: "0" })).output).toContain(
      `Yomikoe runs already at http://localhost:${port}`,
    );

    first.child.kill("SIGKILL");
    await first.ended;
    const second = await start(port);
    expect(first.others.filter(isRunning)).toEqual([]);
    expect(await profile(port)).toEqual(before);

    second.child.kill("SIGTERM");
    expect(await second.ended).toEqual([0, null]);
    expect(second.others.filter(isRunning)).toEqual([]);
  });
});
