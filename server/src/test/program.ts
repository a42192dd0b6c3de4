import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { buildServer } from "../../../scripts/lib/builds.ts";
import { testAuthEmulator } from "./ask.ts";
import { freshDatabase } from "./database.ts";
import { eventually } from "./graphql.ts";

const program = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

const { PATH, NODE_COMPILE_CACHE } = process.env;
/** Nothing else of this process; what Node compiled before stays compiled. */
const inherited = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };

/** The built server as a program, over a database and a folder of the test file's own. */
export function testProgram() {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let folder: string;
  let variables: Record<string, string>;
  beforeAll(async () => {
    // The journeys and every start build it, too: from source, each start would translate all of it.
    await buildServer();
    database = await freshDatabase();
    folder = await mkdtemp(join(tmpdir(), "yomikoe-main-"));
    variables = {
      DATABASE_URL: database.url,
      FIREBASE_AUTH_EMULATOR_HOST: await testAuthEmulator(),
      DATA_DIR: folder,
      PORT: "0",
      // Loading and warming up each of the usual six takes a second of processor time.
      READERS_READY: "0",
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

  /** The program in a process of its own, and all that it said so far. */
  return (extra: Record<string, string> = {}, environment = variables) => {
    const child = spawn(process.execPath, [program], {
      env: { ...inherited, ...environment, ...extra },
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
  };
}

export const isReady = (said: { text: string }) =>
  eventually(() => expect(said.text).toMatch(/"msg":"ready"/), 60_000);

export async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const [code] = (await once(child, "exit")) as [number | null];
  return code;
}
