import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useLiveMedia } from "./use-live-media";

/** The sound card, whose clock a test moves. */
const device = { currentTime: 0, started: 0 };
const node = () => ({ connect() {}, disconnect() {} });
const level = () => ({ ...node(), gain: { value: 1, setTargetAtTime() {} } });
const source = () => ({
  ...node(),
  start() {
    device.started += 1;
  },
  stop() {},
});
class Card {
  destination = node();
  get currentTime() {
    return device.currentTime;
  }
  createGain = level;
  createBufferSource = source;
  decodeAudioData = async () => ({});
  resume = async () => {};
  suspend = async () => {};
  close = async () => {};
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(device, { currentTime: 0, started: 0 });
  vi.stubGlobal("AudioContext", Card);
  vi.stubGlobal("fetch", async () => new Response(new ArrayBuffer(8)));
});

const segment = { index: 0, start: 0, duration: 2, gain: 1, url: "/media/segment" };

function listening(stopped: boolean) {
  const { result } = renderHook(useLiveMedia, {
    initialProps: {
      segments: [segment],
      complete: true,
      stopped,
      follows: true,
      file: null,
      rate: 1,
      volume: 1,
    },
  });
  return {
    result,
    toggle: () => act(() => result.current.toggle()),
    async pass(seconds: number) {
      await act(() => vi.advanceTimersByTimeAsync(200));
      device.currentTime += seconds;
      await act(() => vi.advanceTimersByTimeAsync(200));
    },
  };
}

it("what a cancelled job left ends at its end, and begins anew when it is played again", async () => {
  const { result, toggle, pass } = listening(true);
  toggle();
  await pass(1);
  expect(result.current).toMatchObject({ playing: true, time: expect.closeTo(0.97, 1) });
  await pass(2);
  expect(result.current).toMatchObject({ playing: false, time: 0 });
  toggle();
  await pass(1);
  expect(result.current.playing).toBe(true);
  expect(device.started).toBe(2);
});

it("where a file is to come, it waits for it at the end of what was made", async () => {
  const { result, toggle, pass } = listening(false);
  toggle();
  await pass(30);
  expect(result.current).toMatchObject({ playing: true });
});
