import { renderHook } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { setSingleKeys } from "#lib/single-keys";
import type { Media } from "../playback/use-media";
import { usePlayerKeys } from "./use-player-keys";

it("plays by space and skips by the arrows; without single keys the arrows remain", async () => {
  const [toggle, skip] = [vi.fn(), vi.fn()];
  renderHook(() => usePlayerKeys({ toggle, skip } as unknown as Media, 10));
  await userEvent.keyboard(" {ArrowLeft}{ArrowRight}");
  expect(toggle).toHaveBeenCalledTimes(1);
  expect(skip.mock.calls).toEqual([[-10], [10]]);
  setSingleKeys(false);
  await userEvent.keyboard(" {ArrowLeft}");
  expect(toggle).toHaveBeenCalledTimes(1);
  expect(skip).toHaveBeenCalledTimes(3);
});
