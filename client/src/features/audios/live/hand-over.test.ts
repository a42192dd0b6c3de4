import { beforeEach, expect, it, vi } from "vitest";
import { handOver } from "./hand-over";

beforeEach(() => void vi.useFakeTimers());

const segments = [
  { index: 0, start: 0.1, duration: 2, gain: 1, url: "/0" },
  { index: 1, start: 2.5, duration: 3, gain: 1, url: "/1" },
];

/** A file that takes a while until it runs, and then runs as fast as it is told. */
function fileOf(startsAfter: number) {
  let place = { at: 0, from: Number.POSITIVE_INFINITY };
  let rate = 1;
  const now = () => Date.now() / 1_000;
  const runs = () => Math.max(0, now() - place.from);
  const media = {
    readyState: HTMLMediaElement.HAVE_ENOUGH_DATA,
    seeking: false,
    paused: true,
    muted: false,
    preload: "none",
    get currentTime() {
      return place.at + runs() * rate;
    },
    set currentTime(at: number) {
      place = { ...place, at };
    },
    get playbackRate() {
      return rate;
    },
    set playbackRate(next: number) {
      place = { at: media.currentTime, from: Math.max(place.from, now()) };
      rate = next;
    },
    play: vi.fn(async () => {
      media.paused = false;
      place = { ...place, from: now() + startsAfter };
    }),
    pause: vi.fn(() => {
      media.paused = true;
    }),
  };
  return media;
}

function handing({ plays = true, position = 1, waiting = false, startsAfter = 0.1 } = {}) {
  const began = Date.now();
  const elapsed = () => (Date.now() - began) / 1_000;
  const read = () => ({ position: position + (plays && !waiting ? elapsed() : 0), playing: plays, waiting });
  const media = fileOf(startsAfter);
  const done = vi.fn();
  const giveUp = handOver({
    sound: { read },
    media: media as unknown as HTMLMediaElement,
    segments: () => segments,
    plays,
    done,
  });
  return { media, done, read, giveUp };
}

it.each([0, 0.1, 0.5])(
  "lets the file go on at the end of the sentence that is heard, however late it begins: %s s",
  (startsAfter) => {
    const { media, done, read, giveUp } = handing({ startsAfter });
    vi.advanceTimersByTime(500);
    expect(media.muted).toBe(true);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(800);
    expect(done).toHaveBeenCalledTimes(1);
    giveUp();
    expect(media).toMatchObject({ muted: false, playbackRate: 1, paused: false });
    expect(Math.abs(media.currentTime - read().position)).toBeLessThan(0.05);
  },
);

it("takes the next silence when the file is not in step in time", () => {
  const { media, done, read } = handing({ startsAfter: 2 });
  vi.advanceTimersByTime(3_000);
  expect(done).not.toHaveBeenCalled();
  expect(media.muted).toBe(true);
  vi.advanceTimersByTime(1_700);
  expect(done).toHaveBeenCalledTimes(1);
  expect(read().position).toBeGreaterThan(5.4);
  expect(Math.abs(media.currentTime - read().position)).toBeLessThan(0.05);
});

it("is at once where nobody listens, at the same position and still silent", () => {
  const { media, done } = handing({ plays: false });
  expect(done).toHaveBeenCalledTimes(1);
  expect(media.currentTime).toBe(1);
  expect(media.play).not.toHaveBeenCalled();
});

it("is at once where the sound waits", () => {
  const { media, done } = handing({ waiting: true });
  expect(done).toHaveBeenCalledTimes(1);
  expect(media.play).toHaveBeenCalledTimes(1);
  expect(media.muted).toBe(false);
});

it("can be given up, and leaves the file at rest and audible", () => {
  const { media, done, giveUp } = handing();
  vi.advanceTimersByTime(300);
  giveUp();
  vi.advanceTimersByTime(10_000);
  expect(done).not.toHaveBeenCalled();
  expect(media).toMatchObject({ paused: true, muted: false, playbackRate: 1 });
});
