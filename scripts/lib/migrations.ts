import { join, relative } from "node:path";
import { type Outcome, root, run } from "./run.ts";

const server = join(root, "server");

/** Writes the migration that leads from the folder's last one to the schema as it is now, if they differ. */
export function generateMigration(folder: string, name?: string): Promise<Outcome> {
  const schema = ["--dialect", "postgresql", "--schema", "./src/db/schema/index.ts"];
  const named = name === undefined ? [] : ["--name", name];
  // drizzle-kit takes every path from where it runs, even an absolute one.
  return run("drizzle-kit", ["generate", ...schema, "--out", relative(server, folder), ...named], {
    cwd: server,
    env: { ...process.env, NODE_OPTIONS: "--conditions=source" },
  });
}
