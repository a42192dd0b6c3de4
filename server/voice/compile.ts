import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, symlink, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { kanjiReadings } from "./kanji-readings.ts";
import { dictionary, flags, headers, sources } from "./sources.ts";
import { defaultOutDir, unlessStamped } from "./stamped.ts";
import { findToolchain, type Toolchain } from "./toolchain.ts";
import { userDictionary } from "./user-dictionary.ts";

const run = promisify(execFile);

interface Options {
  outDir?: string;
  log?: (line: string) => void;
}

/**
 * Compiles the Japanese voice and its words into `outDir` unless these very sources are compiled there
 * already, and returns the program's path. Throws an error of one sentence when no compiler can be had.
 */
export async function compileVoice({
  outDir = defaultOutDir,
  log = () => {},
}: Options = {}): Promise<string> {
  const files = sources();
  const readings = kanjiReadings();
  const key = await keyOf([...files, ...headers()], readings);
  const program = join(outDir, "yomikoe-voice");
  await unlessStamped(program, key, async (work) => {
    const toolchain = await findToolchain(log);
    log(`compiling the Japanese voice (${files.length} files, about half a minute)`);
    await writeFile(join(work, "kanji-readings.inc"), readings);
    const objects = await compileAll(files, work, toolchain);
    const linked = join(work, "linked");
    await run(toolchain.cxx, ["-o", linked, ...objects, "-lm"], { maxBuffer: 16 << 20 });
    return linked;
  });
  const words = userDictionary();
  const dic = join(outDir, "words.dic");
  await unlessStamped(dic, hashOf([key, words]), (work) => compileWords(program, words, work)).catch(
    async (error: Error) => {
      log(`the words of our lists do not compile, and are replaced in the text: ${error.message}`);
      // Those of before are better than none. Without a stamp the next start tries again.
      if (!existsSync(dic)) await writeFile(dic, "");
    },
  );
  return program;
}

/** The compiler wants settings beside the matrix of the dictionary that the words are for; it has none to offer. */
export async function compileWords(program: string, words: string, work: string): Promise<string> {
  await symlink(join(dictionary, "matrix.bin"), join(work, "matrix.bin"));
  await writeFile(join(work, "dicrc"), "");
  await writeFile(join(work, "words.csv"), words);
  const compiled = join(work, "compiled");
  await run(program, [
    "compile",
    "-d",
    work,
    "-u",
    compiled,
    "-f",
    "utf-8",
    "-t",
    "utf-8",
    join(work, "words.csv"),
  ]);
  return compiled;
}

const hashOf = (parts: string[]) => createHash("sha256").update(JSON.stringify(parts)).digest("hex");

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
