import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openjtalk } from "../../../server/src/adapters/speech/openjtalk.ts";
import { renderAudio } from "../../../server/src/domain/audios/make/render.ts";
import { planSegments } from "../../../server/src/domain/audios/order/plan-segments.ts";
import { AudioSettings } from "../../../server/src/kernel/audio-settings.ts";
import type { Speech } from "../../../server/src/ports/speech.ts";
import { compileVoice } from "../../../server/voice/compile.ts";
import { median, timed } from "../../lib/figures.ts";
import { japaneseScript } from "../../lib/japanese-script.ts";
import { fileStore } from "./file-store.ts";
import { cpuSeconds, withPeakMemory } from "./usage.ts";

const SENTENCES = 100;
const SENTENCES_A_MINUTE = 9;
const LONG_MINUTES = 30;
const settings = { ...AudioSettings.parse({}), voice: "openjtalk:mei_normal" };

interface Options {
  rounds: number;
  log: (line: string) => void;
}

/**
 * Everything in turn, round by round, so that what else the machine does falls on all alike. Speeds are by
 * the clock, as the ratio of neighbours; costs are processor time, which others do not change.
 */
export async function speechFigures({ rounds, log }: Options) {
  const folder = await mkdtemp(join(tmpdir(), "yomikoe-bench-"));
  const program = await compileVoice({ log });
  const one = openjtalk({ program, size: 1 });
  const two = openjtalk({ program, size: 2 });
  try {
    const script = japaneseScript(SENTENCES);
    const { segments: plan } = planSegments({ script, settings, speech: two });
    const texts = plan.map(({ text }) => text);
    await Promise.all([speakAll(one, texts.slice(0, 2)), render(folder, two, japaneseScript(6))]);

    const measured: Awaited<ReturnType<typeof round>>[] = [];
    for (let index = 0; index < rounds; index++) {
      measured.push(await round(folder, { one, two, script, texts, bareFirst: index % 2 === 0 }));
      log(`round ${index + 1} of ${rounds}: ${JSON.stringify(measured[index])}`);
    }
    await one.close();
    const middle = (name: keyof (typeof measured)[number]) => median(measured.map((own) => own[name]));

    // Memory is watched here only: to look at it costs time, which the rounds would count.
    const minutes = async (count: number) => {
      const own = japaneseScript(SENTENCES_A_MINUTE * count);
      const [peak, { cost }] = await withPeakMemory(() => render(folder, two, own));
      return { peak, cost };
    };
    const short = [await minutes(1), await minutes(1)];
    const long = await minutes(LONG_MINUTES);
    short.push(await minutes(1), await minutes(1));
    const shortCost = median(short.map(({ cost }) => cost));
    const shortPeak = median(short.map(({ peak }) => peak));
    log(`a minute costs ${shortCost * 60} s of processor, of ${LONG_MINUTES} minutes ${long.cost * 60} s`);
    return {
      pipelineVsEngine: middle("pipelineVsEngine"),
      pipelineOfRounds: measured.map(({ pipelineVsEngine }) => pipelineVsEngine).toSorted((a, b) => a - b),
      engineShareOfCost: middle("engineShareOfCost"),
      oneSentenceVsAll: middle("oneSentenceVsAll"),
      firstSoundVsWhole: middle("firstSoundVsWhole"),
      twoWorkersVsOne: middle("twoWorkersVsOne"),
      memoryMB: Math.max(long.peak, ...short.map(({ peak }) => peak)),
      growth: long.cost / shortCost - 1,
      memoryGrowthMB: long.peak - shortPeak,
    };
  } finally {
    await Promise.all([one.close(), two.close()]);
    await rm(folder, { recursive: true, force: true });
  }
}

const speakAll = (speech: Speech, texts: readonly string[]) =>
  Promise.all(texts.map((text) => speech.speak({ text, ...settings })));

interface Round {
  one: Speech;
  two: Speech;
  script: string;
  texts: readonly string[];
  /** Which of the neighbours goes first changes from round to round. */
  bareFirst: boolean;
}

/** One process says half of the sentences, two say all, the pipeline makes all, and one of them anew. */
async function round(folder: string, { one, two, script, texts, bareFirst }: Round) {
  const half = texts.filter((_, index) => index % 2 === 0);
  const [alone] = await timed(() => speakAll(one, half));
  const sayAll = async () => {
    const began = cpuSeconds();
    const [seconds] = await timed(() => speakAll(two, texts));
    return { seconds, cost: cpuSeconds() - began };
  };
  const segments = await fileStore(folder);
  const before = bareFirst ? await sayAll() : null;
  const whole = await render(folder, two, script, segments);
  const bare = before ?? (await sayAll());
  const changed = await render(folder, two, script.replace("1番目の話", "最初の話"), segments);
  return {
    pipelineVsEngine: bare.seconds / whole.seconds,
    engineShareOfCost: bare.cost / (whole.cost * whole.duration),
    oneSentenceVsAll: changed.seconds / whole.seconds,
    firstSoundVsWhole: whole.firstSound / whole.seconds,
    twoWorkersVsOne: (2 * alone) / bare.seconds,
  };
}

/** The whole pipeline, with how long it took, when its first sentence could be heard, and what it cost. */
async function render(
  folder: string,
  speech: Speech,
  script: string,
  store?: Awaited<ReturnType<typeof fileStore>>,
) {
  const segments = store ?? (await fileStore(folder));
  const { segments: plan } = planSegments({ script, settings, speech });
  const began = performance.now();
  const before = cpuSeconds();
  let firstSound = 0;
  const watched: typeof segments = {
    ...segments,
    async put(user, hash, ...sound) {
      const stored = await segments.put(user, hash, ...sound);
      if (hash === plan[0]?.hash) firstSound = (performance.now() - began) / 1000;
      return stored;
    },
  };
  const workDir = await mkdtemp(join(folder, "work-"));
  const audio = await renderAudio({
    script,
    settings,
    userId: "bench",
    speech,
    segments: watched,
    signal: new AbortController().signal,
    workDir,
  });
  const seconds = (performance.now() - began) / 1000;
  const cost = (cpuSeconds() - before) / audio.duration;
  await rm(workDir, { recursive: true });
  return { seconds, firstSound, cost, duration: audio.duration };
}
