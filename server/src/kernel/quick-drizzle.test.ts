import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

const hook = new URL("./quick-drizzle.mjs", import.meta.url).href;
const asked = ["drizzle-orm", "drizzle-orm/pg-core", "drizzle-orm/postgres-js"];
const names = `Promise.all(${JSON.stringify(asked)}.map((one) => import(one))).then((all) =>
  console.log(JSON.stringify(all.map((one) => Object.keys(one).sort()))))`;
const loaded = (...options: string[]): string[][] =>
  JSON.parse(
    execFileSync(process.execPath, [...options, "--input-type=module", "--eval", names], {
      encoding: "utf8",
      cwd: new URL(".", import.meta.url),
    }),
  );

it("loads the same of drizzle-orm as Node does by itself", () => {
  const all = loaded("--import", hook);
  expect(all).toEqual(loaded());
  expect(all.map((one) => one.length > 2)).toEqual([true, true, true]);
});

it("leaves a Node without these hooks as it is", () => {
  const without = "data:text/javascript,import module from 'node:module'; delete module.registerHooks;";
  expect(loaded("--import", without, "--import", hook)).toHaveLength(3);
});
