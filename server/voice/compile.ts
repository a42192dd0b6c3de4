import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { kanjiReadings } from "./kanji-readings.ts";
import { flags, sources } from "./sources.ts";
import { findToolchain, type Toolchain } from "./toolchain.ts";

const run = promisify(execFile);

const defaultOutDir = fileURLToPath(new URL("build", import.meta.url));

/**
 * Compiles the Japanese voice into `outDir` unless these very sources are compiled there already,
 * and returns the program's path. Throws an error of one sentence when no compiler can be had.
 */
export async function compileVoice({
  outDir = defaultOutDir,
  log = () => {},
}: {
  outDir?: string;
  log?: (line: string) => void;
} = {}): Promise<string> {
  const files = sources();
  const program = join(outDir, "yomikoe-voice");
  const stamp = join(outDir, "stamp");
  const readings = kanjiReadings();
  const key = await keyOf(files, readings);
  if (existsSync(program) && (await readFile(stamp, "utf8").catch(() => "")) === key) return program;

  const toolchain = await findToolchain(log);
  log(`compiling the Japanese voice (${files.length} files, about half a minute)`);
  await mkdir(outDir, { recursive: true });
  const work = await mkdtemp(join(outDir, "compile-"));
  try {
    await writeFile(join(work, "kanji-readings.inc"), readings);
    const objects = await compileAll(files, work, toolchain);
    const linked = join(work, "yomikoe-voice");
    await run(toolchain.cxx, ["-o", linked, ...objects, "-lm"], { maxBuffer: 16 << 20 });
    const stamped = join(work, "stamp");
    await writeFile(stamped, key);
    // Renamed whole, so that a run beside this one sees the old program or the new one, never half.
    await rename(linked, program);
    await rename(stamped, stamp);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return program;
}

async function keyOf(files: string[], readings: string): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify([process.platform, process.arch, flags, readings]));
  for (const file of files) hash.update(basename(file)).update(await readFile(file));
  return hash.digest("hex");
}

/** One compiler a core; the files are many and small. */
async function compileAll(files: string[], work: string, { c, cxx }: Toolchain): Promise<string[]> {
  const objects = files.map((file, index) => join(work, `${index}-${basename(file)}.o`));
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < files.length; index = next++) {
      const file = files[index] as string;
      const compiler = file.endsWith(".cpp") ? [cxx, "-std=c++11"] : [c, "-std=gnu11"];
      const args = [...compiler.slice(1), ...flags, `-I${work}`, "-c", file, "-o", objects[index] as string];
      await run(compiler[0] as string, args, { maxBuffer: 16 << 20 }).catch((error: { stderr?: string }) => {
        const complaint = error.stderr?.split("\n").find((line) => line.includes("error")) ?? "unknown error";
        throw new Error(`The Japanese voice does not compile: ${complaint}`);
      });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return objects;
}
