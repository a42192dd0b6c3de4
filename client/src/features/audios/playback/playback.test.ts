import { expect, it, vi } from "vitest";
import { createPlayback, silent } from "./playback";

const transport = (entryId = "e1") => ({ entryId, seek: vi.fn(), play: vi.fn(), toggle: vi.fn() });

it("tells listeners of another sentence, not of every moment", () => {
  const playback = createPlayback();
  const listener = vi.fn();
  playback.subscribe(listener);
  playback.report({ ...silent, cue: 1, playing: true });
  playback.report({ ...silent, cue: 1, playing: true });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(playback.read()).toEqual({ cue: 1, playing: true, cues: null });
});

it("plays as soon as the player is there, and once", () => {
  const playback = createPlayback();
  playback.play("e1");
  const [first, second] = [transport("e1"), transport("e1")];
  playback.connect(first)();
  playback.connect(second);
  expect(first.play).toHaveBeenCalledTimes(1);
  expect(second.play).not.toHaveBeenCalled();
  playback.play("e1");
  expect(second.play).toHaveBeenCalledTimes(1);
  playback.seek(3);
  expect(second.seek).toHaveBeenCalledWith(3);
});

it("plays a job's sound when there is some, whatever player comes before, and makes room for it", () => {
  const playback = createPlayback();
  const former = transport("e1");
  playback.connect(former);
  playback.report({ ...silent, playing: true });
  playback.playJob("q1");
  expect(former.toggle).toHaveBeenCalledTimes(1);
  const [other, own] = [transport("e1"), { ...transport("e1"), queueId: "q1" }];
  playback.connect(other);
  playback.connect(own);
  playback.connect(own);
  expect([other.play, own.play].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

it("tells a job's own sound from that of the audio which it replaces, and goes on where it was paused", () => {
  const playback = createPlayback();
  playback.connect(transport("e1"));
  playback.report({ ...silent, playing: true });
  expect(playback.hears("q1")).toBe(false);
  const own = { ...transport("e1"), queueId: "q1" };
  playback.connect(own);
  expect(playback.hears("q1")).toBe(true);
  playback.report(silent);
  expect(playback.hears("q1")).toBe(false);
  playback.playJob("q1");
  expect(own.play).toHaveBeenCalledTimes(1);
});

it("tells listeners which job is waited for, and when its player is there", () => {
  const playback = createPlayback();
  const told: (string | null)[] = [];
  playback.subscribe(() => void told.push(playback.awaitedJob()));
  playback.playJob("q1");
  playback.connect({ ...transport("e1"), queueId: "q1" });
  expect(told).toEqual(["q1", null]);
});
