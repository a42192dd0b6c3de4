import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Children that still run when this process exits are ended with it. */
const children = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of children) child.kill();
});

export interface Outcome {
  ok: boolean;
  output: string;
}

/** Runs a program of node_modules/.bin or of the system in the checkout, and collects what it writes. */
export function run(command: string, args: string[], options: SpawnOptions = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], ...options });
    children.add(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        output += chunk;
      });
    }
    child.once("error", (error) => resolve({ ok: false, output: error.message }));
    child.once("close", (code) => {
      children.delete(child);
      resolve({ ok: code === 0, output });
    });
  });
}

/** Runs a program as if it stood on the command line itself, and resolves with its exit code. */
export function runInForeground(command: string, args: string[], env = process.env): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", env });
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}
