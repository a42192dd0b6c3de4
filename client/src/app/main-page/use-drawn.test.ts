import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useDrawn } from "./use-drawn";

/** Idle moments come when the test says so. */
function idleMoments() {
  const waiting = new Map<number, () => void>();
  let handle = 0;
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => {
    handle += 1;
    waiting.set(handle, callback);
    return handle;
  });
  vi.stubGlobal("cancelIdleCallback", (known: number) => waiting.delete(known));
  return {
    waiting,
    come: () =>
      act(() => {
        for (const callback of waiting.values()) callback();
      }),
  };
}

afterEach(() => vi.unstubAllGlobals());

it("draws a pane at once that is seen, and asks for no idle moment", () => {
  const { waiting } = idleMoments();
  expect(renderHook(() => useDrawn(true)).result.current).toBe(true);
  expect(waiting.size).toBe(0);
});

it("draws one that is not seen in an idle moment, and leaves it there", () => {
  const { come } = idleMoments();
  const { result, rerender } = renderHook(({ isSeen }) => useDrawn(isSeen), {
    initialProps: { isSeen: false },
  });
  expect(result.current).toBe(false);
  come();
  expect(result.current).toBe(true);
  rerender({ isSeen: true });
  rerender({ isSeen: false });
  expect(result.current).toBe(true);
});

it("draws one as soon as it is seen, though no idle moment has come", () => {
  const { waiting } = idleMoments();
  const { result, rerender } = renderHook(({ isSeen }) => useDrawn(isSeen), {
    initialProps: { isSeen: false },
  });
  rerender({ isSeen: true });
  expect(result.current).toBe(true);
  expect(waiting.size).toBe(0);
});

it("waits for nothing any more once the screen is gone", () => {
  const { waiting } = idleMoments();
  const { unmount } = renderHook(() => useDrawn(false));
  expect(waiting.size).toBe(1);
  unmount();
  expect(waiting.size).toBe(0);
});

it("does so a moment later where a browser knows no idle moments", () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useDrawn(false));
  expect(result.current).toBe(false);
  act(() => vi.advanceTimersByTime(500));
  expect(result.current).toBe(true);
});
