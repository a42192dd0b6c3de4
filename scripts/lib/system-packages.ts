import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Outcome, run } from "./run.ts";

/** The first of these programs that the system finds, or undefined. */
export function inPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Whether this process may install packages: root on Debian and its kin. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

export function apt(...args: string[]): Promise<Outcome> {
  return run("apt-get", ["-q", ...args], { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}
