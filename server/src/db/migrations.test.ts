import { expect, it } from "vitest";
import { schemaProblem, schemaStateOf } from "./migrations.ts";

const known = [20, 30, 40];

it.each([
  ["current", [20, 30, 40]],
  ["older", [20]],
  ["older", []],
  ["newer", [20, 30, 40, 50]],
  ["unversioned", [10]],
  ["foreign", [20, 31]],
  ["foreign", [25]],
])("a database is %s after the migrations %j, where 20, 30 and 40 are known", (state, applied) => {
  expect(schemaStateOf(applied, known).state).toBe(state);
});

it("says in a sentence why a database cannot be served, and nothing of one that can", () => {
  const problem = (applied: number[]) => schemaProblem(schemaStateOf(applied, known));
  expect(problem([20, 30, 40, 50, 60])).toBe(
    "The database has gone through 5 migrations, and this version of Yomikoe knows 3: start the newer version again, or restore a backup into an empty folder.",
  );
  expect(problem([10])).toMatch(/^The database is from before its schema had versions: .*npm run backup/);
  expect(problem([25])).toMatch(/^The database has gone through migrations that .* does not have: /);
  expect(problem([20])).toBeNull();
  expect(problem(known)).toBeNull();
});
