import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import type { Toolchain } from "./toolchain.ts";

const run = promisify(execFile);

/** Compiles each file into `work` and returns the objects: one compiler a core; the files are many and small. */
export async function compileFiles(
  files: string[],
  work: string,
  { c, cxx }: Pick<Toolchain, "c" | "cxx">,
  flags: string[],
): Promise<string[]> {
  const objects = files.map((file, index) => join(work, `${index}-${basename(file)}.o`));
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < files.length; index = next++) {
      const file = files[index] as string;
      const compiler = file.endsWith(".cpp") ? [cxx, "-std=c++11"] : [c, "-std=gnu11"];
      const args = [...compiler.slice(1), ...flags, `-I${work}`, "-c", file, "-o", objects[index] as string];
      await run(compiler[0] as string, args, { maxBuffer: 16 << 20 }).catch((error: { stderr?: string }) => {
        const complaint = error.stderr?.split("\n").find((line) => line.includes("error")) ?? "unknown error";
        throw new Error(`The Japanese voice does not compile: ${complaint}`);
      });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return objects;
}
