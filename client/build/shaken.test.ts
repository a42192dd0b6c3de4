import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { expect, it } from "vitest";
import { IDENTITY, IDS, ROUTER, shaken, shakenIdentity, shakenIds, shakenRouter } from "./shaken";

const packages = join(import.meta.dirname, "../../node_modules");

/** The one file of a package that the build changes. */
function read(pattern: string, wanted: RegExp, mark: string) {
  const texts = globSync(pattern, { cwd: packages })
    .map((name) => join(packages, name))
    .filter((name) => wanted.test(name))
    .map((name) => readFileSync(name, "utf8"))
    .filter((text) => text.includes(mark));
  expect(texts).toHaveLength(1);
  return texts[0] ?? "";
}

it("takes the names of the router's parts away, and marks as without effect how they are made", () => {
  const code = read("react-router/dist/production/*.mjs", ROUTER, 'Link.displayName = "Link";');
  const made = shakenRouter(code);
  expect(made).not.toMatch(/^\w+\.displayName/m);
  expect(made).toMatch(/^var Link = \/\* @__PURE__ \*\/ React\d*\.forwardRef\($/m);
  expect(made).not.toMatch(/^var \w+ = React\w*\.(forwardRef|createContext|memo)\(/m);
});

it("takes the constants of providers away that only their own code reads, and no others", () => {
  const code = read(
    "firebase/node_modules/@firebase/auth/dist/esm/*.js",
    IDENTITY,
    "class EmailAuthProvider",
  );
  const made = shakenIdentity(code);
  for (const name of ["Facebook", "Github", "Google", "Twitter"].map((one) => `${one}AuthProvider`)) {
    expect(code).toMatch(new RegExp(`^${name}\\.PROVIDER_ID = `, "m"));
    expect(made).not.toMatch(new RegExp(`^${name}\\.`, "m"));
    const [before = "", after = ""] = made.split(`class ${name} extends BaseOAuthProvider {`);
    const rest = before + after.slice(after.indexOf("\n}\n"));
    const uses = rest
      .split("\n")
      .filter((line) => line.includes(name) && !/^\s*(\*|\/\/)|^export /.test(line));
    expect(uses).toEqual([]);
  }
  expect(made).toMatch(/^EmailAuthProvider\.PROVIDER_ID = "password"/m);
});

it("names a part once, by React's own number, and by no other one afterwards", () => {
  const code = read("@mantine/hooks/esm/use-id/*.mjs", IDS, "randomId()");
  const made = shakenIds(code);
  expect(made).not.toMatch(/randomId\(|useIsomorphicEffect\(|useRef\(/);
  expect(made).toMatch(/^\tconst \[uuid, setUuid\] = useState\(`mantine-.*`\);$/m);
  expect(made).toContain('\tif (typeof staticId === "string") return staticId;\n\treturn uuid;\n}');
});

/** A build of modules that are named and written here. */
const bundled = (modules: Record<string, string>) => {
  const written: Plugin = {
    name: "written",
    enforce: "pre",
    resolveId: (id) => (id in modules ? id : null),
    load: (id) => modules[id] ?? null,
  };
  return build({
    configFile: false,
    envFile: false,
    logLevel: "silent",
    plugins: [written, shaken()],
    build: { write: false, rolldownOptions: { input: "/entry.js" } },
  });
};

const router = "/node_modules/react-router/dist/production/chunk-A.mjs";
const identity = "/node_modules/@firebase/auth/dist/esm/index-a.js";
const ids = "/node_modules/@mantine/hooks/esm/use-id/use-id.mjs";
const parts = {
  [router]: 'export const Link = {};\nLink.displayName = "Link";\n',
  [identity]: 'export class GoogleAuthProvider {}\nGoogleAuthProvider.PROVIDER_ID = "google.com";\n',
  [ids]:
    "export function useId() {\n\tconst done = useRef(false);\n\tuseIsomorphicEffect(() => {\n\t\tset(randomId());\n\t}, []);\n}\n",
};

it("changes one module of each package", async () => {
  const entry = `import { Link } from "${router}"; import { GoogleAuthProvider } from "${identity}"; import { useId } from "${ids}"; console.log(Link, GoogleAuthProvider, useId);`;
  const made = JSON.stringify(await bundled({ "/entry.js": entry, ...parts }));
  expect(made).not.toMatch(/displayName|google\.com|randomId/);
});

it.each([
  ["router", `import "${identity}"; import "${ids}";`],
  ["identity", `import "${router}"; import "${ids}";`],
  ["ids", `import "${router}"; import "${identity}";`],
])("fails a build in which the %s's module is not found any more", async (name, entry) => {
  const built = bundled({ "/entry.js": entry, ...parts });
  await expect(built).rejects.toThrow(`shaken-${name} has changed 0 modules, not one`);
});
