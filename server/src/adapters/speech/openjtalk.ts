import { existsSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Pcm } from "#kernel/sound/pcm";
import { createPool } from "#kernel/work/pool";
import type { Speech, Voice } from "#ports/speech";
import { engineCall } from "./engine-call.ts";
import { introduced } from "./introduce.ts";
import { normalizeJapanese } from "./normalize-ja/index.ts";
import { listedWords } from "./normalize-ja/listed-words.ts";
import { replaceWords } from "./normalize-ja/replace-words.ts";
import { type Job, openjtalkMember, type Result } from "./openjtalk-member.ts";
import { rememberLines } from "./remember-lines.ts";

/** Rises whenever the same utterance would sound different, other than by a word of the lists or as `melodies` say. */
const VERSION = "openjtalk-1.09-mei-1.8-6";
/** Sentences whose melody has changed since then, or may have: all others keep the sound that is stored. */
const melodies: readonly (readonly [version: string, mayHave: RegExp])[] = [
  [
    "question-2",
    /[？?]|(?<!だろう|でしょう|ましょう|もの|こと|[静確豊僅遥愚厳朗]|[明柔滑清]ら|[細鮮穏爽賑]や)か\P{L}*$/u,
  ],
  ["desu-2", /[でデ]\P{L}*[すス]\P{L}*。\P{L}*$/u],
  ["list-2", /、[^、]*、.*[!！]\P{L}*$/su],
  ["quote-1", /[⸨⸩]/],
];
const SAMPLE_RATE = 48_000;
const TIMEOUT_MS = 20_000;

const attribution =
  "HTS Voice “Mei” © 2009–2013 Nagoya Institute of Technology, MMDAgent Project Team, CC BY 3.0";

const melodiesIn = (text: string) =>
  melodies.filter(([, mayHave]) => mayHave.test(text)).map(([version]) => version);

const versionOf = rememberLines((text) => [VERSION, ...melodiesIn(text), ...listedWords(text)].join(" "));
const normalize = rememberLines(normalizeJapanese);

/** Gain in decibels that brings ordinary speech of each style to −16 LUFS, and its pace at any speed, as measured. */
const styles = {
  normal: { name: "Mei", gain: 7.7, pace: 1, tempo: 0.6, slow: { bend: 0.31, commas: 0.53 } },
  happy: { name: "Mei (happy)", gain: 8.5, pace: 1.025, tempo: 0.6 },
  bashful: { name: "Mei (bashful)", gain: 6.5, pace: 1.31, tempo: 0.45 },
  angry: { name: "Mei (angry)", gain: 8.8, pace: 1.32, tempo: 0.45 },
  sad: { name: "Mei (sad)", gain: 6.9, pace: 1.315, tempo: 0.45 },
} as const;

/** Of all its styles, as measured: twice and half the speed change more than those between tell. */
const BEND = 0.22;

const gains = new Map(
  Object.entries(styles).map(([style, { gain }]) => [`openjtalk:mei_${style}`, 10 ** (gain / 20)]),
);

const voices: Voice[] = Object.entries(styles).map(([style, { name, pace, tempo, ...more }]) => ({
  id: `openjtalk:mei_${style}`,
  name,
  language: "ja",
  sampleRate: SAMPLE_RATE,
  pace,
  tempo,
  bend: BEND,
  ...("slow" in more && { slow: more.slow }),
  attribution,
}));

export interface Openjtalk extends Speech {
  /** The front end's own reading in katakana: what the engine will say. */
  reading(text: string): Promise<string>;
}

/** Where `compileVoice` leaves the program and the words that it knows beside its dictionary. */
const compiled = (name: string) => fileURLToPath(new URL(`../../../voice/build/${name}`, import.meta.url));

/** Where no compiler is, `compileVoice` leaves WebAssembly in place of the program. */
const runnable = (program: string) => (existsSync(program) ? program : `${program}.wasm`);

/** Finds the program, its dictionaries and its voices, as they are installed. */
export function installed(program = compiled("yomikoe-voice"), words = compiled("words.dic")) {
  const data = dirname(createRequire(import.meta.url).resolve("openjtalk/package.json"));
  return {
    program,
    dictionary: join(data, "dic/open_jtalk_dic_utf_8-1.09"),
    words,
    voices: join(data, "voice/mei"),
  };
}

/**
 * The embedded Japanese voice: Open JTalk in processes of its own, one a core, each behind a thread. It has no voices until its
 * program is compiled; till then the product speaks English only.
 */
export function openjtalk({
  program,
  words,
  size = availableParallelism(),
  timeoutMs = TIMEOUT_MS,
}: {
  program?: string;
  words?: string;
  size?: number;
  timeoutMs?: number;
} = {}): Openjtalk {
  const installation = installed(program, words);
  // Under `npm run dev` the program is compiled while the server runs already, and it may be either.
  const programNow = () => runnable(installation.program);
  let isCompiled = false;
  // An empty file stands for words that could not be compiled: their readings go into the text then.
  const hasWords = () => statSync(installation.words, { throwIfNoEntry: false })?.size !== 0;
  const pool = createPool<Job, Result>({
    size,
    timeoutMs,
    start: () =>
      openjtalkMember({
        ...installation,
        program: programNow(),
        words: hasWords() ? installation.words : "",
      }),
  });

  return {
    voices() {
      isCompiled ||= existsSync(programNow()) && existsSync(installation.words);
      return isCompiled ? voices : [];
    },
    engineVersion: (_, text = "") => versionOf(text),
    normalize: (text) => (hasWords() ? normalize(text) : replaceWords(normalize(text))),
    introduce: (text, _voice, heard) => introduced(text, heard),
    async speak(utterance, signal) {
      const gain = gains.get(utterance.voice) ?? 1;
      return (await engineCall(pool.run({ speak: utterance, gain }, signal), signal)) as Pcm;
    },
    async reading(text) {
      const kana = (await engineCall(pool.run({ read: text }))) as string;
      return kana.replaceAll("’", "");
    },
    close: () => pool.close(),
  };
}
