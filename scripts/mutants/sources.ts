import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/run.ts";

export interface Source {
  path: string;
  text: string;
}

export interface Place {
  path: string;
  start: number;
  end: number;
}

const SOURCES = ["server/src/**/*.ts", "client/src/**/*.{ts,tsx,css}", "client/public/**/*.{js,json}"];
const NOT_OURS = /\.test\.|\/(test|gql)\//;

/** Everything that a rule can be broken in: what runs, without the tests. */
export function readSources(): Source[] {
  return globSync(SOURCES, { cwd: root })
    .filter((path) => !NOT_OURS.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

/** Each place where the text stands, however its white space is laid out. */
export function locate(search: string, sources: Source[]): Place[] {
  const words = search.trim().split(/\s+/);
  const pattern = new RegExp(words.map(literal).join("\\s+"), "g");
  // Most sources lack its longest word, which is found out faster.
  const longest = words.reduce((long, word) => (word.length > long.length ? word : long));
  const likely = sources.filter(({ text }) => text.includes(longest));
  return likely.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      path,
      start: index,
      end: index + found.length,
    })),
  );
}

/** A pattern that matches this text and nothing else. */
export const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
