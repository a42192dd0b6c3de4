import { globSync } from "node:fs";
import { folderCircles } from "./circles.ts";
import { type Module, moduleReader } from "./imports.ts";
import { isTest, layerProblem } from "./layers.ts";
import { sharedNames } from "./names.ts";
import { readOperations } from "./operations.ts";

const MODULES = "{server,client,scripts}/**/*.{ts,tsx,mts,mjs}";
const OTHERS = ["**/node_modules/**", "**/dist/**", "**/build/**/*.d.ts", "client/src/gql/**"];
const GENERATED = "client/src/gql/graphql.ts";

/** Reads the modules below a folder. */
export const readerOf = (root: string) => moduleReader(root.endsWith("/") ? root : `${root}/`);

/** Holds the sources below a folder to the layers of the design, by the files that their imports mean. */
export function walls(root: string, read = readerOf(root)): { ok: boolean; output: string } {
  const find = (pattern: string) => globSync(pattern, { cwd: root, exclude: OTHERS }).sort();
  const modules = find(MODULES).map((path) => read(path));
  const operations = readOperations(root, find("client/src/**/*.graphql"));
  const edges = [...modules.flatMap((source) => edgesOf(source, operations.fileOf)), ...operations.spreads];
  const ofProgram = edges.filter(({ from }) => !isTest(from) && !from.includes("/test/"));
  const problems = [
    ...edges.flatMap(({ from, to }) => layerProblem(from, to) ?? []),
    ...folderCircles(ofProgram.filter(({ to }) => !to.startsWith("client/src/gql/"))),
    ...sharedNames(modules),
  ];
  return { ok: problems.length === 0, output: [...new Set(problems)].join("\n") };
}

/** A generated document stands for the file that it was written in; tests may borrow one. */
function edgesOf({ path, imports }: Module, fileOf: (name: string) => string | undefined) {
  return imports.flatMap(({ to, names }) => {
    if (to === null) return [];
    const owners = to === GENERATED && !isTest(path) ? names.flatMap((name) => fileOf(name) ?? []) : [];
    return [to, ...owners].map((target) => ({ from: path, to: target }));
  });
}
