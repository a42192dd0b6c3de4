import { execFile } from "node:child_process";
import { readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { File, PreopenDirectory } from "@bjorn3/browser_wasi_shim";
import { mainOf, wasiProgram } from "../src/kernel/work/wasi.ts";
import { dictionary } from "./sources.ts";

const run = promisify(execFile);

/** The compiler wants settings beside the matrix of the dictionary that the words are for; it has none to offer. */
export async function compileWords(program: string, words: string, work: string): Promise<string> {
  const matrix = join(dictionary, "matrix.bin");
  const compiled = join(work, "compiled");
  if (program.endsWith(".wasm")) {
    await writeFile(compiled, await compiledByWasm(program, words, matrix));
    return compiled;
  }
  await symlink(matrix, join(work, "matrix.bin"));
  await writeFile(join(work, "dicrc"), "");
  await writeFile(join(work, "words.csv"), words);
  await run(program, argumentsIn(work));
  return compiled;
}

const argumentsIn = (folder: string) => [
  "compile",
  ...["-d", folder],
  ...["-u", join(folder, "compiled")],
  ...["-f", "utf-8"],
  ...["-t", "utf-8"],
  join(folder, "words.csv"),
];

async function compiledByWasm(program: string, words: string, matrix: string): Promise<Uint8Array> {
  const folder = new PreopenDirectory(
    "/",
    new Map([
      ["matrix.bin", new File(await readFile(matrix))],
      ["dicrc", new File([])],
      ["words.csv", new File(Buffer.from(words))],
    ]),
  );
  const start = await wasiProgram(program);
  const started = await start({ args: ["yomikoe-voice", ...argumentsIn("/")], folder });
  const code = mainOf(started);
  const compiled = folder.dir.contents.get("compiled");
  if (code !== 0 || !(compiled instanceof File)) throw new Error(`the compiler of words ended with ${code}`);
  return compiled.data;
}
