import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { workerEntry } from "./worker-entry.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "own-entry-"));
  const packageJson = {
    type: "module",
    imports: { "#word": { source: "./source-word.ts", default: "./compiled-word.js" } },
  };
  await writeFile(join(folder, "package.json"), JSON.stringify(packageJson));
  await writeFile(join(folder, "source-word.ts"), `export const word: string = "source";`);
  await writeFile(join(folder, "compiled-word.js"), `export const word = "compiled";`);
  const entry = `import { word } from "#word"; import { parentPort } from "node:worker_threads";
    if (parentPort) parentPort.postMessage(word); else process.send(word, () => process.disconnect());`;
  await writeFile(join(folder, "entry.ts"), entry);
  await writeFile(join(folder, "entry.js"), entry);
});
afterAll(() => rm(folder, { recursive: true }));

describe.each([
  { extension: "ts", word: "source" },
  { extension: "js", word: "compiled" },
])("a caller that runs as .$extension", ({ extension, word }) => {
  const entry = () => workerEntry(pathToFileURL(join(folder, `caller.${extension}`)).href, "./entry");

  it("starts a child process in its own kind of tree", async () => {
    const { url, execArgv } = entry();
    const child = fork(url, { execArgv });
    expect(await once(child, "message")).toEqual([word, undefined]);
  });

  it("starts a worker thread in its own kind of tree", async () => {
    const { url, execArgv } = entry();
    const worker = new Worker(url, { execArgv });
    expect(await once(worker, "message")).toEqual([word]);
  });
});
