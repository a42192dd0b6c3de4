import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../lib/run.ts";
import { temporaryFolder } from "../lib/temporary-folder.ts";
import type { Module } from "./imports.ts";
import { readerOf, walls } from "./walls.ts";

/** Enough for each wall: the whole is checked by `npm run check`. */
const SOURCES = [
  ...["kernel", "ports", "db", "adapters/storage", "domain", "transport"].map((at) => `server/src/${at}`),
  ...["lib", "features", "gql"].map((at) => `client/src/${at}`),
  "scripts/lib",
];
const SETTINGS = [
  "tsconfig.base.json",
  ...["server", "client"].flatMap((at) => [`${at}/tsconfig.json`, `${at}/package.json`]),
];

/** Data is most of what the folders hold, and no module imports it. */
const DATA = /\.(tsv|txt|html|sql|c|h|md|wasm)$/;

let copy: string;
let read: ReturnType<typeof readerOf>;
beforeAll(() => {
  copy = temporaryFolder("walls");
  const isSource = (path: string) =>
    !/\/(build|dist|fixtures)\b/.test(path.slice(root.length)) && !DATA.test(path);
  for (const part of [...SOURCES, ...SETTINGS])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: isSource });
  read = rememberingReader();
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Reads each module of the copy once, but the planted ones each time. */
function rememberingReader() {
  const known = new Map<string, Module>();
  const read = readerOf(copy);
  return (path: string) => {
    const one = known.get(path) ?? read(path);
    if (!path.includes("planted")) known.set(path, one);
    return one;
  };
}

/** Checks the copy while one more file is in it. */
function checkedWith(path: string, text: string) {
  const file = join(copy, path);
  if (existsSync(file)) throw new Error(`${path} exists already`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const outcome = walls(copy, read);
  rmSync(file);
  return outcome;
}

describe("the walls between the parts of the sources", () => {
  it("let through what is there", () => {
    expect(walls(copy, read)).toEqual({ ok: true, output: "" });
  });

  it.each([
    {
      what: "the domain imports a transport by a relative path",
      path: "server/src/domain/entries/planted.ts",
      text: 'export { failure as planted } from "../../transport/http/envelope.ts";',
      problem: "server/src/domain/entries/planted.ts may not import server/src/transport/http/envelope.ts",
    },
    {
      what: "GraphQL imports the database",
      path: "server/src/transport/graphql/entry/planted.ts",
      text: 'import type { Database } from "../../../db/client.ts";\nexport type Planted = Database;',
      problem: "server/src/transport/graphql/entry/planted.ts may not import server/src/db/client.ts",
    },
    {
      what: "GraphQL imports REST",
      path: "server/src/transport/graphql/planted.ts",
      text: 'export * from "../http/envelope.ts";',
      problem: "server/src/transport/graphql/planted.ts may not import server/src/transport/http/envelope.ts",
    },
    {
      what: "a port names a type of the domain within an expression",
      path: "server/src/ports/planted.ts",
      text: 'export type Planted = import("#domain/services").Services;',
      problem: "server/src/ports/planted.ts may not import server/src/domain/services.ts",
    },
    {
      what: "an adapter imports the domain",
      path: "server/src/adapters/storage/planted.ts",
      text: 'import "#domain/services";',
      problem: "server/src/adapters/storage/planted.ts may not import server/src/domain/services.ts",
    },
    {
      what: "the kernel imports the domain when it runs",
      path: "server/src/kernel/planted.ts",
      text: 'export const planted = () => import("../domain/services.ts");',
      problem: "server/src/kernel/planted.ts may not import server/src/domain/services.ts",
    },
    {
      what: "the server imports a script",
      path: "server/src/domain/pages/planted.ts",
      text: 'import "../../../../scripts/lib/say.ts";',
      problem: "server/src/domain/pages/planted.ts may not import scripts/lib/say.ts",
    },
    {
      what: "a file lies in a folder of which nothing is said",
      path: "server/src/helpers/planted.ts",
      text: 'import "#kernel/errors";',
      problem: "server/src/helpers/planted.ts lies in a folder that no layer names",
    },
    {
      what: "a feature imports another by a relative path",
      path: "client/src/features/credits/planted.ts",
      text: 'import "../scripts/editor/draft";',
      problem:
        "client/src/features/credits/planted.ts may not import client/src/features/scripts/editor/draft.ts",
    },
    {
      what: "the client's library imports a feature",
      path: "client/src/lib/apollo/planted.ts",
      text: 'import "#features/scripts/editor/draft";',
      problem: "client/src/lib/apollo/planted.ts may not import client/src/features/scripts/editor/draft.ts",
    },
    {
      what: "a feature spreads another's fragment",
      path: "client/src/features/scripts/editor/Planted.graphql",
      text: "query Planted($id: ID!) { entry(id: $id) { id ...FactsPanel_entry } }",
      problem:
        "client/src/features/scripts/editor/Planted.graphql may not import client/src/features/entries/page/FactsPanel.graphql",
    },
    {
      what: "a feature takes another's generated document",
      path: "client/src/features/credits/planted.ts",
      text: 'import { type FactsPanel_EntryFragment } from "#gql/graphql";\nexport type Planted = FactsPanel_EntryFragment;',
      problem:
        "client/src/features/credits/planted.ts may not import client/src/features/entries/page/FactsPanel.graphql",
    },
    {
      what: "the client imports the server",
      path: "client/src/app/planted.ts",
      text: 'export { errors as planted } from "../../../server/src/kernel/errors";',
      problem: "client/src/app/planted.ts may not import server/src/kernel/errors.ts",
    },
    {
      what: "two folders beside each other import each other",
      path: "client/src/features/entries/list/planted.ts",
      text: 'import "../submit/parse-urls";',
      problem:
        "client/src/features/entries/list → client/src/features/entries/submit → client/src/features/entries/list is a circle of folders",
    },
    {
      what: "a name means two things",
      path: "server/src/domain/entries/planted.ts",
      text: "export const requireActive = 1;",
      problem:
        "requireActive is exported for different things: server/src/domain/entries/planted.ts, server/src/kernel/viewer.ts",
    },
  ])("fail where $what", ({ path, text, problem }) => {
    const { ok, output } = checkedWith(path, text);
    expect(ok).toBe(false);
    expect(output.split("\n")[0]).toBe(problem);
  });
});
