import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, findBreakingChanges } from "graphql";
import { root } from "./run.ts";

const CURRENT = "schema.graphql";
/** The schema that clients out there were written for. */
export const RELEASED = "schema.released.graphql";

/** A sentence for each change by which a valid client of one schema breaks on the other. */
export const breakingChanges = (released: string, current: string): string[] =>
  findBreakingChanges(buildSchema(released), buildSchema(current)).map(({ description }) => description);

/** Those of this checkout that the changelog does not tell of by the same sentence. */
export const untoldBreaks = () =>
  untold(breakingChanges(read(RELEASED), read(CURRENT)), read("CHANGELOG.md"));

export function untold(breaks: readonly string[], changelog: string): string[] {
  const unreleased = /^## \[Unreleased\]$(.*?)(?=^## |(?![\s\S]))/ms.exec(changelog)?.[1] ?? "";
  return breaks.filter((sentence) => !unreleased.includes(sentence));
}

/** From now on clients may count on the schema as it is. */
export const releaseSchema = () => copyFileSync(join(root, CURRENT), join(root, RELEASED));

const read = (name: string) => readFileSync(join(root, name), "utf8");
