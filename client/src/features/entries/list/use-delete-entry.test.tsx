import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { AppError } from "#lib/errors";
import { graphqlServer } from "#test/graphql";
import { useDeleteEntry } from "./use-delete-entry";

function deleting(answer: (id: string) => unknown = (id) => ({ deleteEntry: id })) {
  const server = graphqlServer({
    DeleteEntry: ({ id }) => answer(String(id)),
    RestoreEntry: ({ id }) => ({ restoreEntry: { __typename: "Entry", id, deletedAt: null } }),
  });
  const onFailure = vi.fn();
  const hook = renderHook(() => useDeleteEntry({ onFailure }), { wrapper: server.wrapper });
  return {
    client: server.client,
    onFailure,
    deleted: () => server.calls("DeleteEntry").map(({ id }) => id),
    restored: () => server.calls("RestoreEntry").map(({ id }) => id),
    hidden: () => [...hook.result.current.hidden],
    begin: (id: string) => act(async () => void hook.result.current.remove([id])),
    remove: (id: string) => act(async () => hook.result.current.remove([id])),
    restore: (id: string) => act(async () => hook.result.current.restore([id])),
  };
}

it("hides and deletes at once [4.8]", async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { begin, deleted, hidden } = deleting(() => promise);
  await begin("a");
  await waitFor(() => expect(deleted()).toEqual(["a"]));
  expect(hidden()).toEqual(["a"]);
  resolve({ deleteEntry: "a" });
  await waitFor(() => expect(hidden()).toEqual([]));
});

it("takes it out of the trash again", async () => {
  const { remove, restore, restored } = deleting();
  await remove("a");
  await restore("a");
  expect(restored()).toEqual(["a"]);
});

it("shows the entry again when it could not be deleted", async () => {
  const { remove, hidden, onFailure } = deleting(() => {
    throw new AppError("SERVER_ERROR");
  });
  await remove("a");
  expect(hidden()).toEqual([]);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

it("an entry that was deleted elsewhere meanwhile is gone, and nobody is told of a failure", async () => {
  const { remove, client, onFailure } = deleting(() => {
    throw new AppError("NOT_FOUND");
  });
  const id = client.cache.identify({ __typename: "Entry", id: "a" });
  client.cache.restore({ [id ?? ""]: { __typename: "Entry", id: "a" } });
  await remove("a");
  expect(onFailure).not.toHaveBeenCalled();
  expect(client.cache.extract()).toEqual({});
});
