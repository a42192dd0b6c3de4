import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { compileFiles } from "./compile-files.ts";
import { kanjiReadings } from "./kanji-readings.ts";
import { licences, sources, sourcesKey, wasmFlags } from "./sources.ts";

const run = promisify(execFile);

/** The Japanese voice for machines without a compiler; it is part of the repository. */
export const wasmProgram = fileURLToPath(new URL("wasm/yomikoe-voice.wasm", import.meta.url));

/** The host calls main first, and then a function for each request: WebAssembly cannot wait for input. */
const linking = [
  "--target=wasm32-wasi",
  "-mexec-model=reactor",
  "-O3",
  "-lm",
  ...["--export=__main_void", "--export=answer_request", "--strip-all", "-z,stack-size=1048576"].map(
    (option) => `-Wl,${option}`,
  ),
];

/** Tells of which sources a file was made, and that it is this file. */
export const wasmStamp = async (program: Uint8Array) =>
  `sources ${await sourcesKey([...wasmFlags.settings, ...linking], kanjiReadings())}\n` +
  `program ${createHash("sha256").update(program).digest("hex")}\n`;

/** Compiles the Japanese voice as WebAssembly, and puts its stamp and the licences of its parts beside it. */
export async function compileWasm(program = wasmProgram): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), "voice-wasm-"));
  try {
    await writeFile(join(work, "kanji-readings.inc"), kanjiReadings());
    const clang = { c: "clang", cxx: "clang++" };
    const objects = await compileFiles(sources(), work, clang, [...wasmFlags.settings, ...wasmFlags.paths]);
    await mkdir(dirname(program), { recursive: true });
    await run(clang.cxx, [...linking, "-o", program, ...objects], { maxBuffer: 16 << 20 });
    await writeFile(`${program}.stamp`, await wasmStamp(await readFile(program)));
    await writeFile(join(dirname(program), "LICENCES.txt"), await notices());
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Debian's own list of what its C library is made of; the exception in the licence of LLVM asks for no notice. */
const LIBRARY = "/usr/share/doc/wasi-libc/copyright";

async function notices(): Promise<string> {
  const texts = await Promise.all([...licences, LIBRARY].map((file) => readFile(file, "utf8")));
  return texts.map((text) => `${text.trim()}\n`).join(`\n${"=".repeat(72)}\n\n`);
}
