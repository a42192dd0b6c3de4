import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { landedProblems, listNewMigrations } from "./landed-migrations.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "yomikoe-migrations-"));
  put("0000_initial.sql", "create table a ();\n");
  listNewMigrations(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, text: string) => writeFileSync(join(folder, name), text);

it("has nothing to say of migrations that are as they landed", () => {
  expect(landedProblems(folder)).toEqual([]);
});

it("refuses a landed migration that was changed", () => {
  put("0000_initial.sql", "create table a (id int);\n");
  expect(landedProblems(folder)).toEqual([
    "0000_initial.sql has landed and must not change: restore it, and put the change into a new migration.",
  ]);
});

it("refuses a landed migration that was removed", () => {
  rmSync(join(folder, "0000_initial.sql"));
  expect(landedProblems(folder)).toEqual(["0000_initial.sql has landed and must not go: restore it."]);
});

it("wants a new migration listed, which does not hide a change of an older one", () => {
  put("0001_more.sql", "create table b ();\n");
  expect(landedProblems(folder)).toEqual([
    "0001_more.sql is missing in landed.sha256: run npm run db:generate.",
  ]);
  put("0000_initial.sql", "drop table a;\n");
  listNewMigrations(folder);
  expect(landedProblems(folder)).toEqual([
    "0000_initial.sql has landed and must not change: restore it, and put the change into a new migration.",
  ]);
});

it("takes no offence at line ends of another system", () => {
  put("0000_initial.sql", "create table a ();\r\n");
  expect(landedProblems(folder)).toEqual([]);
});
