/** Learns one of the models of the product: npm run train -- NAME [arguments] */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root, runInForeground } from "./lib/run.ts";

const [name = "", ...args] = process.argv.slice(2);
const folder = join(root, "scripts", "train");
const names = readdirSync(folder).flatMap((file) => /^([\w-]+)(?<!\.test)\.ts$/.exec(file)?.[1] ?? []);

if (names.includes(name)) {
  const settings = ["--conditions=source", "--tsconfig", join(root, "server", "tsconfig.json")];
  process.exitCode = await runInForeground("tsx", [...settings, join(folder, `${name}.ts`), ...args]);
} else {
  console.error(`Name one of: ${names.join(", ")}`);
  process.exitCode = 1;
}
