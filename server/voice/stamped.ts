import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where compiled programs lie. */
export const defaultOutDir = fileURLToPath(new URL("build", import.meta.url));

/** Makes a file in a folder that goes afterwards, unless it was made from the same before. */
export async function unlessStamped(file: string, key: string, make: (work: string) => Promise<string>) {
  const stamp = `${file}.stamp`;
  if (existsSync(file) && (await readFile(stamp, "utf8").catch(() => "")) === key) return;
  await mkdir(dirname(file), { recursive: true });
  const work = await mkdtemp(join(dirname(file), "compile-"));
  try {
    const made = await make(work);
    const stamped = join(work, "stamp");
    await writeFile(stamped, key);
    // Renamed whole, so that a run beside this one sees the old file or the new one, never half.
    await rename(made, file);
    await rename(stamped, stamp);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
