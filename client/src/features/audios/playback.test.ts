import { expect, it, vi } from "vitest";
import { createPlayback } from "./playback";

const transport = (entryId = "e1") => ({ entryId, seek: vi.fn(), play: vi.fn(), toggle: vi.fn() });

it("tells listeners of another sentence, not of every moment", () => {
  const playback = createPlayback();
  const listener = vi.fn();
  playback.subscribe(listener);
  playback.report({ cue: 1, playing: true });
  playback.report({ cue: 1, playing: true });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(playback.read()).toEqual({ cue: 1, playing: true });
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
