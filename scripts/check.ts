/** Everything that can be said about the sources without running them. */
import { runChecks } from "./lib/checks.ts";

const { failed } = await runChecks();
process.exitCode = failed > 0 ? 1 : 0;
