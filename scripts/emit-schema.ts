/** Writes the GraphQL schema into schema.graphql, or into the file that is given. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./lib/run.ts";

// Decorators want the server's own compiler settings, which Node's type stripping has not.
const program = [
  "--conditions=source",
  "--tsconfig",
  "server/tsconfig.json",
  "server/src/transport/graphql/emit.ts",
];
const file = process.argv[2] ?? join(root, "schema.graphql");
const { status } = spawnSync(join(root, "node_modules/.bin/tsx"), [...program, file], {
  cwd: root,
  stdio: "inherit",
});
process.exit(status ?? 1);
