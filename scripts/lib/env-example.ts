import { readFileSync } from "node:fs";
import { join } from "node:path";
import { environmentNames, parseEnv } from "../../server/src/env.ts";
import { type Outcome, root } from "./run.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");

/** Any values do: without them the server refuses to start. */
const NEEDED = {
  DATABASE_URL: "postgres://localhost/yomikoe",
  FIREBASE_AUTH_EMULATOR_HOST: "localhost:9099",
};

/** Says where .env.example names other variables than the server and the client's build, or other defaults. */
export function envExample(example = read(".env.example")): Outcome {
  const build = read("client/src/lib/env.ts").match(/\bVITE_\w+/g) ?? [];
  const known = new Set([...environmentNames, ...build]);
  const rows = [...example.matchAll(/^# ([A-Z][A-Z0-9_]*)=(.*)$/gm)];
  const shown = new Map(rows.map(([, name = "", value = ""]) => [name, value]));
  const problems = [
    ...[...known].filter((name) => !shown.has(name)).map((name) => `${name} is missing`),
    ...[...shown.keys()].filter((name) => !known.has(name)).map((name) => `${name} is read by nobody`),
    ...otherDefaults(shown),
  ];
  return { ok: problems.length === 0, output: `.env.example: ${problems.join("; ")}` };
}

function otherDefaults(shown: ReadonlyMap<string, string>): string[] {
  const defaults: Record<string, unknown> = parseEnv(NEEDED);
  return [...shown]
    .filter(([name, value]) => value && name in defaults)
    .filter(([name, value]) => String(defaults[name]) !== value)
    .map(([name]) => `${name} is ${defaults[name]} by default`);
}
