import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { IDENTITY, ROUTER, shakenIdentity, shakenRouter } from "./shaken";

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
