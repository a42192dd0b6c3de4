import { dirname, join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type Openjtalk, openjtalk } from "#adapters/speech/openjtalk";
import { readingRows } from "#adapters/speech/reading/reading-set";
import { compileVoice } from "../../voice/compile.ts";
import { wasmProgram } from "../../voice/compile-wasm.ts";

/** Both are slow on a machine that does other things. */
const timeoutMs = 120_000;

const every = (count: number, lines: string[]) =>
  Array.from({ length: count }, (_, index) => lines[Math.floor((index * lines.length) / count)] as string);

/** Sentences from several sets of readings. */
const lines = every(
  40,
  ["ja", "ja-classes", "ja-fresh", "ja-second", "ja-twentieth"].flatMap((set) =>
    readingRows(set).map(([, text = ""]) => text),
  ),
);

/** So many of forty, from all of them. */
export const sampleLines = (count: number) => every(count, lines);

/** The Japanese voice as the program of this system and as WebAssembly, for the tests of a file. */
export function bothVoices() {
  const both = {} as Record<"native" | "wasm", Openjtalk>;
  beforeAll(async () => {
    const program = await compileVoice();
    if (program.endsWith("wasm")) throw new Error("There is no compiler to compare with.");
    const words = join(dirname(program), "words.dic");
    both.native = openjtalk({ program, words, size: 1, timeoutMs });
    both.wasm = openjtalk({ program: wasmProgram, words, size: 1, timeoutMs });
  }, 240_000);
  afterAll(() => Promise.all([both.native.close(), both.wasm.close()]));
  return both;
}
