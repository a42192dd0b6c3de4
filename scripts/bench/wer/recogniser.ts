import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const program = "pocketsphinx_batch";

/** Debian's packages pocketsphinx and pocketsphinx-en-us. */
export async function isInstalled(): Promise<boolean> {
  return run(program, []).then(
    () => true,
    (error: { code?: unknown }) => error.code !== "ENOENT",
  );
}

/** Recognised text of the .raw files (16 kHz, 16 bit) in a folder, by name. */
export async function recognise(folder: string, names: readonly string[]): Promise<Map<string, string>> {
  const shares = availableParallelism();
  const heard = await Promise.all(
    Array.from({ length: shares }, (_, share) =>
      listen(
        folder,
        `share-${share}`,
        names.filter((_name, index) => index % shares === share),
      ),
    ),
  );
  return new Map(heard.flat());
}

async function listen(folder: string, job: string, names: readonly string[]): Promise<[string, string][]> {
  const [list, answer] = [join(folder, `${job}.ctl`), join(folder, `${job}.hyp`)];
  await writeFile(list, `${names.join("\n")}\n`);
  const input = ["-cepdir", folder, "-cepext", ".raw", "-adcin", "yes", "-ctl", list];
  await run(program, [...input, "-hyp", answer, "-logfn", "/dev/null"]);
  const lines = (await readFile(answer, "utf8")).trim().split("\n");
  // "the words that were heard (name score)"
  return lines.map((line) => {
    const [, words = "", name = ""] = /^(.*?)\s*\((\S+) \S+\)$/.exec(line) ?? [];
    return [name, words];
  });
}
