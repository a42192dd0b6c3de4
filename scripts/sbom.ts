/** The packages that run, as CycloneDX or as a list of their licences: npm run sbom [-- --licences] */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { root } from "./lib/run.ts";
import { writeRunningPackages } from "./lib/running-packages.ts";
import { temporaryFolder } from "./lib/temporary-folder.ts";

interface Component {
  name: string;
  version: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

const folder = temporaryFolder("sbom");
const { stdout, stderr, status } = spawnSync(
  "npm",
  ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application", "--package-lock-only"],
  { cwd: writeRunningPackages(root, folder), encoding: "utf8", maxBuffer: 64 * 1_024 * 1_024 },
);
rmSync(folder, { recursive: true, force: true });
if (status !== 0) {
  console.error(stderr.trim());
  process.exit(1);
}
if (process.argv.includes("--licences")) {
  const { components } = JSON.parse(stdout) as { components: Component[] };
  for (const line of components.map(licenceLine).toSorted()) console.log(line);
} else process.stdout.write(stdout);

function licenceLine({ name, version, licenses = [] }: Component): string {
  const names = licenses.map(({ license, expression }) => license?.id ?? license?.name ?? expression);
  return `${names.join(" AND ") || "not told"}\t${name}@${version}`;
}
