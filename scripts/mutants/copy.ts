import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { copySources } from "../lib/copy-sources.ts";
import { root } from "../lib/run.ts";

/** Made, not kept in git, and needed by tests and types. */
const GENERATED = ["client/src/gql", "server/voice/build"];

/** A copy of the checkout as it stands, edits included, in which sources may be broken. */
export async function copyCheckout(name: string): Promise<string> {
  const copy = join(root, ".mutants", name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  await copySources(copy, GENERATED);
  return copy;
}
