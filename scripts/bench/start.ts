/**
 * From a fresh clone of what is committed to the address it serves, and again: npm run bench -- start [--empty-cache]
 * The packages come from the npm cache as it is; --empty-cache fetches all of them.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { printFigures, timed } from "../lib/figures.ts";
import { root, run } from "../lib/run.ts";
import { temporaryFolder } from "../lib/temporary-folder.ts";

const emptyCache = process.argv.includes("--empty-cache");
const folder = temporaryFolder("bench-start");
const clone = join(folder, "clone");

/** The environment of a new shell: without npm's variables and this checkout's programs. */
function newcomer(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_(?!config_registry)/i.test(name));
  const path = (process.env.PATH ?? "").split(":").filter((entry) => !entry.includes("node_modules"));
  return {
    ...Object.fromEntries(own),
    PATH: path.join(":"),
    PORT: "0",
    ...(emptyCache && { npm_config_cache: join(folder, "cache") }),
  };
}

/** Seconds until the start says its address; then it is stopped. */
async function start(): Promise<number> {
  const npm = spawn("npm", ["start"], { cwd: clone, env: newcomer(), stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(npm, "exit");
  let output = "";
  const [seconds] = await timed(() =>
    Promise.race([
      new Promise<void>((resolve) => {
        npm.stdout.on("data", (chunk) => {
          output += chunk;
          if (output.includes("ready at")) resolve();
        });
      }),
      ended.then(() => {
        throw new Error(`The start failed:\n${output}`);
      }),
    ]),
  );
  npm.kill("SIGTERM");
  await ended;
  return seconds;
}

try {
  const { ok, output } = await run("git", ["clone", "--quiet", root, clone]);
  if (!ok) throw new Error(output);
  const cold = await start();
  const warm = await start();
  const cache = emptyCache ? "empty npm cache" : "npm cache as it is";
  printFigures([
    { what: `first start of a fresh clone, ${cache}`, value: cold, unit: "s" },
    { what: "second start", value: warm, unit: "s" },
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
