import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** The answer of ffprobe about a file. Times are in seconds, as text. */
export interface Probed {
  format: { format_name: string; duration: string; start_time: string; tags: Record<string, string> };
  streams: {
    codec_name: string;
    codec_type: string;
    sample_rate: string;
    channels: number;
    duration: string;
    start_time: string;
    disposition: { attached_pic: number };
  }[];
  chapters: { start_time: string; end_time: string; tags: { title: string } }[];
}

/** Output of ffmpeg or ffprobe; a complaint of theirs is a failure. `npm test` installs them where they are missing. */
async function ask(program: "ffmpeg" | "ffprobe", args: string[]): Promise<Buffer> {
  const options = { encoding: "buffer", maxBuffer: 1 << 28 } as const;
  const { stdout, stderr } = await promisify(execFile)(program, ["-v", "error", ...args], options);
  if (stderr.length > 0) throw new Error(`${program} complains: ${stderr}`);
  return stdout;
}

export async function probed(file: string): Promise<Probed> {
  const shown = ["-show_format", "-show_streams", "-show_chapters", "-of", "json"];
  return JSON.parse((await ask("ffprobe", [...shown, file])).toString());
}

/** How many decoded samples a player drops in front of the sound. */
export async function skippedSamples(file: string): Promise<number> {
  const shown = ["-show_packets", "-show_entries", "packet_side_data", "-read_intervals", "%+#1"];
  const said = (await ask("ffprobe", ["-select_streams", "a", ...shown, file])).toString();
  return Number(/skip_samples=(\d+)/.exec(said)?.[1]);
}

/** Samples that ffmpeg decodes from a file with one channel. */
export async function decoded(file: string): Promise<Int16Array> {
  const raw = await ask("ffmpeg", ["-i", file, "-map", "0:a", "-f", "s16le", "-"]);
  return new Int16Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.length));
}

/** The picture in a file, as it lies there. */
export const coverIn = (file: string): Promise<Buffer> =>
  ask("ffmpeg", ["-i", file, "-map", "0:v", "-c", "copy", "-f", "image2pipe", "-"]);

/** The lines that a filter of ffmpeg writes about a sound. */
async function told(file: string, filter: string): Promise<string> {
  const args = ["-hide_banner", "-nostats", "-i", file, "-map", "0:a", "-af", filter, "-f", "null", "-"];
  return (await promisify(execFile)("ffmpeg", args)).stderr;
}

/** Integrated loudness in LUFS and true peak in dBTP, by ffmpeg's meter of EBU R 128. */
export async function loudnessByFfmpeg(file: string): Promise<{ loudness: number; truePeak: number }> {
  const summary = (await told(file, "ebur128=peak=true:framelog=verbose")).split("Summary:")[1] ?? "";
  const figure = (name: RegExp) => Number(name.exec(summary)?.[1]);
  return { loudness: figure(/I:\s+(\S+) LUFS/), truePeak: figure(/Peak:\s+(\S+) dBFS/) };
}

/** Where a file is silent, in seconds: below −40 dB for 50 ms at least. */
export async function silencesByFfmpeg(file: string): Promise<{ start: number; end: number }[]> {
  const said = await told(file, "silencedetect=noise=-40dB:duration=0.05");
  return [...said.matchAll(/silence_start: (\S+).*?silence_end: (\S+)/gs)].map(([, start, end]) => ({
    start: Number(start),
    end: Number(end),
  }));
}
