import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { testConverter } from "./convert/test-converter.ts";
import { freePort } from "./lib/ports.ts";
import { isRunning } from "./lib/process-state.mjs";

it("starts a server for the time being, turns a sample into a file, and stops the server", async () => {
  const { convert, secondsOf, folder, dataDir, close } = await testConverter();
  onTestFinished(close);
  const port = await freePort();
  const url = `http://localhost:${port}/samples/product-ja`;
  const { code, output } = await convert([url, "--out", "sample.wav"], { PORT: String(port) });
  expect({ code, output }).toMatchObject({ code: 0 });
  expect(output).toMatch(/sample\.wav {2}[\d.]+ s {2}http/);
  for (const stage of ["reading", "speaking"]) expect(output).toContain(`${url}: ${stage}\n`);
  expect(secondsOf("sample.wav")).toBeGreaterThan(10);
  expect(existsSync(join(folder, "sample.wav.part"))).toBe(false);
  expect(existsSync(join(dataDir, "lock.json"))).toBe(false);
  expect(isRunning(Number(readFileSync(join(dataDir, "auth/pid"), "utf8")))).toBe(false);
}, 180_000);
