import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { bothVoices, sampleLines } from "#test/both-voices";
import { wasmProgram, wasmStamp } from "../../../voice/compile-wasm.ts";

const voices = bothVoices();

it("is made of the sources as they are: npm run voice:wasm makes it anew", async () => {
  const committed = await readFile(wasmProgram);
  expect(await readFile(`${wasmProgram}.stamp`, "utf8")).toBe(await wasmStamp(committed));
});

it("reads as the program of this system does", async () => {
  const { native, wasm } = voices;
  for (const line of sampleLines(40)) {
    const text = native.normalize(line, "openjtalk:mei_normal");
    expect(await wasm.reading(text)).toBe(await native.reading(text));
  }
}, 240_000);
