import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "./run.ts";

/** The variables that a fresh shell has. What Node compiled before stays compiled. */
export function bare(): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
}

/** A script as the bootstrap runs it: on this Node, with a channel by which it notices that the bootstrap has gone. */
export function tryScript(name: string, variables: Record<string, string>, args: string[] = []) {
  const child = spawn(process.execPath, ["--conditions=source", join(root, "scripts", name), ...args], {
    env: { ...bare(), ...variables },
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
