/** Asks the registry about known vulnerabilities of the packages that run, here or in a browser: npm run audit */
import { rmSync } from "node:fs";
import { auditVerdict } from "./lib/audit.ts";
import { npmItself } from "./lib/npm-ci.mjs";
import { root, run } from "./lib/run.ts";
import { writeRunningPackages } from "./lib/running-packages.ts";
import { temporaryFolder } from "./lib/temporary-folder.ts";

const folder = temporaryFolder("audit");
const { program, first } = npmItself();
try {
  // npm itself counts what a browser loads among the packages of development, and leaves it out with them.
  const cwd = writeRunningPackages(root, folder);
  const asked = [...first, "audit", "--package-lock-only", "--json"];
  const { output } = await run(program, asked, { cwd, timeout: 60_000 });
  const { isGood, lines } = auditVerdict(output);
  console.log(lines.join("\n"));
  process.exitCode = isGood ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
