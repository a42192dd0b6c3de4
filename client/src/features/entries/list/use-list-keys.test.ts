import { renderHook } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { setSingleKeys } from "#lib/single-keys";
import { useListKeys } from "./use-list-keys";

function list(ids: string[], selected: string, more: (() => void) | null = null) {
  const select = vi.fn();
  const props = { ids, selected, select, more };
  const { rerender } = renderHook(useListKeys, { initialProps: props });
  return { select, now: (change: Partial<typeof props>) => rerender({ ...props, ...change }) };
}

it("walks by j and by the arrows; without single keys the arrows remain", async () => {
  const { select } = list(["a", "b", "c"], "a");
  await userEvent.keyboard("j");
  expect(select.mock.calls).toEqual([["b"]]);
  setSingleKeys(false);
  await userEvent.keyboard("j");
  expect(select).toHaveBeenCalledTimes(1);
  await userEvent.keyboard("{ArrowDown}");
  expect(select.mock.calls).toEqual([["b"], ["c"]]);
});

it.each(["j", "{ArrowDown}"])("goes on by %s beyond the last entry that was read", async (key) => {
  const more = vi.fn();
  const { select, now } = list(["a", "b"], "b", more);
  await userEvent.keyboard(key);
  expect(more).toHaveBeenCalledOnce();
  expect(select).not.toHaveBeenCalled();
  now({ ids: ["a", "b", "c", "d"] });
  expect(select.mock.calls).toEqual([["c"]]);
});

it("stays where one went while more was read", async () => {
  const { select, now } = list(["a", "b"], "b", vi.fn());
  await userEvent.keyboard("jk");
  now({ ids: ["a", "b", "c"], selected: "a" });
  expect(select.mock.calls).toEqual([["a"]]);
});

it("reads no more at the upper end, nor before the last", async () => {
  const more = vi.fn();
  list(["a", "b", "c"], "a", more);
  await userEvent.keyboard("kjk");
  expect(more).not.toHaveBeenCalled();
});
