import { rmSync } from "node:fs";
import { afterEach, expect, it, vi } from "vitest";
import { compileVoice } from "../server/voice/compile.ts";
import { explain } from "./lib/say.ts";
import { temporaryFolder } from "./lib/temporary-folder.ts";

let folder: string | undefined;
afterEach(() => {
  vi.unstubAllEnvs();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

it("without a compiler, the Japanese voice says what it lacks and that English works", async () => {
  folder = temporaryFolder("no-compiler");
  vi.stubEnv("PATH", folder);
  await expect(compileVoice({ outDir: folder })).rejects.toThrow(
    /^The Japanese voice needs a C and C\+\+ compiler \(cc and c\+\+\): install .*; English works without\.$/,
  );
});

it.each([
  [Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" })],
  [new Error('could not write to file "base/5": No space left on device')],
])("a full disk is named in a sentence, whoever found it: %s", (error) => {
  expect(explain(error)).toBe("There is no space left on the disk.");
});

it("a folder that cannot be written names the way out", () => {
  const error = Object.assign(new Error("EROFS: read-only file system, mkdir '/x'"), { code: "EROFS" });
  expect(explain(error)).toMatch(/cannot be written: .*\/x.* DATA_DIR names another one\.$/);
});
