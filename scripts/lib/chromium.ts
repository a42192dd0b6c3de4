import { existsSync } from "node:fs";
import { run } from "./run.ts";
import { UserError } from "./say.ts";
import { apt, inPath, mayInstall } from "./system-packages.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The system's Chromium, or undefined. */
export const findChromium = () => inPath(...NAMES);

const findHeadless = () => inPath("chromium-headless-shell");

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
  if (isThere && (findHeadless() || !mayInstall() || !existsSync("/usr/bin/chromium"))) return;
  if (mayInstall()) {
    const briefly = isThere ? BRIEFLY : [];
    const install = (...packages: string[]) =>
      apt(...briefly, "install", "-y", "--no-install-recommends", ...packages);
    await apt(...briefly, "update");
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
