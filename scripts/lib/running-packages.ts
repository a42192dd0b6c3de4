import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface Manifest {
  name?: string;
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  overrides?: object;
}
interface Locked extends Manifest {
  dev?: boolean;
}
type Lock = Record<string, Locked>;

/**
 * Of the client's packages, those that build and test it. All others are in the files that a browser loads, although
 * an installation that only runs has none of them.
 */
export const TOOLS_OF_CLIENT = [
  "@babel/core",
  "@rolldown/plugin-babel",
  "@testing-library/dom",
  "@testing-library/jest-dom",
  "@testing-library/react",
  "@testing-library/user-event",
  "@types/react",
  "@types/react-dom",
  "@vitejs/plugin-react",
  "babel-plugin-react-compiler",
  "jsdom",
  "msw",
  "subset-font",
  "vite",
];

/**
 * Writes a project that has nothing but the packages that run, on the server or in a browser, in a new folder, and
 * returns it. npm itself leaves out what another workspace needs for its development as well: a third of the
 * server's packages.
 */
export function writeRunningPackages(root: string, parent: string): string {
  const read = <T>(file: string) => JSON.parse(readFileSync(join(root, file), "utf8")) as T;
  const { name, version, optionalDependencies, overrides } = read<Manifest>("package.json");
  const server = read<Manifest>("server/package.json");
  const client = read<Manifest>("client/package.json");
  const lock = read<{ packages: Lock }>("package-lock.json");
  // npm names a project by its folder.
  const folder = join(parent, name as string);
  const write = (file: string, content: object) =>
    writeFileSync(join(folder, file), JSON.stringify(content, null, 2));

  const own = { name, version, workspaces: ["client", "server"], optionalDependencies };
  const inBrowser = Object.entries(client.devDependencies ?? {}).filter(
    ([tool]) => !TOOLS_OF_CLIENT.includes(tool),
  );
  const workspaces = {
    client: { name: client.name, version: client.version, dependencies: Object.fromEntries(inBrowser) },
    server: { name: server.name, version: server.version, dependencies: server.dependencies },
  };
  const loaded = neededBy(lock.packages, "client", workspaces.client);
  // The lock marks those that only development needs, among which it counts all of the client's.
  const packages = Object.entries(lock.packages)
    .filter(([path, { dev }]) => !dev || loaded.has(path))
    .map(([path, locked]) => [path, { ...locked, dev: undefined }]);
  for (const [path, workspace] of Object.entries(workspaces)) {
    mkdirSync(join(folder, path), { recursive: true });
    write(`${path}/package.json`, { ...workspace, private: true });
  }
  write("package.json", { ...own, private: true, overrides });
  write("package-lock.json", {
    ...lock,
    packages: { ...Object.fromEntries(packages), "": own, ...workspaces },
  });
  return folder;
}

/** Where the lock has the packages that a workspace needs, and those that they need in turn. */
function neededBy(lock: Lock, path: string, workspace: Manifest): Set<string> {
  const needed = new Set<string>();
  const rest: [string, Manifest][] = [[path, workspace]];
  for (const [from, { dependencies, optionalDependencies, ...manifest }] of rest)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peersOf(manifest) })) {
      const place = placeOf(lock, from, name);
      if (!place || needed.has(place)) continue;
      needed.add(place);
      rest.push([place, lock[place] as Locked]);
    }
  return needed;
}

const peersOf = ({ peerDependencies = {}, peerDependenciesMeta = {} }: Manifest) =>
  Object.fromEntries(
    Object.entries(peerDependencies).filter(([name]) => !peerDependenciesMeta[name]?.optional),
  );

/** As Node looks for it: in the folder of the package that needs it, and then in each one above. */
function placeOf(lock: Lock, from: string, name: string): string | undefined {
  const parts = from.split("/");
  const folders = parts.map((_, at) => parts.slice(0, parts.length - at).join("/"));
  return [...folders.filter(Boolean).map((folder) => `${folder}/`), ""]
    .map((folder) => `${folder}node_modules/${name}`)
    .find((place) => lock[place]);
}
