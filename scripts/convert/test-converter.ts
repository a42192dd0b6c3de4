import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { serveFixturePages } from "../../server/src/test/pages/serve.ts";
import { temporaryFolder } from "../lib/temporary-folder.ts";
import { tryScript } from "../lib/try-script.ts";

export type Converter = Awaited<ReturnType<typeof testConverter>>;

/** `npm run convert` in a folder of its own, beside pages that it may read. */
export async function testConverter() {
  const folder = temporaryFolder("convert");
  const dataDir = join(folder, "data");
  const pages = await serveFixturePages();
  return {
    folder,
    dataDir,
    pages,
    async convert(args: string[], variables: Record<string, string> = {}) {
      const known = { DATA_DIR: dataDir, INIT_CWD: folder, FETCH_ALLOW_PRIVATE: pages.allow };
      const { ended, output } = tryScript("convert.ts", { ...known, ...variables }, args);
      const [code] = await ended;
      return { code, output: output() };
    },
    /** How long the sound of a wav file is. */
    secondsOf(name: string): number {
      const wav = readFileSync(join(folder, name));
      if (wav.subarray(0, 4).toString() !== "RIFF") throw new Error(`${name} is no wav file`);
      return wav.readUInt32LE(40) / wav.readUInt32LE(28);
    },
    async close() {
      await pages.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
