import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

const hook = new URL("./quick-drizzle.mjs", import.meta.url).href;
const run = (code: string, ...options: string[]) =>
  execFileSync(process.execPath, [...options, "--import", hook, "--input-type=module", "--eval", code], {
    encoding: "utf8",
    cwd: new URL(".", import.meta.url),
  }).trim();

it("loads what drizzle-orm and its parts export", () => {
  const code = `const [all, tables, driver] = await Promise.all(["", "/pg-core", "/postgres-js"].map((part) => import("drizzle-orm" + part)));
    console.log(typeof all.sql, typeof all.eq, typeof tables.pgTable, typeof driver.drizzle, all.getTableName(tables.pgTable("looms", {})));`;
  expect(run(code)).toBe("function function function function looms");
});

it("leaves a Node without resolve hooks as it is", () => {
  const without = "data:text/javascript,import module from 'node:module'; delete module.registerHooks;";
  expect(run("console.log(process.argv.length)", "--import", without)).toBe("1");
});
