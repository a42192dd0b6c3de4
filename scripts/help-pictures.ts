/** Takes the pictures of the help page's first steps out of the running product: npm run help:pictures */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium, findChromium } from "./lib/chromium.ts";
import { root, runInForeground } from "./lib/run.ts";
import { step } from "./lib/say.ts";

const pictures = join(root, "server/assets/info-pages/pictures");
// The product shows the old ones while the new ones are taken, and keeps them if that fails.
const taken = mkdtempSync(join(tmpdir(), "help-pictures-"));

await step("Chromium", ensureChromium);
const env = { ...process.env, CHROMIUM_PATH: findChromium(), HELP_PICTURES: taken };
process.exitCode = await runInForeground("playwright", ["test", "-c", "client/screenshots.config.ts"], env);
if (process.exitCode === 0) {
  rmSync(pictures, { recursive: true, force: true });
  cpSync(taken, pictures, { recursive: true });
}
rmSync(taken, { recursive: true, force: true });
