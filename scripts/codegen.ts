/**
 * Writes schema.graphql from the resolvers, then the client's types and GraphiQL's examples. With --release clients
 * may count on the schema as it is from now on.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateTypes } from "./lib/builds.ts";
import { EXAMPLES, graphqlExamples } from "./lib/graphql-examples.ts";
import { releaseSchema } from "./lib/released-schema.ts";
import { root, run } from "./lib/run.ts";
import { explain, UserError } from "./lib/say.ts";

try {
  const { ok, output } = await run("node", ["--conditions=source", "scripts/emit-schema.ts"]);
  if (!ok) throw new UserError(`The schema could not be emitted:\n${output.trim()}`);
  if (process.argv.includes("--release")) releaseSchema();
  writeFileSync(join(root, EXAMPLES), graphqlExamples());
  const changed = await generateTypes();
  console.log(changed ? "Types generated into client/src/gql." : "The types are up to date.");
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
