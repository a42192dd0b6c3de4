import { readFileSync } from "node:fs";
import { join } from "node:path";
import { wantedProofs } from "../coverage/rules.ts";
import { root } from "../lib/run.ts";

/** The ids of docs/rules.md. */
export const readRules = (): string[] => [
  ...new Set(
    wantedProofs(readFileSync(join(root, "docs/rules.md"), "utf8")).map(
      (proof) => proof.split(" ")[0] as string,
    ),
  ),
];
