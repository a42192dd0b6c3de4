import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { testAuthEmulator } from "#test/ask";
import { freshDatabase } from "#test/database";
import { eventually } from "#test/graphql";

const program = fileURLToPath(new URL("./main.ts", import.meta.url));
const settings = fileURLToPath(new URL("../tsconfig.json", import.meta.url));

let database: Awaited<ReturnType<typeof freshDatabase>>;
let folder: string;
let variables: Record<string, string>;
beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), "yomikoe-main-"));
  variables = {
    DATABASE_URL: database.url,
    FIREBASE_AUTH_EMULATOR_HOST: await testAuthEmulator(),
    DATA_DIR: folder,
    PORT: "0",
  };
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});

const { PATH, NODE_COMPILE_CACHE } = process.env;
/** Nothing else of this process; what Node compiled before stays compiled. */
const inherited = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };

/** The program in a process of its own, and all that it said so far. */
function start(extra: Record<string, string> = {}, environment = variables) {
  const child = spawn(process.execPath, ["--conditions=source", "--import", "tsx", program], {
    env: { ...inherited, TSX_TSCONFIG_PATH: settings, ...environment, ...extra },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  running.push(child);
  const said = { text: "" };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      said.text += chunk;
    });
  }
  return { child, said };
}

const isReady = (said: { text: string }) =>
  eventually(() => expect(said.text).toMatch(/"msg":"ready"/), 60_000);

async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const [code] = (await once(child, "exit")) as [number | null];
  return code;
}

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

  it("ends with 0 within 10 s although somebody does not read what he asked for", async () => {
    const { child, said } = start({ LOG_LEVEL: "debug" });
    await isReady(said);
    const { hostname, port } = new URL(/Server listening at (http:[^"]+)/.exec(said.text)?.[1] ?? "");
    const socket = connect(Number(port), hostname)
      .pause()
      .on("error", () => {});
    await once(socket, "connect");
    // More in all than the buffers between the two can hold.
    const requests = 30;
    socket.write(`GET /graphql/static/ruru.js HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(requests));
    await eventually(() => expect(said.text.split("incoming request")).toHaveLength(requests + 1), 30_000);
    const began = Date.now();
    child.kill("SIGTERM");
    expect(await exitOf(child)).toBe(0);
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(said.text).toMatch('"msg":"stopped"');
    socket.destroy();
  }, 90_000);

  it("ends when whoever started it has vanished", async () => {
    const { child, said } = start({ ROLE: "worker" });
    await isReady(said);
    expect(said.text).not.toMatch("Server listening");
    child.disconnect();
    expect(await exitOf(child)).toBe(0);
  }, 90_000);

  it("does not start on a wrong environment, and says all that is wrong", async () => {
    const { child, said } = start({}, { PORT: "high", STORAGE: "tape" });
    expect(await exitOf(child)).toBe(1);
    for (const name of ["PORT", "STORAGE", "DATABASE_URL"]) expect(said.text).toMatch(`  ${name}: `);
  }, 60_000);
});
