import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { defaultOutDir, unlessStamped } from "./stamped.ts";
import { findToolchain } from "./toolchain.ts";

const run = promisify(execFile);
const source = fileURLToPath(new URL("restricted.c", import.meta.url));

/**
 * Compiles the launcher of processes that parse foreign input, unless it is there already, and returns its path;
 * null on systems other than Linux, whose kernels have no such filter.
 */
export async function compileRestricted(outDir = defaultOutDir): Promise<string | null> {
  if (process.platform !== "linux") return null;
  const program = join(outDir, "yomikoe-restricted");
  const key = createHash("sha256")
    .update(await readFile(source))
    .update(process.arch)
    .digest("hex");
  await unlessStamped(program, key, async (work) => {
    const { c } = await findToolchain(() => {});
    const linked = join(work, "linked");
    await run(c, ["-O2", "-o", linked, source]);
    return linked;
  });
  return program;
}
