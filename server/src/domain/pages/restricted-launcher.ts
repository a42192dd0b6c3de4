import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const compiled = fileURLToPath(new URL("../../../voice/build/yomikoe-restricted", import.meta.url));

let found: string | null | undefined;

/**
 * The launcher that takes a process its way to the network and to other processes; null where it is not compiled,
 * or this kernel has no such filter.
 */
export function restrictedLauncher(): string | null {
  // Called without a program it only tries.
  found ??= spawnSync(compiled, { stdio: "ignore", env: {} }).status === 0 ? compiled : null;
  return found;
}
