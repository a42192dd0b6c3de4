import { renderHook } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { setSingleKeys } from "#lib/single-keys";
import { useListKeys } from "./use-list-keys";

it("walks by j and by the arrows; without single keys the arrows remain", async () => {
  const select = vi.fn();
  renderHook(() => useListKeys(["a", "b", "c"], "a", select));
  await userEvent.keyboard("j");
  expect(select.mock.calls).toEqual([["b"]]);
  setSingleKeys(false);
  await userEvent.keyboard("j");
  expect(select).toHaveBeenCalledTimes(1);
  await userEvent.keyboard("{ArrowDown}");
  expect(select.mock.calls).toEqual([["b"], ["c"]]);
});
