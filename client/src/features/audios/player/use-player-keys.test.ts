import { renderHook } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { setSingleKeys } from "#lib/single-keys";
import type { Media } from "../playback/use-media";
import { usePlayerKeys } from "./use-player-keys";

it("leaves the keys alone below a modal", async () => {
  const [toggle, skip] = [vi.fn(), vi.fn()];
  renderHook(() => usePlayerKeys({ toggle, skip } as unknown as Media, 10));
  document.body.innerHTML = '<div role="dialog" aria-modal="true"></div>';
  await userEvent.keyboard(" {ArrowLeft}");
  expect([toggle.mock.calls, skip.mock.calls]).toEqual([[], []]);
  document.body.innerHTML = "";
  await userEvent.keyboard(" ");
  expect(toggle).toHaveBeenCalledTimes(1);
});

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
