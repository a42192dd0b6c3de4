import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { compileVoice } from "../../server/voice/compile.ts";
import { compileRestricted } from "../../server/voice/compile-restricted.ts";
import { buildIfChanged } from "./cached.ts";
import { holding } from "./file-lock.mjs";
import { root, run } from "./run.ts";
import { UserError } from "./say.ts";

const LOCK = ["package.json", "package-lock.json", "tsconfig.base.json"];
const graphql = () =>
  readdirSync(join(root, "client/src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".graphql"))
    .map((file) => `client/src/${file}`)
    .sort();

/** The types of the client's GraphQL documents. */
export const generateTypes = () =>
  buildIfChanged({
    inputs: [...LOCK, "codegen.ts", "schema.graphql", ...graphql()],
    output: "client/src/gql/graphql.ts",
    stamp: "client/src/gql/.stamp",
    build: () =>
      tool("The client's types could not be generated", "graphql-codegen", ["--config", "codegen.ts"]),
  });

export const buildServer = () =>
  buildIfChanged({
    inputs: [
      ...LOCK,
      "server/package.json",
      "server/tsconfig.json",
      "server/tsconfig.build.json",
      "server/src",
    ],
    output: "server/dist/main.js",
    stamp: "server/dist/.stamp",
    async build() {
      // A file that has gone from the sources must not live on in the result. The compiler of a start that has failed
      // meanwhile may still write there for a moment.
      rmSync(join(root, "server/dist"), { recursive: true, force: true, maxRetries: 10 });
      // Types are a matter of `npm run check`: without them it takes a fifth of the time.
      await tool("The server could not be built", "tsc", ["-p", "server/tsconfig.build.json", "--noCheck"]);
    },
  });

export const buildClient = async () => {
  await generateTypes();
  return buildIfChanged({
    inputs: [
      ...LOCK,
      ...["package.json", "index.html", "vite.config.ts", "tsconfig.json", "build", "src", "public"].map(
        (path) => `client/${path}`,
      ),
      "schema.graphql",
    ],
    settings: Object.entries(process.env).filter(([name]) => name.startsWith("VITE_")),
    output: "client/dist/index.html",
    stamp: "client/dist/.vite/stamp",
    build: () => tool("The client could not be built", "vite", ["build", "--logLevel", "warn", "client"]),
  });
};

/**
 * The Japanese voice, which runs as WebAssembly without a compiler; where it fails, English speaks all the same. Of two
 * starts at once one compiles, and the other finds it made.
 */
export async function buildVoice(): Promise<string | null> {
  try {
    await holding(join(root, "node_modules", ".turn-voice"), async () => {
      await compileRestricted().catch(() => null);
      await compileVoice();
    });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

async function tool(failure: string, command: string, args: string[]) {
  const { ok, output } = await run(command, args);
  if (!ok) throw new UserError(`${failure}:\n${output.trim()}`);
}
