import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const folder = new URL("../../../voice/lexicon/", import.meta.url);
const lists = readdirSync(folder).filter((name) => name.endsWith(".tsv"));
const rowsOf = (name: string) =>
  readFileSync(new URL(name, folder), "utf8")
    .split("\n")
    .map((line) => line.split("\t"));

it("finds the lists", () => {
  expect(lists.length).toBeGreaterThan(10);
});

describe.each(lists)("%s", (name) => {
  const [columns = [], ...rows] = rowsOf(name);

  it("ends with a line break and has no empty cell", () => {
    expect(rows.pop()).toEqual([""]);
    expect(
      rows.filter((row) => row.length > columns.length || row.some((cell) => cell.trim() !== cell || !cell)),
    ).toEqual([]);
  });

  it("has each word once, in the order of its characters", () => {
    const words = rows.map(([word]) => word).filter((word) => word !== "");
    expect(words).toEqual([...new Set(words)].sort());
  });

  it("is named in the README beside it with its licence", () => {
    const readme = readFileSync(new URL("README.md", folder), "utf8");
    expect(readme).toContain(`| \`${name}\` |`);
  });
});
