import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { handOver } from "./hand-over";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const segments = [
  { index: 0, start: 0.1, duration: 2, gain: 1, url: "/0" },
  { index: 1, start: 2.5, duration: 3, gain: 1, url: "/1" },
];

function handing({ plays = true, position = 1, waiting = false, readyAfter = 0 } = {}) {
  const began = Date.now();
  const elapsed = () => (Date.now() - began) / 1_000;
  const read = () => ({ position: position + (plays && !waiting ? elapsed() : 0), playing: plays, waiting });
  const media = document.createElement("audio");
  Object.defineProperty(media, "readyState", {
    get: () => (elapsed() >= readyAfter ? HTMLMediaElement.HAVE_ENOUGH_DATA : 0),
  });
  const play = vi.spyOn(media, "play").mockResolvedValue();
  const done = vi.fn();
  const giveUp = handOver({ sound: { read }, media, segments: () => segments, plays, done });
  return { media, play, done, read, giveUp };
}

it("lets the file go on at the end of the sentence that is heard", () => {
  const { media, play, done, read } = handing();
  vi.advanceTimersByTime(1_000);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(done).toHaveBeenCalledTimes(1);
  expect(play).toHaveBeenCalledTimes(1);
  expect(media.currentTime).toBeCloseTo(2.1);
  expect(Math.abs(media.currentTime - read().position)).toBeLessThan(0.3);
});

it("takes the next silence when the file is not ready in time", () => {
  const { media, done, read } = handing({ readyAfter: 2 });
  vi.advanceTimersByTime(3_000);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_600);
  expect(done).toHaveBeenCalledTimes(1);
  expect(media.currentTime).toBeCloseTo(5.5);
  expect(Math.abs(media.currentTime - read().position)).toBeLessThan(0.3);
});

it("is at once where nobody listens, at the same position and still silent", () => {
  const { media, play, done } = handing({ plays: false });
  expect(done).toHaveBeenCalledTimes(1);
  expect(media.currentTime).toBe(1);
  expect(play).not.toHaveBeenCalled();
});

it("is at once where the sound waits", () => {
  const { play, done } = handing({ waiting: true });
  expect(done).toHaveBeenCalledTimes(1);
  expect(play).toHaveBeenCalledTimes(1);
});

it("can be given up", () => {
  const { done, giveUp } = handing();
  giveUp();
  vi.advanceTimersByTime(10_000);
  expect(done).not.toHaveBeenCalled();
});
