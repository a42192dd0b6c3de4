/** The packages that run, here or in a browser, as CycloneDX or by licence: npm run sbom [-- --licences] */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { npmItself } from "./lib/npm-ci.mjs";
import { root } from "./lib/run.ts";
import { writeRunningPackages } from "./lib/running-packages.ts";
import { temporaryFolder } from "./lib/temporary-folder.ts";

interface Component {
  "bom-ref": string;
  name: string;
  version: string;
  purl?: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
  properties?: { name: string; value: string }[];
}
interface Software {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const { stdout, stderr, status, error } = listed();
if (status !== 0) {
  console.error(error ? `npm could not be started (${error.message}): use npm run sbom` : stderr.trim());
  process.exit(1);
}
const software = withoutOwn(JSON.parse(stdout));
if (process.argv.includes("--licences"))
  for (const line of software.components.map(licenceLine).toSorted()) console.log(line);
else console.log(JSON.stringify(software, null, 2));

function listed() {
  const folder = temporaryFolder("sbom");
  const { program, first } = npmItself();
  const asked = ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application", "--package-lock-only"];
  try {
    const cwd = writeRunningPackages(root, folder);
    return spawnSync(program, [...first, ...asked], { cwd, encoding: "utf8", maxBuffer: 64 * 1_024 * 1_024 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Server and client are no packages of a registry: one that bears such a name there is somebody else's. */
function withoutOwn({ metadata, components, dependencies, ...rest }: Software): Software {
  const isOwn = ({ properties = [] }: Component) =>
    properties.some(({ name, value }) => name === "cdx:npm:package:private" && value === "true");
  const own = new Set(components.filter(isOwn).map((component) => component["bom-ref"]));
  const needsOf = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const needed = (ref: string) => (own.has(ref) ? (needsOf.get(ref) ?? []) : [ref]);
  const { purl: _, ...component } = metadata.component;
  return {
    ...rest,
    metadata: { ...metadata, component },
    components: components.filter((one) => !isOwn(one)),
    dependencies: dependencies
      .filter(({ ref }) => !own.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: [...new Set(dependsOn.flatMap(needed))] })),
  };
}

function licenceLine({ name, version, licenses = [] }: Component): string {
  const names = licenses.map(({ license, expression }) => license?.id ?? license?.name ?? expression);
  return `${names.join(" AND ") || "not told"}\t${name}@${version}`;
}
