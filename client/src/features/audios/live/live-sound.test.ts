import { describe, expect, it } from "vitest";
import { createLiveSound, type Output } from "./live-sound";
import { endOf, handOverPoint, type LiveSegment } from "./schedule";

/** Segments of these lengths with a written pause of 0.4 s, as a file has them. */
function script(durations: readonly number[]): LiveSegment[] {
  let start = 0.1;
  return durations.map((duration, index) => {
    const segment = { index, start, duration, gain: 1, url: `/${index}` };
    start += duration + 0.4;
    return segment;
  });
}

interface Heard {
  url: string;
  /** By the clock. */
  from: number;
  to: number;
  offset: number;
}

/** A clock that goes on by hand, and an ear that notes what it hears when. */
function studio(all: readonly LiveSegment[], { loadSeconds = 0 } = {}) {
  let now = 0;
  let running = false;
  const heard: Heard[] = [];
  const asked: string[] = [];
  const arriving: { at: number; arrive: () => void }[] = [];
  const durationOf = (url: string) => all.find((segment) => segment.url === url)?.duration ?? 0;
  const output: Output<string> = {
    now: () => now,
    load(url) {
      asked.push(url);
      return new Promise((resolve) => arriving.push({ at: now + loadSeconds, arrive: () => resolve(url) }));
    },
    start(url, when, offset) {
      const note = { url, from: when, to: when + durationOf(url) - offset, offset };
      heard.push(note);
      return () => {
        note.to = Math.max(note.from, Math.min(note.to, now));
      };
    },
    resume: () => {
      running = true;
    },
    suspend: () => {
      running = false;
    },
    setVolume() {},
    close() {},
  };
  const sound = createLiveSound(output, () => now);
  return {
    sound,
    asked: () => asked,
    heard: () => heard.filter(({ from, to }) => to > from),
    /** Lets time pass in steps of 50 ms; `before` may let things happen at each. */
    async pass(seconds: number, before: (now: number) => void = () => {}) {
      const end = now + seconds;
      while (now < end - 1e-9) {
        if (running) now += 0.05;
        else return;
        before(now);
        for (const { at, arrive } of arriving.splice(0)) {
          if (at <= now) arrive();
          else arriving.push({ at, arrive });
        }
        await Promise.resolve();
        await Promise.resolve();
        sound.tick();
      }
    },
    now: () => now,
  };
}

/** Silences between what was heard, in seconds. */
const silences = (heard: readonly Heard[]) =>
  heard.slice(1).map(({ from }, at) => Math.round((from - (heard[at]?.to ?? 0)) * 1_000) / 1_000);

