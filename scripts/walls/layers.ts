/** A part of the tree, by the beginning of its paths, and the parts that it may import beside itself. */
interface Layer {
  /** One `*` stands for any folder: each such folder is a part of its own. */
  path: string;
  may: readonly string[];
}

const wholeServer = ["server/src/"];

/** One way: transport and tasks → domain → ports and db → kernel ← adapters. Only the wiring knows adapters. */
const layers: readonly Layer[] = [
  { path: "server/src/kernel/", may: [] },
  { path: "server/src/ports/", may: ["server/src/kernel/"] },
  { path: "server/src/db/", may: ["server/src/kernel/"] },
  { path: "server/src/adapters/", may: ["server/src/kernel/", "server/src/ports/"] },
  { path: "server/src/domain/", may: ["server/src/kernel/", "server/src/ports/", "server/src/db/"] },
  {
    path: "server/src/transport/shared/",
    may: ["server/src/kernel/", "server/src/ports/", "server/src/domain/"],
  },
  {
    path: "server/src/transport/http/",
    may: ["server/src/kernel/", "server/src/domain/", "server/src/transport/shared/"],
  },
  {
    path: "server/src/transport/graphql/",
    may: ["server/src/kernel/", "server/src/domain/", "server/src/transport/shared/"],
  },
  {
    path: "server/src/transport/mcp/",
    may: ["server/src/kernel/", "server/src/domain/", "server/src/transport/shared/"],
  },
  { path: "server/src/tasks/", may: ["server/src/kernel/", "server/src/ports/", "server/src/domain/"] },
  { path: "server/src/test/", may: ["server/", "scripts/", "client/public/"] },
  { path: "server/src/", may: wholeServer },
  // It runs the voice as WebAssembly the way the server does, to compile its words.
  { path: "server/voice/", may: ["server/src/kernel/work/wasi.ts"] },
  { path: "client/src/gql/", may: [] },
  { path: "client/src/lib/", may: ["client/src/gql/", "client/public/locales/"] },
  { path: "client/src/features/*/", may: ["client/src/lib/", "client/src/gql/"] },
  { path: "client/src/app/", may: ["client/src/features/", "client/src/lib/", "client/src/gql/"] },
  { path: "client/src/service-worker/", may: ["client/src/lib/"] },
  { path: "client/src/test/", may: ["client/"] },
  { path: "client/src/", may: ["client/src/", "client/public/"] },
  { path: "client/e2e/", may: ["client/src/lib/", "client/public/", "scripts/"] },
  { path: "client/", may: ["client/build/"] },
  // The figures of plans and periods are said where nobody can ask the server; a test holds the two together.
  { path: "scripts/", may: ["server/", "client/src/lib/plans.ts", "client/src/lib/periods.ts"] },
];

/** Folders whose files belong to the layer of the folder itself and to no other. */
const closed = ["server/src/", "client/src/"];

/** Everything that a test beside its file may use on top. */
const forTests = [
  "server/src/test/",
  "client/src/test/",
  "server/src/kernel/",
  "server/src/db/",
  "server/voice/",
  "client/public/",
  "scripts/",
];

export const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

const patterns = layers.map((layer) => ({
  ...layer,
  pattern: new RegExp(`^${layer.path.replaceAll("*", "[^/]+")}`),
}));

function layerOf(file: string): { root: string; may: readonly string[] } | null {
  for (const { path, may, pattern } of patterns) {
    const root = pattern.exec(file)?.[0];
    if (root === undefined) continue;
    const isDeeper = closed.includes(path) && file.slice(root.length).includes("/");
    return isDeeper ? null : { root, may };
  }
  return null;
}

/** Says what is wrong with an import, or null. Files outside of the workspaces are free. */
export function layerProblem(from: string, to: string): string | null {
  if (!/^(server|client|scripts)\//.test(from)) return null;
  const layer = layerOf(from);
  if (!layer) return `${from} lies in a folder that no layer names`;
  const target = layerOf(to);
  const isWiring = isTest(from) && target?.root === "server/src/" && from.startsWith("server/");
  if (target?.root === layer.root || isWiring) return null;
  const may = isTest(from) ? [...layer.may, ...forTests] : layer.may;
  return may.some((path) => to.startsWith(path)) ? null : `${from} may not import ${to}`;
}
