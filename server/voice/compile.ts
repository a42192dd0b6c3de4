import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { compileFiles } from "./compile-files.ts";
import { wasmProgram } from "./compile-wasm.ts";
import { compileWords } from "./compile-words.ts";
import { kanjiReadings } from "./kanji-readings.ts";
import { flags, sources, sourcesKey } from "./sources.ts";
import { defaultOutDir, unlessStamped } from "./stamped.ts";
import { findToolchain, MissingCompiler } from "./toolchain.ts";
import { userDictionary } from "./user-dictionary.ts";

const run = promisify(execFile);

interface Options {
  outDir?: string;
  log?: (line: string) => void;
}

/**
 * Compiles the Japanese voice and its words into `outDir` unless these very sources are compiled there already, and
 * returns the program's path. Where no compiler can be had, that is the program as WebAssembly.
 */
export async function compileVoice({
  outDir = defaultOutDir,
  log = () => {},
}: Options = {}): Promise<string> {
  const program = await compileProgram(outDir, log);
  const words = userDictionary();
  const dic = join(outDir, "words.dic");
  const key = hashOf([await readFile(`${program}.stamp`, "utf8"), words]);
  await unlessStamped(dic, key, (work) => compileWords(program, words, work)).catch(async (error: Error) => {
    log(`the words of our lists do not compile, and are replaced in the text: ${error.message}`);
    // Those of before are better than none. Without a stamp the next start tries again.
    if (!existsSync(dic)) await writeFile(dic, "");
  });
  return program;
}

/** Only one of both programs is left there: it is the one that speaks. */
async function compileProgram(outDir: string, log: (line: string) => void): Promise<string> {
  const native = join(outDir, "yomikoe-voice");
  const wasm = `${native}.wasm`;
  try {
    // Where WebAssembly lies, no compiler could be fetched before: each start would wait for that again.
    await compileNative(native, log, !existsSync(wasm));
    await remove(wasm);
    return native;
  } catch (error) {
    if (!(error instanceof MissingCompiler)) throw error;
    log("no C compiler can be had: the Japanese voice runs as WebAssembly");
    const made = await readFile(`${wasmProgram}.stamp`, "utf8");
    await unlessStamped(wasm, made, async (work) => {
      const copy = join(work, "copy");
      await copyFile(wasmProgram, copy);
      return copy;
    });
    await remove(native);
    return wasm;
  }
}

async function remove(program: string) {
  for (const file of [program, `${program}.stamp`]) await rm(file, { force: true });
}

async function compileNative(program: string, log: (line: string) => void, mayInstall: boolean) {
  const files = sources();
  const readings = kanjiReadings();
  const key = await sourcesKey([process.platform, process.arch, ...flags], readings);
  await unlessStamped(program, key, async (work) => {
    const toolchain = await findToolchain(log, mayInstall);
    log(`compiling the Japanese voice (${files.length} files, about half a minute)`);
    await writeFile(join(work, "kanji-readings.inc"), readings);
    const objects = await compileFiles(files, work, toolchain, flags);
    const linked = join(work, "linked");
    await run(toolchain.cxx, ["-o", linked, ...objects, "-lm"], { maxBuffer: 16 << 20 });
    return linked;
  });
}

const hashOf = (parts: string[]) => createHash("sha256").update(JSON.stringify(parts)).digest("hex");
