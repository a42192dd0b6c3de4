import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Program, parseSync, Visitor } from "oxc-parser";
import { ResolverFactory } from "oxc-resolver";

export interface Import {
  /** Path of the imported file from the top of the tree; null for packages. */
  to: string | null;
  /** Names as the imported file exports them; empty where all or none are taken. */
  names: string[];
}

export interface Module {
  path: string;
  imports: Import[];
  /** Names that this file declares and exports. */
  exports: string[];
}

/** Reads modules with their imports as files: however an import is written, it is resolved to the file that it means. */
export function moduleReader(root: string) {
  const resolver = new ResolverFactory({
    tsconfig: "auto",
    conditionNames: ["source", "import", "default"],
    extensions: [".ts", ".tsx", ".js", ".json"],
  });

  function target(file: string, specifier: string): string | null {
    const { path } = resolver.resolveFileSync(file, specifier.replace(/\?.*$/, ""));
    if (!path?.startsWith(root) || path.includes("/node_modules/")) return null;
    return path.slice(root.length);
  }

  return (path: string): Module => {
    const file = join(root, path);
    const { module, program } = parseSync(file, readFileSync(file, "utf8"));
    const found = module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      names: entries.flatMap(({ importName }) => importName.name ?? []),
    }));
    const declared = module.staticExports.flatMap(({ entries }) => entries);
    for (const { moduleRequest, importName } of declared)
      if (moduleRequest)
        found.push({ specifier: moduleRequest.value, names: [importName.name ?? []].flat() });
    for (const specifier of inExpressions(program)) found.push({ specifier, names: [] });
    return {
      path,
      imports: found.map(({ specifier, names }) => ({ to: target(file, specifier), names })),
      exports: declared.flatMap(({ moduleRequest, exportName }) =>
        moduleRequest ? [] : (exportName.name ?? []),
      ),
    };
  };
}

/** Modules that are named within code: import("…"), the type import("…").Name, import x = require("…"). */
function inExpressions(program: Program): string[] {
  const found: string[] = [];
  const add = (source: { type: string; value?: unknown }) => {
    if (source.type === "Literal" && typeof source.value === "string") found.push(source.value);
  };
  new Visitor({
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
    TSExternalModuleReference: ({ expression }) => add(expression),
  }).visit(program);
  return found;
}
