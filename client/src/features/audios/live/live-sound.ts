import {
  type Anchor,
  endOf,
  hasReserve,
  LEAD,
  type LiveSegment,
  positionAt,
  schedule,
  segmentAt,
  wanted,
} from "./schedule";

/** Plays sounds at given times of its clock, which stops while it is suspended. */
export interface Output<Sound> {
  now(): number;
  load(url: string): Promise<Sound>;
  /** Returns the way to stop it. */
  start(sound: Sound, when: number, offset: number, gain: number): () => void;
  resume(): void;
  suspend(): void;
  setVolume(volume: number): void;
  close(): void;
}

export interface LiveState {
  position: number;
  playing: boolean;
  /** Playing, but the next segment is still missing. */
  waiting: boolean;
}

/** A sound that did not arrive is asked for again after this long. */
const RELOAD_AFTER = 1_000;

/** Plays an audio from its segments while it is made. Call `tick` a few times a second. */
export function createLiveSound<Sound>(output: Output<Sound>, clock = () => performance.now() / 1_000) {
  let segments: readonly LiveSegment[] = [];
  /** When there was nothing yet, by the clock; unknown to who comes later. */
  let empty: number | null = null;
  /** Seconds of sound that are made a second. */
  let pace = Number.POSITIVE_INFINITY;
  let anchor: Anchor = { at: 0, position: 0 };
  /** The first segment that is not under way to the ear. */
  let next = 0;
  let playing = false;
  /** No more segments will come. */
  let complete = false;
  /** Nothing is scheduled: playback starts or resumes when there is some reserve. */
  let holding = true;
  const sounds = new Map<number, Sound>();
  const loading = new Set<number>();
  const stops = new Map<number, () => void>();

  const now = () => positionAt(anchor, segments, next, output.now());

  async function load({ index, url }: LiveSegment) {
    if (sounds.has(index) || loading.has(index)) return;
    loading.add(index);
    try {
      sounds.set(index, await output.load(url));
      loading.delete(index);
      tick();
    } catch {
      setTimeout(() => loading.delete(index), RELOAD_AFTER);
    }
  }

  function tick() {
    if (!playing) return;
    const { position, waiting } = now();
    const near = wanted(segments, position);
    // Fetches the next segment alone, because others would delay it.
    const [first] = near;
    const soon = first && !sounds.has(first.index) ? [first] : near;
    for (const segment of soon) void load(segment);
    const kept = new Set(near.map(({ index }) => index));
    for (const index of sounds.keys()) if (!kept.has(index)) sounds.delete(index);
    for (const index of stops.keys()) if (!kept.has(index)) stops.delete(index);

    holding = (holding || waiting) && !complete && !hasReserve(segments, position, pace);
    if (holding) return;
    const plan = schedule(anchor, segments, next, ({ index }) => sounds.has(index), output.now());
    anchor = plan.anchor;
    for (const { segment, when, offset } of plan.starts) {
      const sound = sounds.get(segment.index) as Sound;
      stops.set(segment.index, output.start(sound, when, offset, segment.gain));
      next = segment.index + 1;
    }
  }

  function silence() {
    for (const stop of stops.values()) stop();
    stops.clear();
  }

  return {
    tick,
    read: (): LiveState => {
      const { position, waiting } = now();
      return { position, playing, waiting: playing && waiting };
    },
    setVolume: (volume: number) => output.setVolume(volume),
    /** All that exist, from the first one on; `whole` when these are all there will be. */
    setSegments(known: readonly LiveSegment[], whole: boolean) {
      segments = known;
      complete = whole;
      if (known.length === 0) empty ??= clock();
      else if (empty !== null) pace = endOf(known.at(-1)) / (clock() - empty);
      tick();
    },
    play() {
      playing = true;
      output.resume();
      tick();
    },
    pause() {
      playing = false;
      output.suspend();
    },
    /** Within what exists. */
    seek(seconds: number) {
      silence();
      const position = Math.min(Math.max(0, seconds), endOf(segments.at(-1)));
      anchor = { at: output.now() + LEAD, position };
      next = segmentAt(segments, position);
      holding = true;
      tick();
    },
    /** Falls silent and lets everything go; playing again would begin anew. */
    close() {
      playing = false;
      silence();
      sounds.clear();
      output.close();
    },
  };
}
export type LiveSound = ReturnType<typeof createLiveSound>;
