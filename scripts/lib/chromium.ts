import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.ts";
import { UserError } from "./say.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function inPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** The system's Chromium, or undefined. */
export const findChromium = () => inPath(NAMES);

/** Its headless build, where there is one: without a window's parts the journeys take a fifth less time. */
export const findHeadlessChromium = () => inPath(["chromium-headless-shell"]) ?? findChromium();

/** Installs a browser for the tests where none is: the system's own as root on Debian, else Playwright's. */
export async function ensureChromium() {
  if (findChromium()) return;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const install = (...packages: string[]) =>
      run("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packages], { env });
    await run("apt-get", ["update", "-q"], { env });
    const { ok } = await install("chromium", "fonts-noto-cjk");
    // Not every release has it; the other one serves as well.
    if (ok) await install("chromium-headless-shell");
    if (findChromium()) return;
  }
  const { ok, output } = await run("playwright", ["install", "chromium"]);
  if (!ok) {
    throw new UserError(
      `The browser tests need Chromium, and it could not be installed: ${output.trim().split("\n").at(-1)}`,
    );
  }
}
