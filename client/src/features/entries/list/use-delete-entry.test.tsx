import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppError } from "#lib/errors";
import { finishBeforeSignOut } from "#lib/identity/before-sign-out";
import { UNDO_TIME } from "#lib/timing";
import { graphqlServer } from "#test/graphql";
import { useDeleteEntry } from "./use-delete-entry";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function deleting(answer: (id: string) => unknown = (id) => ({ deleteEntry: id })) {
  const server = graphqlServer({ DeleteEntry: ({ id }) => answer(String(id)) });
  const onCommit = vi.fn();
  const onFailure = vi.fn();
  const hook = renderHook(() => useDeleteEntry({ onCommit, onFailure }), { wrapper: server.wrapper });
  return {
    ...hook,
    client: server.client,
    onCommit,
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

it("says when there is no way back any more", async () => {
  const { remove, after, onCommit } = deleting();
  await remove("a");
  await after(UNDO_TIME - 1);
  expect(onCommit).not.toHaveBeenCalled();
  await after(1);
  expect(onCommit).toHaveBeenCalledExactlyOnceWith("a");
});

it("deletes before its user signs out", async () => {
  const { remove, deleted } = deleting();
  await remove("a");
  await act(() => finishBeforeSignOut());
  expect(deleted()).toEqual(["a"]);
});

it("deletes at once when the screen is left", async () => {
  const { remove, unmount, after, deleted } = deleting();
  await remove("a");
  unmount();
  await after(0);
  expect(deleted()).toEqual(["a"]);
});

it("deletes at once when the tab is closed", async () => {
  const { remove, after, deleted } = deleting();
  await remove("a");
  window.dispatchEvent(new Event("pagehide"));
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

it("an entry that was deleted elsewhere meanwhile is gone, and nobody is told of a failure", async () => {
  const { remove, after, client, onFailure } = deleting(() => {
    throw new AppError("NOT_FOUND");
  });
  const id = client.cache.identify({ __typename: "Entry", id: "a" });
  client.cache.restore({ [id ?? ""]: { __typename: "Entry", id: "a" } });
  await remove("a");
  await after(UNDO_TIME);
  expect(onFailure).not.toHaveBeenCalled();
  expect(client.cache.extract()).toEqual({});
});
