import { Notifications } from "@mantine/notifications";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { useEntries } from "#features/entries/list/use-entries";
import { AppError } from "#lib/errors";
import { entriesAnswer } from "#test/entries";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { useRemoval } from "./use-removal";
import { useToasts } from "./use-toasts";

/** A list of pages, of which some cannot be deleted. */
async function pages(refused: readonly string[] = []) {
  await withTexts("en");
  const server = graphqlServer({
    Entries: () => entriesAnswer(),
    DeleteEntry: ({ id }) => {
      if (refused.includes(String(id))) throw new AppError("SERVER_ERROR");
      return { deleteEntry: id };
    },
    RestoreEntry: ({ id }) => ({ restoreEntry: { __typename: "Entry", id, deletedAt: null } }),
  });
  let removal: ReturnType<typeof useRemoval> | undefined;
  function Screen() {
    useEntries("");
    removal = useRemoval({ tell: useToasts(), close: vi.fn() });
    return <Notifications />;
  }
  render(<Screen />, { wrapper: server.wrapper });
  await waitFor(() => expect(server.calls("Entries")).toHaveLength(1));
  return {
    calls: server.calls,
    remove: (...ids: string[]) => act(async () => removal?.removeAll(ids.map((id) => ({ id })))),
    restored: () => server.calls("RestoreEntry").map(({ id }) => id),
    user: userEvent.setup(),
  };
}

it("offers the way back for each deletion of several pages", async () => {
  const { remove, restored, user } = await pages();
  await remove("a", "b");
  await remove("c", "d", "e");
  expect(await screen.findByText("2 pages are in the trash")).toBeInTheDocument();
  const later = (await screen.findByText("3 pages are in the trash")).parentElement;
  await user.click(within(later as HTMLElement).getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(restored()).toEqual(["c", "d", "e"]));
});

it("tells of those alone that were deleted, and reads the list once", async () => {
  const { remove, restored, calls, user } = await pages(["b"]);
  await remove("a", "b", "c");
  expect(await screen.findByText("2 pages are in the trash")).toBeInTheDocument();
  expect(calls("Entries")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(restored()).toEqual(["a", "c"]));
});
