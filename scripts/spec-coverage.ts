/**
 * Compares docs/rules.md with the names of the tests of `npm test`, and looks for journeys that expect nothing.
 * `--list` prints the proofs that are missing and nothing else.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withoutAssertion } from "./coverage/assertions.ts";
import { givenProofs, parseOpen, problems, wantedProofs } from "./coverage/rules.ts";
import { root, run } from "./lib/run.ts";

const TESTS = ["server/src/**/*.test.ts", "client/src/**/*.test.{ts,tsx}", "client/e2e/**/*.ts"];
const OPEN = "rules-open.txt";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const files = globSync(TESTS, { cwd: root })
  .filter((path) => !path.includes(".long.test."))
  .map((path) => ({ path, text: read(path) }));
const wanted = wantedProofs(read("docs/rules.md"));
const given = givenProofs(files);

if (process.argv.includes("--list")) {
  for (const proof of wanted.filter((proof) => !given.has(proof))) console.log(proof);
} else {
  const open = existsSync(join(root, OPEN)) ? parseOpen(read(OPEN)) : [];
  const committed = await run("git", ["show", `HEAD:${OPEN}`]);
  const openBefore = committed.ok ? parseOpen(committed.output) : null;
  const journeys = files.filter(({ path }) => path.endsWith(".spec.ts"));
  const found = [
    ...problems({ wanted, given, open, openBefore }),
    ...journeys.flatMap((file) => withoutAssertion(file)),
  ];
  for (const problem of found) console.error(problem);
  const proved = wanted.filter((proof) => given.has(proof)).length;
  console.log(`${proved} of ${wanted.length} proofs given, ${open.length} still owed`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
