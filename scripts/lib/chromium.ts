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

const findHeadless = () => inPath(["chromium-headless-shell"]);

/** Its headless build, where there is one: without a window's parts the journeys take a fifth less time. */
export const findHeadlessChromium = () => findHeadless() ?? findChromium();

/** For what one can do without: no network is waited for long. */
const BRIEFLY = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"];

/**
 * Installs a browser for the tests where none is: the system's own as root on Debian, else Playwright's. Debian's gets
 * its headless build beside it.
 */
export async function ensureChromium() {
  const isThere = findChromium() !== undefined;
  const isDebian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (isThere && (findHeadless() || !isDebian || !existsSync("/usr/bin/chromium"))) return;
  if (isDebian) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const apt = (...args: string[]) => run("apt-get", ["-q", ...(isThere ? BRIEFLY : []), ...args], { env });
    const install = (...packages: string[]) => apt("install", "-y", "--no-install-recommends", ...packages);
    await apt("update");
    const { ok } = isThere ? { ok: true } : await install("chromium", "fonts-noto-cjk");
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
