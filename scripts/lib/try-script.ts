import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "./run.ts";

/** A script as the bootstrap runs it: on this Node, with a channel by which it notices that the bootstrap has gone. */
export function tryScript(name: string, variables: Record<string, string>, args: string[] = []) {
  const child = spawn(process.execPath, ["--conditions=source", join(root, "scripts", name), ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...variables },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  }
  /** All that it says, once it has closed what it says it by. */
  const ended = once(child, "close") as Promise<[code: number | null, signal: NodeJS.Signals | null]>;
  return { child, ended, output: () => output };
}