describe("a sound from segments", () => {
  it("has the written pauses between them, and no others", async () => {
    const segments = script([2, 1.3, 3.7, 0.8]);
    const { sound, heard, pass } = studio(segments, { loadSeconds: 0.1 });
    sound.setSegments(segments, true);
    sound.play();
    await pass(12);
    expect(heard().map(({ url }) => url)).toEqual(["/0", "/1", "/2", "/3"]);
    expect(silences(heard())).toEqual([0.4, 0.4, 0.4]);
  });

  it("has no gap that was not written from a source of 1.2 seconds of sound a second", async () => {
    const segments = script(Array.from({ length: 30 }, (_, at) => 1.5 + (at % 5) * 0.6));
    const { sound, heard, pass } = studio(segments, { loadSeconds: 0.05 });
    let made = 0;
    sound.setSegments([], false);
    sound.play();
    const readyAt = (now: number) =>
      segments.filter((segment) => endOf(segment) <= Math.max(0, now - 0.2) * 1.2).length;
    await pass(90, (now) => {
      if (readyAt(now) === made) return;
      made = readyAt(now);
      sound.setSegments(segments.slice(0, made), made === segments.length);
    });
    expect(heard()).toHaveLength(30);
    expect(silences(heard())).toEqual(Array(29).fill(0.4));
    // Playback began before the end, with some sound in reserve.
    expect(heard()[0]?.from).toBeLessThan(10);
    expect(heard()[0]?.from).toBeGreaterThan(6);
  });

  it("waits when nothing more is there, says so, and goes on where it stopped", async () => {
    const segments = script([5, 5, 1]);
    const { sound, heard, pass } = studio(segments);
    sound.setSegments(segments.slice(0, 1), false);
    sound.play();
    await pass(9);
    expect(sound.read()).toEqual({ position: 5.1, playing: true, waiting: true });
    sound.setSegments(segments.slice(0, 2), false);
    await pass(0.5);
    expect(sound.read().waiting).toBe(false);
    expect(sound.read().position).toBeGreaterThan(5.5);
    expect(sound.read().position).toBeLessThan(6.1);
    expect(heard()[1]).toMatchObject({ url: "/1", offset: 0 });
  });

  it("does not begin with less than lasts until the next is made, unless that is all", async () => {
    const segments = script([1, 1]);
    const { sound, heard, pass } = studio(segments);
    sound.setSegments(segments.slice(0, 1), false);
    sound.play();
    await pass(3);
    expect(heard()).toEqual([]);
    expect(sound.read().waiting).toBe(true);
    sound.setSegments(segments, true);
    await pass(3);
    expect(silences(heard())).toEqual([0.4]);
  });

  it("seeks within what exists, and not beyond", async () => {
    const segments = script([4, 8, 4]);
    const { sound, heard, pass, now } = studio(segments);
    sound.setSegments(segments.slice(0, 2), true);
    sound.play();
    await pass(1);
    sound.seek(6);
    await pass(1);
    expect(heard().at(-1)).toMatchObject({ url: "/1" });
    expect(heard().at(-1)?.offset).toBeCloseTo(1.5);
    // Cuts what was recorded before the click.
    expect(heard()[0]?.to).toBeLessThan(now() - 0.9);
    expect(Math.abs(sound.read().position - 7)).toBeLessThan(0.1);
    sound.seek(100);
    expect(sound.read().position).toBeCloseTo(12.5);
    sound.seek(-5);
    expect(sound.read().position).toBe(0);
  });

  it("stands still while paused, and goes on at the same word", async () => {
    const segments = script([4, 4]);
    const { sound, heard, pass } = studio(segments);
    sound.setSegments(segments, true);
    sound.play();
    await pass(2);
    const { position } = sound.read();
    sound.pause();
    await pass(60);
    expect(sound.read()).toEqual({ position, playing: false, waiting: false });
    sound.play();
    await pass(7);
    expect(heard().map(({ url, offset }) => [url, offset])).toEqual([
      ["/0", 0],
      ["/1", 0],
    ]);
  });

  it("fetches what is to be heard next before anything behind it, at the beginning and after a seek", async () => {
    const segments = script([4, 4, 4, 4]);
    const { sound, pass, asked } = studio(segments, { loadSeconds: 0.2 });
    sound.setSegments(segments, true);
    sound.play();
    expect(asked()).toEqual(["/0"]);
    await pass(0.5);
    expect(asked()).toEqual(["/0", "/1", "/2", "/3"]);
    sound.seek(14);
    expect(asked()).toHaveLength(4);
  });

  it("keeps some seconds at hand, not half an hour", async () => {
    const segments = script(Array.from({ length: 200 }, () => 4));
    const { sound, heard, pass } = studio(segments);
    sound.setSegments(segments, true);
    sound.play();
    await pass(3);
    expect(heard().length).toBeLessThan(8);
    expect(heard().length).toBeGreaterThan(3);
  });
});

it("hands over in the next silence that is far enough away", () => {
  const segments = script([2, 2]);
  expect(handOverPoint(segments, 0.5)).toBeCloseTo(2.1);
  expect(handOverPoint(segments, 2)).toBeCloseTo(4.5);
  expect(handOverPoint(segments, 4.4)).toBe(4.4);
});
