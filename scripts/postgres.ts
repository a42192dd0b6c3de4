import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "./lib/ports.ts";
import { postgresBinaries } from "./lib/postgres-binaries.ts";
import { isRunning } from "./lib/process-state.mjs";
import { endProcess, folderOf, programOf, until } from "./lib/processes.ts";
import { dataFolderMode, reachablePlace, unprivilegedIds } from "./lib/unprivileged.ts";

export interface PostgresOptions {
  /** The cluster lies in its folder postgres/, or below /var/lib/yomikoe when "nobody" cannot get there. */
  dataDir: string;
  /** False: nothing is flushed to disk, for data that no one will miss. */
  durable?: boolean;
  maxConnections?: number;
  /** How long Postgres outlives a starter that was killed, so that the server can still hand back its jobs. */
  graceSeconds?: number;
}

export interface RunningPostgres {
  url: string;
  /** Where the data really lies. */
  place: string;
  pid: number;
  /** Resolves when it has ended for any reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

const STARTS_WITHIN = 60_000;

/** Failures that pass: a port lost to somebody else, or the orphans of a killed postmaster still leaving. */
const PASSING = /could not bind|could not create any TCP|shared memory block|lock file .* already exists/;

/** Starts Postgres on a loopback port with a password of its own. The data survives restarts and crashes. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const place = reachablePlace(join(options.dataDir, "postgres"));
  makePrivate(place);
  await endFormer(join(place, "cluster"));
  await initialise(place, options);
  for (let attempt = 1; ; attempt++) {
    try {
      return await launch(place, options);
    } catch (error) {
      if (attempt === 5 || !PASSING.test(String(error))) throw error;
    }
  }
}

function makePrivate(folder: string) {
  const { uid, gid } = unprivilegedIds();
  mkdirSync(folder, { recursive: true, mode: dataFolderMode() });
  chmodSync(folder, 0o700);
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

/** Stops a Postgres that outlived its starter, and clears the mark of one that did not. */
async function endFormer(cluster: string) {
  const pid = postmasterPid(cluster);
  if (pid === null) return;
  // The number may long belong to another process; even to another Postgres, which works in its own folder.
  const isOurs = programOf(pid) === "postgres" && (folderOf(pid) ?? cluster) === cluster;
  if (isOurs) await endProcess(pid, "SIGINT", 20_000);
  rmSync(join(cluster, "postmaster.pid"), { force: true });
}

function postmasterPid(cluster: string): number | null {
  return Number(postmasterFile(cluster)[0]) || null;
}

/** Lines: pid, data folder, start time, port, socket folder, address, shared memory, status. */
function postmasterFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return [];
  }
}

/** Makes the cluster beside its place and moves it there when whole: an interrupted first start leaves no half. */
async function initialise(place: string, { durable = true }: PostgresOptions) {
  if (existsSync(join(place, "cluster"))) return;
  const { uid, gid } = unprivilegedIds();
  const fresh = join(place, "cluster.new");
  const password = join(place, "password");
  rmSync(fresh, { recursive: true, force: true });
  writeFileSync(password, randomBytes(24).toString("hex"), { mode: 0o600 });
  if (uid !== undefined && gid !== undefined) chownSync(password, uid, gid);
  const args = ["-D", fresh, "-U", "yomikoe", "-A", "scram-sha-256", `--pwfile=${password}`, "-E", "UTF8"];
  // The built-in provider lower-cases all of Unicode and depends on nothing the system has installed.
  args.push("--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--no-instructions");
  if (!durable) args.push("--no-sync");
  try {
    await promisify(execFile)(join(postgresBinaries(), "initdb"), args, { uid, gid, cwd: place });
  } catch (error) {
    const reason = String((error as { stderr?: string }).stderr || error);
    throw new Error(`Postgres could not make its database in ${place}: ${causeIn(reason)}`);
  }
  renameSync(fresh, join(place, "cluster"));
}

/**
 * Runs the rest of its arguments and, when its standard input ends because the starter has ended,
 * stops it after a while: no starter can die so suddenly that its Postgres stays.
 */
const GUARD = `
grace=$1; shift
exec 3<&0
"$@" 3<&- & child=$!
(read -r _ <&3; sleep "$grace"; kill -INT $child) & guard=$!
wait $child; code=$?
kill $guard 2>/dev/null
exit $code`;

async function launch(place: string, options: PostgresOptions): Promise<RunningPostgres> {
  const cluster = join(place, "cluster");
  const port = await freePort();
  const log = join(place, "postgres.log");
  const output = openSync(log, "w", 0o600);
  const command = [join(postgresBinaries(), "postgres"), "-D", cluster, ...settings(port, options)];
  const guarded = ["-c", GUARD, "guard", String(options.graceSeconds ?? 0), ...command];
  const child = spawn("/bin/sh", guarded, {
    ...unprivilegedIds(),
    cwd: place,
    detached: true,
    stdio: ["pipe", output, output],
  });
  closeSync(output);
  const ended = new Promise<void>((resolve) =>
    child.once("exit", () => resolve()).once("error", () => resolve()),
  );
  const isReady = () =>
    postmasterFile(cluster)[3] === String(port) && postmasterFile(cluster)[7]?.trim() === "ready";
  await until(() => isReady() || child.exitCode !== null || child.pid === undefined, STARTS_WITHIN);
  const pid = postmasterPid(cluster);
  if (!isReady() || pid === null || !isRunning(pid)) {
    child.stdin?.end();
    throw new Error(`Postgres did not start: ${causeIn(readFileSync(log, "utf8"))} (log: ${log})`);
  }
  // Neither the process nor the pipe keeps a script alive that has nothing else to do.
  child.unref();
  (child.stdin as unknown as { unref(): void }).unref();
  const password = readFileSync(join(place, "password"), "utf8");
  return {
    url: `postgres://yomikoe:${password}@127.0.0.1:${port}/postgres`,
    place,
    pid,
    ended,
    async stop() {
      await endProcess(pid, "SIGINT", 20_000);
      child.stdin?.end();
      // Nothing else may keep the script alive that waits for this.
      child.ref();
      await ended;
    },
  };
}

function settings(port: number, { durable = true, maxConnections = 200 }: PostgresOptions): string[] {
  const values = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    max_connections: maxConnections,
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  return Object.entries(values).flatMap(([key, value]) => ["-c", `${key}=${value}`]);
}

/** The line of what a program of Postgres has said that names the cause. initdb tells of its cleaning up after it. */
export function causeIn(text: string): string {
  const lines = text
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith("initdb: removing "));
  return lines.findLast((line) => /error|fatal|could not|no space/i.test(line))?.trim() ?? lines.at(-1) ?? "";
}
