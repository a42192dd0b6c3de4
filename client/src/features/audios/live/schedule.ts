/** A part of an audio that is still being made, on the time line of the finished file. Seconds. */
export interface LiveSegment {
  index: number;
  start: number;
  duration: number;
  /** Factor for the loudness of the finished file. */
  gain: number;
  url: string;
}

/** At the clock's time `at`, `position` of the time line is heard. */
export interface Anchor {
  at: number;
  position: number;
}

/** A segment's sound from `offset` on, at the clock's time `when`. */
interface Start {
  segment: LiveSegment;
  when: number;
  offset: number;
}

/** Lead time that the clock needs to start a sound. */
export const LEAD = 0.03;
/** How far ahead sounds are fetched and decoded; those behind are let go. */
const AHEAD = 20;
/** Less than this at hand is no start: what is made little faster than it is heard would stop again. */
const RESERVE = 4;
/** Seconds of sound a second: what is made no faster than this begins with one more segment at hand. */
const SLOW = 2;
/** Enough for the file to be there at the place where it takes over. */
const HAND_OVER_MARGIN = 1;

export const endOf = (segment: LiveSegment | undefined) => (segment ? segment.start + segment.duration : 0);

/** The first segment that is not over at a position. */
export function segmentAt(segments: readonly LiveSegment[], position: number): number {
  const found = segments.findIndex((segment) => endOf(segment) > position);
  return found < 0 ? segments.length : found;
}

/** Segments that should be at hand. */
export const wanted = (segments: readonly LiveSegment[], position: number) =>
  segments.filter((segment) => endOf(segment) > position && segment.start < position + AHEAD);

/**
 * Whether there is sound enough to last until the next segment is made, even if that is as long as the longest so far.
 * `pace`: seconds of sound that are made a second.
 */
export function hasReserve(segments: readonly LiveSegment[], position: number, pace: number): boolean {
  const longest = Math.max(RESERVE, ...segments.map(({ duration }) => duration));
  return endOf(segments.at(-1)) - position >= longest * (pace < SLOW ? 2 : 1);
}

/**
 * Lays the segments from `next` on against the clock, as far as they are at hand, with the written pauses
 * between them. One whose time has passed, because it came late, is heard at once, and all others after it.
 */
export function schedule(
  anchor: Anchor,
  segments: readonly LiveSegment[],
  next: number,
  isAtHand: (segment: LiveSegment) => boolean,
  now: number,
): { anchor: Anchor; starts: Start[] } {
  const starts: Start[] = [];
  let line = anchor;
  for (const segment of segments.slice(next)) {
    if (!isAtHand(segment)) break;
    const from = Math.max(segment.start, line.position);
    if (line.at + from - line.position < now) line = { at: now + LEAD, position: from };
    starts.push({ segment, when: line.at + from - line.position, offset: from - segment.start });
  }
  return { anchor: line, starts };
}

/** The current position; while the next segment is missing, the end of the last one. */
export function positionAt(
  anchor: Anchor,
  segments: readonly LiveSegment[],
  next: number,
  now: number,
): { position: number; waiting: boolean } {
  const limit = Math.max(anchor.position, segments[next]?.start ?? endOf(segments[next - 1]));
  const due = anchor.position + Math.max(0, now - anchor.at);
  return { position: Math.min(due, limit), waiting: due > limit };
}

/** Where the finished file takes over: in the next silence that leaves it time to get ready. */
export function handOverPoint(segments: readonly LiveSegment[], position: number): number {
  const last = segments.find((segment) => endOf(segment) >= position + HAND_OVER_MARGIN);
  return last ? endOf(last) : position;
}
