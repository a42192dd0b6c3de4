import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { endProcess, until } from "./processes.ts";
import { keepRotated, openLog } from "./rotating-log.ts";
import { root } from "./run.ts";
import { UserError } from "./say.ts";

/** The server promises to have handed back its jobs by then. */
const STOPS_WITHIN = 11_000;
const READY_WITHIN = 60_000;

export interface ServerProcess {
  pid: number;
  /** Where its lines begin in the log. */
  logFrom: number;
  /** Resolves when it has ended for any reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * As in the Dockerfile. What a delivery of a webhook needs lives a little longer than the garbage collector expects: it
 * copies less of it where young objects have more than 16 MB.
 */
export const nodeOptions = ["--max-semi-space-size=64"];

/** Starts the built server in a session of its own: Ctrl-C reaches it through us only, and in order. */
export function startServer(variables: Record<string, string>, logFile: string): ServerProcess {
  const { log, from } = openLog(logFile);
  const child = spawn(process.execPath, [...nodeOptions, join(root, "server/dist/main.js")], {
    cwd: root,
    detached: true,
    env: { ...process.env, ...variables },
    stdio: ["ignore", log, log, "ipc"],
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) =>
    child.once("exit", () => resolve()).once("error", () => resolve()),
  );
  ended.then(keepRotated(logFile));
  return {
    pid: child.pid as number,
    logFrom: from,
    ended,
    async stop() {
      if (child.pid && !hasEnded(child)) await endProcess(child.pid, "SIGTERM", STOPS_WITHIN);
      await ended;
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Waits until every part of the server answers; throws what it said last when it ends before. */
export async function untilReady(server: ServerProcess, address: string, logFile: string) {
  let hasStopped = false;
  server.ended.then(() => {
    hasStopped = true;
  });
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const answered = await until(async () => hasStopped || (await isReady()), READY_WITHIN, 50);
  if (hasStopped) throw new UserError(`The server did not start: ${lastWords(logFile, server.logFrom)}`);
  if (!answered)
    throw new UserError(`The server is not ready after ${READY_WITHIN / 1000} s: see ${logFile}.`);
}

/** The log is JSON lines; what a crash prints is not. */
export function lastWords(logFile: string, from = 0): string {
  const lines = readFileSync(logFile).subarray(from).toString().trim().split("\n");
  const line = lines.findLast((line) => /error|fatal|"level":[56]0/i.test(line)) ?? lines.at(-1) ?? "";
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return `${[msg, err?.message].filter(Boolean).join(": ")} (log: ${logFile})`;
  } catch {
    return `${line.trim()} (log: ${logFile})`;
  }
}
