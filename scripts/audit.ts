/** Asks the registry about known vulnerabilities of the packages that run: npm run audit */
import { auditVerdict } from "./lib/audit.ts";
import { run } from "./lib/run.ts";

const { output } = await run("npm", ["audit", "--omit=dev", "--json"], { timeout: 60_000 });
const { isGood, lines } = auditVerdict(output);
console.log(lines.join("\n"));
process.exitCode = isGood ? 0 : 1;
