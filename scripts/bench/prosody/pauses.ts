import { mkdtemp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { renderAudio } from "../../../server/src/domain/audios/make/render.ts";
import { AudioSettings } from "../../../server/src/kernel/audio-settings.ts";
import type { Speech, Voice } from "../../../server/src/ports/speech.ts";
import { median } from "../../lib/figures.ts";
import { fileStore } from "../speech/file-store.ts";

const WINDOW_SECONDS = 0.005;
/** Quiet, as a share of the loudest window: −40 dB. */
const SILENCE = 0.01;
const HEADER_BYTES = 44;

/** Each sentence has one comma. */
const scripts: Readonly<Record<Voice["language"], string>> = {
  ja: "今日は朝から晴れ、午後は雨になる。駅の前の店は、九時に開く。昨日の夜は、早く眠った。\n\nこの町の川は、とても長い。母の庭では、花が咲いた。",
  en: [
    "In the morning it was sunny, and then it began to rain. When the shop opened, we bought some bread. After the long walk, they were tired.",
    "Near the old bridge, a man was singing. If you like it, you may keep it.",
  ].join("\n\n"),
};

/** Seconds of silence at commas, between sentences and between paragraphs. */
export interface Pauses {
  comma: number;
  stop: number;
  paragraph: number;
}

export async function pausesOf(
  speech: Speech,
  { id, language }: Voice,
  speed: number,
  folder: string,
): Promise<Pauses> {
  const workDir = await mkdtemp(join(folder, "render-"));
  const { wavPath, cues } = await renderAudio({
    script: scripts[language],
    settings: { ...AudioSettings.parse({ speed }), voice: id },
    userId: "bench",
    speech,
    segments: await fileStore(folder),
    signal: new AbortController().signal,
    workDir,
  });
  const gaps = silences(await readFile(wavPath));
  const around = (seconds: number) =>
    gaps.filter(({ start, end }) => start <= seconds + 0.1 && end >= seconds - 0.1).map(lengthOf);
  const between = cues.slice(0, -1).map(({ end }) => Math.max(0, ...around(end)));
  const commas = cues.map((cue) =>
    Math.max(
      0,
      ...gaps.filter(({ start, end }) => start > cue.start + 0.1 && end < cue.end - 0.1).map(lengthOf),
    ),
  );
  return {
    comma: median(commas),
    stop: median([between[0], between[1], between[3]] as number[]),
    paragraph: between[2] as number,
  };
}

interface Gap {
  start: number;
  end: number;
}
const lengthOf = ({ start, end }: Gap) => end - start;

/** Where a 16-bit wav file is silent, in seconds. */
function silences(wav: Buffer): Gap[] {
  const rate = wav.readUInt32LE(24);
  const samples = new Int16Array(
    wav.buffer.slice(wav.byteOffset + HEADER_BYTES, wav.byteOffset + HEADER_BYTES + wav.readUInt32LE(40)),
  );
  const window = Math.round(rate * WINDOW_SECONDS);
  const peaks: number[] = [];
  for (let start = 0; start < samples.length; start += window) {
    peaks.push(
      samples.subarray(start, start + window).reduce((high, sample) => Math.max(high, Math.abs(sample)), 0),
    );
  }
  const floor = SILENCE * peaks.reduce((high, peak) => Math.max(high, peak), 0);
  const gaps: Gap[] = [];
  let from = -1;
  for (const [index, peak] of [...peaks, Number.POSITIVE_INFINITY].entries()) {
    if (peak <= floor && from < 0) from = index;
    if (peak <= floor || from < 0) continue;
    gaps.push({ start: (from * window) / rate, end: (index * window) / rate });
    from = -1;
  }
  return gaps;
}
