import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { root as checkout } from "./run.ts";

const NPM = `const fs = require("node:fs");
     if (process.argv[2] === "config") return console.log("https://packages.test/npm");
     fs.appendFileSync("calls", process.argv.slice(2).join(" ") + "\\n");
     const addressed = fs.existsSync("npm-shrinkwrap.json");
     if (addressed) fs.copyFileSync("npm-shrinkwrap.json", "addressed");
     if (addressed && fs.existsSync("elsewhere")) process.exit(1);
     fs.mkdirSync("node_modules", { recursive: true });
     const end = () => process.exit(fs.existsSync("broken") ? 7 : 0);
     fs.existsSync("slow") ? setTimeout(end, 500) : end();`;

/** A checkout with a lock, a script to run and an npm that writes down how it was called. */
export function testCheckout() {
  const root = mkdtempSync(join(tmpdir(), "yomikoe-bootstrap-"));
  const scripts = join(checkout, "scripts");
  mkdirSync(join(root, "scripts"));
  for (const file of ["bootstrap.mjs", ...globSync("lib/*.mjs", { cwd: scripts })])
    cpSync(join(scripts, file), join(root, "scripts", file));
  writeFileSync(join(root, "package-lock.json"), "{}");
  writeFileSync(join(root, "npm.js"), NPM);

  function bootstrapOf(
    script: string,
    source: string,
    variables: Record<string, string> = {},
    args: string[] = [],
  ): ChildProcessWithoutNullStreams {
    writeFileSync(join(root, "scripts", script), source);
    return spawn(process.execPath, [join(root, "scripts", "bootstrap.mjs"), `scripts/${script}`, ...args], {
      env: { ...process.env, npm_execpath: join(root, "npm.js"), ...variables },
      stdio: "pipe",
    });
  }

  return {
    root,
    bootstrapOf,
    bootstrap: (source: string, ...args: string[]) => bootstrapOf("job.ts", source, {}, args),
    /** How npm was called, one line each. */
    calls: () => readFileSync(join(root, "calls"), "utf8").trim().split("\n"),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** How a process ended, and what it said. */
export async function outcome(child: ChildProcessWithoutNullStreams) {
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
    child.once("exit", (code, signal) => resolve({ code, signal })),
  );
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { ...(await ended), out, err };
}
