import { invalid } from "#kernel/errors";
import { MANNER_MARK } from "#kernel/text/manner-mark";

/** How marked words are spoken, beside the settings of the audio. */
export interface Manner {
  /** Factor of the speed. */
  rate?: number;
  /** Decibels. */
  volume?: number;
  em?: true;
}

/** The manner of a marked segment, for the engine and for the finished sound. */
export interface Delivery {
  speed: number;
  pitch: number;
  /** Decibels. */
  gain: number;
}

const RATES = { least: 0.5, most: 2 };
const VOLUMES = { least: -12, most: 6 };
/** Speeds and pitches that every voice takes. */
const SPEEDS = { least: 0.5, most: 2 };
const MOST_PITCH = 6;

/** A stressed word is slower, higher and louder. */
const STRESS = { rate: 0.88, semitones: 1, decibels: 2 };

type Groups = Record<string, string | undefined>;

const decibelsOf = (written: string) => Number.parseFloat(written.normalize("NFKC").replace("−", "-"));

/** The manner behind a mark. */
export function mannerAfter(before: Manner, { ended, rate, volume }: Groups): Manner {
  if (ended) return without(before, ended.toLowerCase() as keyof Manner);
  if (rate) return { ...before, rate: Number(rate) };
  return volume ? { ...before, volume: decibelsOf(volume) } : { ...before, em: true };
}

function without(manner: Manner, name: keyof Manner): Manner {
  const { [name]: _, ...rest } = manner;
  return rest;
}

/** Null for words that nothing marks: they are spoken as the settings say. */
export function spokenIn(
  { rate = 1, volume = 0, em }: Manner,
  { speed, pitch }: { speed: number; pitch: number },
): Delivery | null {
  if (rate === 1 && volume === 0 && !em) return null;
  const wanted = speed * rate * (em ? STRESS.rate : 1);
  return {
    speed: Number(Math.min(SPEEDS.most, Math.max(SPEEDS.least, wanted)).toFixed(3)),
    pitch: Math.min(MOST_PITCH, pitch + (em ? STRESS.semitones : 0)),
    gain: volume + (em ? STRESS.decibels : 0),
  };
}

const isWithin = (value: number, { least, most }: { least: number; most: number }) =>
  value >= least && value <= most;

/** A mark lasts to what ends it, or to the end of its line: nothing is ended that was not begun there. */
export function requireKnownManners(script: string): void {
  for (const [index, line] of script.split(/\r\n?|\n/).entries()) {
    let open: Manner = {};
    for (const { groups = {} } of line.matchAll(MANNER_MARK)) {
      const { ended } = groups;
      if (ended && !(ended.toLowerCase() in open)) throw unknown(index);
      open = mannerAfter(open, groups);
      if (!isWithin(open.rate ?? 1, RATES) || !isWithin(open.volume ?? 0, VOLUMES)) throw unknown(index);
    }
  }
}

const unknown = (index: number) =>
  invalid("script", "manner_marks", {
    line: index + 1,
    rates: `${RATES.least}–${RATES.most}`,
    volumes: `−${-VOLUMES.least} … +${VOLUMES.most}`,
  });
