import { fork } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isRunning } from "./lib/process-state.mjs";
import { endProcess } from "./lib/processes.ts";

export interface AuthEmulatorOptions {
  /** Accounts lie in its folder auth/, in a file only the owner may read. */
  dataDir: string;
  projectId: string;
  /** How long the emulator outlives a starter that was killed, so that the server can still hand back its jobs. */
  graceSeconds?: number;
}

export interface RunningAuthEmulator {
  /** host:port, as FIREBASE_AUTH_EMULATOR_HOST wants it. */
  host: string;
  pid: number;
  /** Resolves when it has ended for any reason. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts the Firebase Auth emulator, offline, on a port of the system's choice. */
export async function startAuthEmulator(options: AuthEmulatorOptions): Promise<RunningAuthEmulator> {
  const folder = join(options.dataDir, "auth");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await endFormer(folder);
  const logFile = join(folder, "emulator.log");
  const log = openSync(logFile, "w", 0o600);
  const entry = fileURLToPath(new URL("./auth-emulator-process.ts", import.meta.url));
  const accounts = join(folder, "accounts.json");
  const child = fork(entry, ["127.0.0.1:0", options.projectId, accounts, String(options.graceSeconds ?? 0)], {
    detached: true,
    execArgv: [],
    stdio: ["ignore", log, log, "ipc"],
  });
  closeSync(log);
  const ended = once(child, "exit");
  const ready = once(child, "message") as Promise<[{ port: number }]>;
  const [message] = await Promise.race([ready, ended.then(() => [null])]);
  const pid = child.pid;
  if (!message || pid === undefined)
    throw new Error(`The Auth emulator did not start: ${firstError(logFile)}`);
  writeFileSync(join(folder, "pid"), String(pid), { mode: 0o600 });
  child.unref();
  child.channel?.unref();
  return {
    host: `127.0.0.1:${message.port}`,
    pid,
    ended,
    async stop() {
      await endProcess(pid, "SIGTERM", 5_000);
      await ended;
    },
  };
}

/** One that outlived its starter still holds the accounts' file. */
async function endFormer(folder: string) {
  const pid = Number(readIfThere(join(folder, "pid")));
  if (pid && isRunning(pid) && readIfThere(`/proc/${pid}/cmdline`).includes(folder)) {
    await endProcess(pid, "SIGTERM", 5_000);
  }
}

function firstError(logFile: string): string {
  const lines = readIfThere(logFile).split("\n");
  return `${lines.find((line) => line.includes("Error")) ?? "no reason given"} (log: ${logFile})`;
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
