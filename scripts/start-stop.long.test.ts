import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freePort } from "./lib/ports.ts";
import { isRunning } from "./lib/process-state.mjs";
import { until } from "./lib/processes.ts";
import { temporaryFolder } from "./lib/temporary-folder.ts";
import { tryScript } from "./lib/try-script.ts";

let dataDir: string;
const started: ReturnType<typeof tryScript>[] = [];

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

const KEPT = "https://example.org/kept";

describe("a start", { timeout: 300_000 }, () => {
  /** All that `npm start` leads to, by pid: the last three run detached. */
  type Parts = Record<"starter" | "server" | "postgres" | "emulator", number>;

  async function start(port: number) {
    const one = tryScript("start.ts", { DATA_DIR: dataDir, PORT: String(port) });
    started.push(one);
    const isThrough = () => one.output().includes("ready at") || one.child.exitCode !== null;
    expect(await until(isThrough, 170_000), one.output()).toBe(true);
    expect(one.output()).toContain(`Yomikoe is ready at http://localhost:${port}`);
    const lock = JSON.parse(readFileSync(join(dataDir, "lock.json"), "utf8"));
    const parts: Parts = {
      starter: one.child.pid as number,
      server: lock.server.pid,
      postgres: Number(readFileSync(join(dataDir, "postgres/cluster/postmaster.pid"), "utf8").split("\n")[0]),
      emulator: Number(readFileSync(join(dataDir, "auth/pid"), "utf8")),
    };
    return { ...one, parts };
  }

  /** Requests as the account of the demonstration. */
  async function signIn(port: number) {
    const { ended, output } = tryScript("token.ts", { DATA_DIR: dataDir });
    await ended;
    const headers = { authorization: `Bearer ${output().trim()}`, "content-type": "application/json" };
    return async (path: string, body?: object) => {
      const init = body && { method: "POST", body: JSON.stringify(body) };
      const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, { ...init, headers });
      return ((await answer.json()) as { data: object }).data;
    };
  }
  /** The account, and the page that it has beside the ones that a start gives it. */
  async function stored(port: number) {
    const request = await signIn(port);
    const [profile, entries] = await Promise.all([request("/user/profile"), request("/entries")]);
    const kept = (entries as { entryId: string; url: string }[]).find(({ url }) => url === KEPT);
    return { profile, kept: kept?.entryId };
  }

  it("keeps accounts and entries, whichever of its parts is killed, and leaves nothing behind", async () => {
    const port = await freePort();
    let running = await start(port);
    const request = await signIn(port);
    await request("/entries", { url: KEPT });
    const before = await stored(port);
    expect(before).toMatchObject({
      profile: { email: "demo@yomikoe.example", plan: "monthly", credits: 2000 },
      kept: expect.any(String),
    });
    const another = tryScript("start.ts", { DATA_DIR: dataDir, PORT: "0" });
    expect(await another.ended).toEqual([1, null]);
    expect(another.output()).toContain(`Yomikoe runs already at http://localhost:${port}`);

    for (const [part, sentence] of [
      ["starter", null],
      ["server", "The server stopped by itself: "],
      ["postgres", "Postgres stopped by itself: start again"],
      ["emulator", "The Auth emulator stopped by itself: start again"],
    ] as const) {
      process.kill(running.parts[part], "SIGKILL");
      const [code] = await running.ended;
      if (sentence)
        expect({ code, output: running.output() }).toMatchObject({
          code: 1,
          output: expect.stringContaining(sentence),
        });
      const { parts: former } = running;
      running = await start(port);
      expect(Object.values(former).filter(isRunning), part).toEqual([]);
      expect(await stored(port), part).toEqual(before);
    }

    running.child.kill("SIGTERM");
    expect(await running.ended).toEqual([0, null]);
    expect(Object.values(running.parts).filter(isRunning)).toEqual([]);
  });
});
