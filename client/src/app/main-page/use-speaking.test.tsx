import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import type { AudioOrder } from "#features/audios/settings/use-audio-order";
import { useSpeaking } from "./use-speaking";

const order = (seconds: number | null) =>
  ({ speakers: [], quote: seconds && { seconds } }) as unknown as AudioOrder;

it("knows how much longer the chosen voice takes, also while its price is asked for anew", () => {
  const script = { content: "雨です。", length: { seconds: 80 } };
  const { result, rerender } = renderHook(({ seconds }) => useSpeaking(script, order(seconds)).stretch, {
    initialProps: { seconds: null as number | null },
  });
  expect(result.current).toBe(1);
  rerender({ seconds: 100 });
  expect(result.current).toBe(1.25);
  rerender({ seconds: null });
  expect(result.current).toBe(1.25);
  rerender({ seconds: 60 });
  expect(result.current).toBe(0.75);
});
