import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { wasmProgram, wasmStamp } from "../../../voice/compile-wasm.ts";

it("is made of the sources as they are: npm run voice:wasm makes it anew", async () => {
  const committed = await readFile(wasmProgram);
  expect(await readFile(`${wasmProgram}.stamp`, "utf8")).toBe(await wasmStamp(committed));
});
