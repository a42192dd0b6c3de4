import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface Manifest {
  name?: string;
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  overrides?: object;
}
interface Locked extends Manifest {
  dev?: boolean;
  workspaces?: string[];
}

/**
 * Writes a project that has nothing but the packages that run, in a new folder, and returns it. npm itself leaves out
 * what another workspace needs for its development as well: a third of the server's packages.
 */
export function writeRunningPackages(root: string, parent: string): string {
  const read = <T>(file: string) => JSON.parse(readFileSync(join(root, file), "utf8")) as T;
  const { name, version, optionalDependencies, overrides } = read<Manifest>("package.json");
  const server = read<Manifest>("server/package.json");
  const lock = read<{ packages: Record<string, Locked> }>("package-lock.json");
  // npm names a project by its folder.
  const folder = join(parent, name as string);
  mkdirSync(join(folder, "server"), { recursive: true });
  const write = (file: string, content: object) =>
    writeFileSync(join(folder, file), JSON.stringify(content, null, 2));

  const own = { name, version, workspaces: ["server"], optionalDependencies };
  const serverOwn = { name: server.name, version: server.version, dependencies: server.dependencies };
  const isOther = (path: string, { dev }: Locked) =>
    dev || path === "" || /^(client|server)$|\/client$/.test(path);
  const packages = Object.entries(lock.packages).filter(([path, locked]) => !isOther(path, locked));
  write("package.json", { ...own, private: true, overrides });
  write("server/package.json", { ...serverOwn, private: true });
  write("package-lock.json", {
    ...lock,
    packages: { "": own, server: serverOwn, ...Object.fromEntries(packages) },
  });
  return folder;
}
