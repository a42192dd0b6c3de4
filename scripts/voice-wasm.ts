/** Compiles the Japanese voice as WebAssembly, for machines without a compiler. Its result is committed. */
import { compileWasm, wasmProgram } from "../server/voice/compile-wasm.ts";
import { explain } from "./lib/say.ts";

try {
  await compileWasm();
  console.log(`The Japanese voice is compiled into ${wasmProgram}.`);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
