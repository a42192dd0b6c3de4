/** Runs one of the measurements in bench/: npm run bench -- NAME [arguments] */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root, runInForeground } from "./lib/run.ts";

const [name = "", ...args] = process.argv.slice(2);
const folder = join(root, "scripts", "bench");
const names = existsSync(folder)
  ? readdirSync(folder).flatMap((file) => /^([\w-]+)(?<!\.test)\.ts$/.exec(file)?.[1] ?? [])
  : [];

if (names.includes(name)) {
  // The server's own settings: its classes carry decorators.
  const settings = ["--conditions=source", "--tsconfig", join(root, "server", "tsconfig.json")];
  const command = [...settings, join(folder, `${name}.ts`), ...args];
  process.exitCode = await runInForeground("tsx", command);
} else {
  console.error(`Name one of: ${names.join(", ") || "(there are none)"}`);
  process.exitCode = 1;
}
