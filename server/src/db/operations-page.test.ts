import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDomain, testDomain } from "#test/domain";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

const page = readFileSync(fileURLToPath(new URL("../../../docs/operations.md", import.meta.url)), "utf8");

/** Rows of the table with this heading: what the first cell names, and the others. */
function rowsOf(heading: string) {
  const lines = page.split("\n");
  const begin = lines.indexOf(heading) + 2;
  const rows = lines.slice(begin, lines.indexOf("", begin)).map((line) => line.slice(1, -1).split("|"));
  return rows.map(([first = "", ...others]) => ({
    names: [...first.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
    others: others.map((cell) => cell.trim()),
  }));
}

describe("the page on operations", () => {
  it("names every table that the program makes, and no other, with how it grows and what ends it", async () => {
    const tables = await domain.sql`
      select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition
        and n.nspname not in ('pg_catalog', 'information_schema')`;
    const made = tables.map(({ schema, name }) => (schema === "public" ? name : `${schema}.${name}`));
    const rows = rowsOf("| table | grows with | ends |");
    expect(rows.flatMap(({ names }) => names).sort()).toEqual(made.sort());
    for (const { names, others } of rows) {
      expect([names, others.filter(Boolean).length]).toEqual([names, 2]);
    }
  });

  it("names every temporary folder that the server makes", () => {
    const sources = fileURLToPath(new URL("..", import.meta.url));
    const making = readdirSync(sources, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|^test\//.test(file))
      .filter((file) => /\bmkdtemp/.test(readFileSync(join(sources, file), "utf8")));
    expect(making).toEqual(["domain/files/work-folder.ts"]);
    const kinds = readFileSync(join(sources, making[0] ?? ""), "utf8").match(/\((audio\|mp3)\)/)?.[1];
    const named = rowsOf("| folder or file | holds | ends |").flatMap(({ names }) => names);
    expect(named).toEqual(expect.arrayContaining([`yomikoe-audio-*`, `yomikoe-mp3-*`]));
    expect(kinds).toBe("audio|mp3");
  });
});
