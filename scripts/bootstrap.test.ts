import { type ChildProcess, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isRunning } from "./lib/process-state.mjs";
import { until } from "./lib/processes.ts";

const here = import.meta.dirname;
let root: string;

/** A checkout with a lock, a script to run and an npm that writes down how it was called. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "yomikoe-bootstrap-"));
  mkdirSync(join(root, "scripts"));
  for (const file of ["bootstrap.mjs", ...globSync("lib/*.mjs", { cwd: here })])
    cpSync(join(here, file), join(root, "scripts", file));
  writeFileSync(join(root, "package-lock.json"), "{}");
  writeFileSync(
    join(root, "npm.js"),
    `const fs = require("node:fs");
     if (process.argv[2] === "config") return console.log("https://packages.test/npm");
     fs.appendFileSync("calls", process.argv.slice(2).join(" ") + "\\n");
     const addressed = fs.existsSync("npm-shrinkwrap.json");
     if (addressed) fs.copyFileSync("npm-shrinkwrap.json", "addressed");
     if (addressed && fs.existsSync("elsewhere")) process.exit(1);
     fs.mkdirSync("node_modules", { recursive: true });
     const end = () => process.exit(fs.existsSync("broken") ? 7 : 0);
     fs.existsSync("slow") ? setTimeout(end, 500) : end();`,
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const bootstrap = (source: string, ...args: string[]) => bootstrapOf("job.ts", source, {}, args);

function bootstrapOf(
  script: string,
  source: string,
  variables: Record<string, string>,
  args: string[] = [],
): ChildProcess {
  writeFileSync(join(root, "scripts", script), source);
  return spawn(process.execPath, [join(root, "scripts", "bootstrap.mjs"), `scripts/${script}`, ...args], {
    env: { ...process.env, npm_execpath: join(root, "npm.js"), ...variables },
    stdio: "pipe",
  });
}

async function outcome(child: ChildProcess) {
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
    child.once("exit", (code, signal) => resolve({ code, signal })),
  );
  const [out, err] = await Promise.all([text(child.stdout!), text(child.stderr!)]);
  return { ...(await ended), out, err };
}

const calls = () => readFileSync(join(root, "calls"), "utf8").trim().split("\n");

describe("bootstrap", () => {
  it("installs the locked packages once, and again when the lock changes", async () => {
    expect((await outcome(bootstrap("console.log('ran')"))).err).toContain("Installing the packages");
    expect((await outcome(bootstrap("console.log('ran')"))).out).toBe("ran\n");
    expect(calls()).toHaveLength(1);
    writeFileSync(join(root, "package-lock.json"), '{"changed":true}');
    await outcome(bootstrap(""));
    expect(calls()).toHaveLength(2);
    expect(calls()[0]).toMatch(/^ci .*--ignore-scripts/);
  });

  it("tells npm where each package lies, by a lock that is gone afterwards", async () => {
    const packages = {
      "": { name: "root" },
      "node_modules/one": { version: "1.0.0", integrity: "sha512-1" },
      "node_modules/one/node_modules/@a/two": { version: "2.0.0", integrity: "sha512-2" },
      "node_modules/other-name": { name: "three", version: "3.0.0", integrity: "sha512-3" },
      "node_modules/@yomikoe/server": { resolved: "server", link: true },
    };
    writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages }));
    expect(await outcome(bootstrap("console.log('ran')"))).toMatchObject({ code: 0, out: "ran\n" });
    const addressed = JSON.parse(readFileSync(join(root, "addressed"), "utf8"));
    const of = (path: string) => addressed.packages[path].resolved;
    expect(of("")).toBeUndefined();
    expect(of("node_modules/one")).toBe("https://packages.test/npm/one/-/one-1.0.0.tgz");
    expect(of("node_modules/one/node_modules/@a/two")).toBe(
      "https://packages.test/npm/@a/two/-/two-2.0.0.tgz",
    );
    expect(of("node_modules/other-name")).toBe("https://packages.test/npm/three/-/three-3.0.0.tgz");
    expect(of("node_modules/@yomikoe/server")).toBe("server");
    expect(existsSync(join(root, "npm-shrinkwrap.json"))).toBe(false);
  });

  it("leaves no such lock behind when it is killed, nor one that an earlier start left", async () => {
    const addressed = join(root, "npm-shrinkwrap.json");
    writeFileSync(join(root, "slow"), "");
    const child = bootstrap("");
    const end = outcome(child);
    expect(await until(() => existsSync(join(root, "addressed")), 10_000)).toBe(true);
    expect(existsSync(addressed)).toBe(true);
    child.kill("SIGKILL");
    await end;
    expect(await until(() => !existsSync(addressed), 5_000)).toBe(true);

    rmSync(join(root, "slow"));
    await outcome(bootstrap(""));
    writeFileSync(addressed, "{}");
    expect(await outcome(bootstrap("console.log('ran')"))).toMatchObject({ code: 0, out: "ran\n" });
    expect(calls()).toHaveLength(2);
    expect(existsSync(addressed)).toBe(false);
  });

  it("lets npm find its own way where a registry keeps its packages elsewhere", async () => {
    writeFileSync(join(root, "elsewhere"), "");
    expect(await outcome(bootstrap("console.log('ran')"))).toMatchObject({ code: 0, out: "ran\n" });
    expect(calls()).toHaveLength(2);
    expect(calls()[1]).not.toContain("--fetch-retries");
  });

  it("lets one of several starts install while the others wait for it", async () => {
    writeFileSync(join(root, "slow"), "");
    const ends = await Promise.all([1, 2, 3].map(() => outcome(bootstrap("console.log('ran')"))));
    expect(ends.map(({ out }) => out)).toEqual(["ran\n", "ran\n", "ran\n"]);
    expect(calls()).toHaveLength(1);
  });

  it("takes over from a start that was killed while it installed", async () => {
    writeFileSync(join(root, ".installing"), '{"pid":4194303,"began":"1"}');
    expect((await outcome(bootstrap("console.log('ran')"))).out).toBe("ran\n");
    expect(existsSync(join(root, ".installing"))).toBe(false);
  });

  describe.each(["start.ts", "dev.ts"])("of %s, where no packages are installed", (script) => {
    const usual = { DATABASE_URL: "", FIREBASE_PROJECT_ID: "", HOST: "", PUBLIC_URL: "", PORT: "" };
    /** The rules as they lie in a clone, without a package beside them. */
    beforeEach(() => {
      const server = join(here, "..", "server", "src");
      for (const file of ["env-formats.mjs", "env-rules.mjs", "kernel/loopback.mjs"])
        cpSync(join(server, file), join(root, "server", "src", file));
    });

    it("refuses a wrong environment before it installs or runs anything", async () => {
      const wrong = { ...usual, HOST: "0.0.0.0", PUBLIC_URL: "https://trial.example" };
      const { code, out, err } = await outcome(bootstrapOf(script, "console.log('ran')", wrong));
      expect({ code, out }).toEqual({ code: 1, out: "" });
      expect(err).toMatch(
        /^The environment is not valid:\n {2}STRIPE_SECRET_KEY: .*\n {2}FIREBASE_AUTH_EMULATOR_HOST: .*\n$/,
      );
      expect(existsSync(join(root, "calls"))).toBe(false);
      expect(existsSync(join(root, "node_modules"))).toBe(false);
    });

    it("installs and runs with one that may start", async () => {
      expect(await outcome(bootstrapOf(script, "console.log('ran')", usual))).toMatchObject({
        code: 0,
        out: "ran\n",
      });
      expect(calls()).toHaveLength(1);
    });
  });

  it("runs nothing and says why when the packages cannot be installed", async () => {
    writeFileSync(join(root, "broken"), "");
    const { code, out, err } = await outcome(bootstrap("console.log('ran')"));
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain("The packages could not be installed (7)");
  });

  it("runs TypeScript with its arguments and hands on the exit code", async () => {
    const script = "const n: number = 3; console.log(process.argv.slice(2).join()); process.exit(n)";
    expect(await outcome(bootstrap(script, "a", "--b"))).toMatchObject({ code: 3, out: "a,--b\n" });
  });

  it("prefers the pinned Node to the one that started it", async () => {
    const pinned = join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin");
    mkdirSync(pinned, { recursive: true });
    symlinkSync(process.execPath, join(pinned, "node"));
    const { out } = await outcome(bootstrap("console.log(process.env.PATH)"));
    expect(out.split(":").slice(0, 2)).toEqual([pinned, join(root, "node_modules", ".bin")]);
  });

  it.each(["SIGINT", "SIGTERM"] as const)(
    "hands on %s and waits for the script's own end",
    async (signal) => {
      const child = bootstrap(
        `process.once("${signal}", () => setTimeout(() => process.exit(42), 50)); setInterval(() => {}, 1e4);
       require("node:fs").writeFileSync("up", "");`.replace("require", "process.getBuiltinModule"),
      );
      const end = outcome(child);
      await until(() => existsSync(join(root, "up")), 10_000);
      child.kill(signal);
      expect(await end).toMatchObject({ code: 42, signal: null });
    },
  );

  it("lets the script notice that it was killed", async () => {
    const child = bootstrap(
      `process.getBuiltinModule("node:fs").writeFileSync("up", String(process.pid));
       process.once("disconnect", () => process.exit(0)); setInterval(() => {}, 1e4);`,
    );
    await until(() => existsSync(join(root, "up")) && readFileSync(join(root, "up"), "utf8") !== "", 10_000);
    const script = Number(readFileSync(join(root, "up"), "utf8"));
    child.kill("SIGKILL");
    expect(await until(() => !isRunning(script), 5_000)).toBe(true);
  });
});
