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
  const pattern = new RegExp(search.trim().split(/\s+/).map(literal).join("\\s+"), "g");
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      path,
      start: index,
      end: index + found.length,
    })),
  );
}

/** A pattern that matches this text and nothing else. */
export const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
