import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { walls } from "../walls/walls.ts";
import { generateTypes } from "./builds.ts";
import { clumsyOpenings } from "./comment-openings.ts";
import { envExample } from "./env-example.ts";
import { beginning, type FailedTest, type StageResult } from "./failures.ts";
import { EXAMPLES, graphqlExamples } from "./graphql-examples.ts";
import { landedProblems } from "./landed-migrations.ts";
import { longFiles } from "./long-files.ts";
import { longLines } from "./long-lines.ts";
import { generateMigration } from "./migrations.ts";
import { RELEASED, untoldBreaks } from "./released-schema.ts";
import { type Outcome, root, run } from "./run.ts";

export interface Check {
  name: string;
  run(): Promise<Outcome>;
}

/** All that can be said about the sources without running them. */
const checks: Check[] = [
  { name: "format and lint", run: () => run("biome", ["check", "--error-on-warnings"]) },
  { name: "walls", run: async () => walls(root) },
  { name: "length of files", run: async () => longFiles(root) },
  { name: "length of lines", run: async () => longLines(root) },
  { name: "openings of comments", run: async () => clumsyOpenings(root) },
  { name: ".env.example is up to date", run: async () => envExample() },
  { name: "types of the client", run: typesOfTheClient },
  { name: "types of the server and the scripts", run: () => run("tsc", ["-p", "scripts"]) },
  { name: "dead code", run: () => run("knip", ["--no-progress"]) },
  { name: "schema.graphql is up to date", run: schemaIsFresh },
  { name: "schema.graphql breaks no client", run: clientsStand },
  { name: "GraphiQL's examples are up to date", run: examplesAreFresh },
  { name: "migrations are up to date", run: migrationsAreFresh },
  { name: "landed migrations are unchanged", run: landedMigrationsStand },
  { name: "rule coverage", run: () => run("node", ["--conditions=source", "scripts/spec-coverage.ts"]) },
];

/** Half of them use one core only, so two run at a time. */
const LANES = 2;

export async function runChecks(): Promise<StageResult> {
  const failures: FailedTest[] = [];
  // Several checks read them. A failure is reported by the check of the client's types.
  await generateTypes().catch(() => {});
  const waiting = [...checks];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { ok, output } = await check.run();
      console.log(`  ${ok ? "✓" : "✗"} ${check.name}`);
      if (ok) continue;
      console.error(output.trimEnd());
      failures.push({ file: "", title: check.name, reason: beginning(output) });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { passed: checks.length - failures.length, failed: failures.length, failures };
}

async function typesOfTheClient(): Promise<Outcome> {
  try {
    await generateTypes();
  } catch (error) {
    return { ok: false, output: String(error) };
  }
  return run("tsc", ["-p", "client"]);
}

async function schemaIsFresh(): Promise<Outcome> {
  return inTemporaryFolder(async (folder) => {
    const fresh = join(folder, "schema.graphql");
    const emitted = await run("node", ["--conditions=source", "scripts/emit-schema.ts", fresh]);
    if (!emitted.ok) return emitted;
    const ok = readFileSync(fresh, "utf8") === readFileSync(join(root, "schema.graphql"), "utf8");
    return { ok, output: ok ? "" : "schema.graphql is stale: run npm run codegen." };
  });
}

async function clientsStand(): Promise<Outcome> {
  const breaks = untoldBreaks();
  const way =
    "Keep what was there and mark it @deprecated, or put the sentence into CHANGELOG.md, Unreleased.";
  const output = [`Clients of ${RELEASED} break:`, ...breaks.map((one) => `  ${one}`), way].join("\n");
  return { ok: breaks.length === 0, output };
}

async function examplesAreFresh(): Promise<Outcome> {
  const ok = readFileSync(join(root, EXAMPLES), "utf8") === graphqlExamples();
  return { ok, output: ok ? "" : `${EXAMPLES} is stale: run npm run codegen.` };
}

/** Lets drizzle-kit generate into a copy: a file that it adds is missing here. */
async function migrationsAreFresh(): Promise<Outcome> {
  return inTemporaryFolder(async (folder) => {
    cpSync(join(root, "drizzle"), folder, { recursive: true });
    const count = () => readdirSync(folder).length;
    const before = count();
    const generated = await generateMigration(folder);
    if (!generated.ok) return generated;
    return { ok: count() === before, output: "A migration is missing: run npm run db:generate." };
  });
}

async function landedMigrationsStand(): Promise<Outcome> {
  const problems = landedProblems(join(root, "drizzle"));
  return { ok: problems.length === 0, output: problems.join("\n") };
}

async function inTemporaryFolder(work: (folder: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "yomikoe-check-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
