import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.ts";
import { UserError } from "./say.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The system's Chromium, or undefined. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) =>
    existsSync(path),
  );
}

/** Installs a browser for the tests where none is: the system's own as root on Debian, else Playwright's. */
export async function ensureChromium() {
  if (findChromium()) return;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const packages = ["chromium", "fonts-noto-cjk"];
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-q"], { env });
    const installed = await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packages], {
      env,
    });
    if (installed.ok && findChromium()) return;
  }
  const { ok, output } = await run("playwright", ["install", "chromium"]);
  if (!ok) {
    throw new UserError(
      `The browser tests need Chromium, and it could not be installed: ${output.trim().split("\n").at(-1)}`,
    );
  }
}
