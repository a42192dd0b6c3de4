import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface Toolchain {
  c: string;
  cxx: string;
  /** The compiler's description of itself: another compiler compiles again. */
  version: string;
}

/** No compiler is there, and none can be installed. */
export class MissingCompiler extends Error {}

const candidates = [
  ["cc", "c++"],
  ["gcc", "g++"],
  ["clang", "clang++"],
] as const;

async function find(): Promise<Toolchain | null> {
  for (const [c, cxx] of candidates) {
    try {
      await run(c, ["--version"]);
      return { c, cxx, version: (await run(cxx, ["--version"])).stdout };
    } catch {
      // The next pair of names, then.
    }
  }
  return null;
}

/** Finds a C and C++ compiler; as root on Debian and its kin, installs one unless told otherwise. */
export async function findToolchain(log: (line: string) => void, mayInstall = true): Promise<Toolchain> {
  const found = await find();
  if (found) return found;
  if (mayInstall && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    log("no C compiler found: installing gcc and g++ with apt-get");
    const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, maxBuffer: 64 << 20 };
    const packages = ["install", "-y", "-q", "--no-install-recommends", "gcc", "g++", "libc6-dev"];
    await run("apt-get", packages, options)
      .catch(() => run("apt-get", ["update", "-q"], options).then(() => run("apt-get", packages, options)))
      .catch((error: Error) => log(`apt-get failed: ${error.message.trim().split("\n").at(-1)}`));
    const installed = await find();
    if (installed) return installed;
  }
  throw new MissingCompiler("No C and C++ compiler is found (cc and c++), and none can be installed.");
}
