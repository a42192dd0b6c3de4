import type { Cue } from "#db/schema/index";

/** Sums of what was listened to. */
export interface ListeningSums {
  loads: number;
  plays: number;
  ended: number;
  seconds: number;
}

/** A sentence of the audio, and how many listeners heard the tenth of the audio in which it stands. */
interface HeardSentence {
  start: number;
  text: string;
  listeners: number;
}

export interface ListeningView {
  from: string;
  to: string;
  total: ListeningSums;
  /** Those with listeners, oldest first. */
  days: (ListeningSums & { day: string })[];
  /** `tenths`: how many listeners heard something of each tenth of the audio. */
  revisions: (ListeningSums & { revisionNumber: string; tenths: number[]; sentences: HeardSentence[] })[];
  /** Most plays first; empty where the player did not know. */
  hosts: (ListeningSums & { host: string })[];
}

/** The words of an audio on its time line. */
interface Spoken {
  duration: number;
  cues: readonly Cue[];
}

interface Row {
  day: string;
  revisionNumber: string;
  host: string;
  kind: string;
  count: number;
}

const fields: Record<string, keyof ListeningSums> = {
  load: "loads",
  play: "plays",
  ended: "ended",
  seconds: "seconds",
};

export function summed(
  rows: readonly Row[],
  spoken: ReadonlyMap<string, Spoken>,
): Omit<ListeningView, "from" | "to"> {
  const groups = (key: "day" | "revisionNumber" | "host") => [...Map.groupBy(rows, (row) => row[key])];
  return {
    total: heardIn(rows),
    days: groups("day").map(([day, some]) => ({ day, ...heardIn(some) })),
    revisions: groups("revisionNumber")
      .sort(([one], [other]) => other.localeCompare(one))
      .map(([revisionNumber, some]) => {
        const tenths = tenthsIn(some);
        const sentences = sentencesIn(tenths, spoken.get(revisionNumber));
        return { revisionNumber, ...heardIn(some), tenths, sentences };
      }),
    hosts: groups("host")
      .map(([host, some]) => ({ host, ...heardIn(some) }))
      .sort((one, other) => other.plays - one.plays || other.loads - one.loads),
  };
}

function heardIn(rows: readonly Row[]): ListeningSums {
  const heard = { loads: 0, plays: 0, ended: 0, seconds: 0 };
  for (const { kind, count } of rows) {
    const field = fields[kind];
    if (field) heard[field] += count;
  }
  return heard;
}

function tenthsIn(rows: readonly Row[]): number[] {
  const tenths = Array.from({ length: 10 }, () => 0);
  for (const { kind, count } of rows) {
    const tenth = /^t(\d+)$/.exec(kind)?.[1];
    if (tenth) tenths[Number(tenth) - 1] = (tenths[Number(tenth) - 1] ?? 0) + count;
  }
  return tenths;
}

/** By the middle of each sentence: a short part of it may reach into the next tenth. */
function sentencesIn(tenths: readonly number[], spoken: Spoken | undefined): HeardSentence[] {
  if (!spoken) return [];
  const { cues, duration } = spoken;
  return cues.map(({ start, end, text }) => {
    const tenth = Math.min(9, Math.floor(((start + end) / 2 / duration) * 10));
    return { start, text, listeners: tenths[tenth] ?? 0 };
  });
}
