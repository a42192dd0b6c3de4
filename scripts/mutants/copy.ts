import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "../lib/run.ts";

/** Made, not kept in git, and needed by tests and types. */
const GENERATED = ["client/src/gql", "server/voice/build"];

/** A copy of the checkout as it stands, edits included, in which sources may be broken. */
export async function copyCheckout(name: string): Promise<string> {
  const copy = join(root, ".mutants", name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  const listed = await run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  const files = listed.output.split("\0").filter(Boolean);
  for (const path of [...files, ...GENERATED]) {
    if (existsSync(join(root, path))) cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "dir");
  return copy;
}
