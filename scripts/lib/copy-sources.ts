import { cpSync, existsSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./run.ts";

/** Copies the checkout as it stands, edits included, and links its packages: nothing that is built, but what is named. */
export async function copySources(folder: string, built: string[] = []) {
  await copyClone(folder, built);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "dir");
}

/** Copies it as a fresh clone has it, without packages. */
export async function copyClone(folder: string, built: string[] = []) {
  const listed = await run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  const files = listed.output.split("\0").filter(Boolean);
  for (const path of [...files, ...built]) {
    if (existsSync(join(root, path))) cpSync(join(root, path), join(folder, path), { recursive: true });
  }
}
