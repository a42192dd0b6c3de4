import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppError } from "#lib/errors";
import { graphqlServer } from "#test/graphql";
import { UNDO_TIME, useDeleteEntry } from "./use-delete-entry";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function deleting(answer: (id: string) => unknown = (id) => ({ deleteEntry: id })) {
  const server = graphqlServer({ DeleteEntry: ({ id }) => answer(String(id)) });
  const onFailure = vi.fn();
  const hook = renderHook(() => useDeleteEntry(onFailure), { wrapper: server.wrapper });
  return {
    ...hook,
    onFailure,
    deleted: () => server.calls("DeleteEntry").map(({ id }) => id),
    hidden: () => [...hook.result.current.hidden],
    remove: (id: string) => act(async () => hook.result.current.remove(id)),
    undo: (id: string) => act(async () => hook.result.current.undo(id)),
    after: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
  };
}

it("hides at once and deletes when the time to undo is over", async () => {
  const { remove, after, deleted, hidden } = deleting();
  await remove("a");
  expect(hidden()).toEqual(["a"]);
  await after(UNDO_TIME - 1);
  expect(deleted()).toEqual([]);
  await after(1);
  expect(deleted()).toEqual(["a"]);
});

it("deletes nothing that was undone", async () => {
  const { remove, undo, after, deleted, hidden } = deleting();
  await remove("a");
  await undo("a");
  await after(UNDO_TIME);
  expect(deleted()).toEqual([]);
  expect(hidden()).toEqual([]);
});

it("deletes at once when the screen is left", async () => {
  const { remove, unmount, after, deleted } = deleting();
  await remove("a");
  unmount();
  await after(0);
  expect(deleted()).toEqual(["a"]);
});

it("shows the entry again when it could not be deleted", async () => {
  const { remove, after, hidden, onFailure } = deleting(() => {
    throw new AppError("SERVER_ERROR");
  });
  await remove("a");
  await after(UNDO_TIME);
  expect(hidden()).toEqual([]);
  expect(onFailure).toHaveBeenCalledTimes(1);
});
