import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { AppError } from "#lib/errors";
import { entriesAnswer, listedEntry } from "#test/entries";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { FirstRun } from "../submit/FirstRun";
import { TrashDialog } from "./TrashDialog";
import { TrashModal } from "./TrashModal";

/** The screen of an account without pages, which has deleted as many. */
async function firstRun(deleted: number, answering?: Promise<void>) {
  await withTexts("en");
  let ids = Array.from({ length: deleted }, (_, at) => `e${at}`);
  const node = (id: string) => listedEntry(id, { title: `Page ${id}`, deletedAt: "2026-11-20T00:00:00Z" });
  const server = graphqlServer({
    Trash: ({ first }) =>
      entriesAnswer(ids.slice(0, Number(first)).map(node), {
        hasNextPage: ids.length > Number(first),
        totalCount: ids.length,
      }),
    RestoreEntry: async ({ id }) => {
      await answering;
      if (!ids.includes(String(id))) throw new AppError("NOT_FOUND");
      ids = ids.filter((other) => other !== id);
      return { restoreEntry: listedEntry(String(id)) };
    },
    EmptyTrash: () => {
      ids = [];
      return { emptyTrash: deleted };
    },
  });
  render(
    <>
      <FirstRun busy={false} onSample={() => undefined}>
        form
      </FirstRun>
      <TrashModal />
    </>,
    { wrapper: server.wrapper },
  );
  return server;
}
const opened = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Trash" }));
  return within(await screen.findByRole("dialog", { name: "Trash" }));
};

it("is at hand when the last page was deleted [4.8]", async () => {
  await firstRun(1);
  expect(await (await opened()).findByRole("button", { name: "Restore Page e0" })).toBeEnabled();
});

it("is not offered to somebody who has deleted nothing", async () => {
  const { calls } = await firstRun(0);
  await waitFor(() => expect(calls("Trash")).toHaveLength(1));
  expect(screen.queryByRole("button", { name: "Trash" })).toBeNull();
});

it("gives a page back once, also by a double click, and keeps the focus [4.8]", async () => {
  let answer = () => {};
  const { calls } = await firstRun(2, new Promise<void>((resolve) => (answer = resolve)));
  const trash = await opened();
  await userEvent.dblClick(await trash.findByRole("button", { name: "Restore Page e0" }));
  answer();
  await waitFor(() => expect(trash.queryByText("Page e0")).toBeNull());
  expect(trash.getByRole("button", { name: "Restore Page e1" })).toBeEnabled();
  expect(calls("RestoreEntry")).toEqual([{ id: "e0" }]);
  expect(trash.queryByRole("alert")).toBeNull();
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toContainElement(trash.getByText("Page e1"));
});

it("is not emptied by a double click", async () => {
  const { calls } = await firstRun(2);
  const trash = await opened();
  await userEvent.dblClick(await trash.findByRole("button", { name: "Empty the trash" }));
  const sure = trash.getByRole("button", { name: "Delete 2 pages for good" });
  expect(calls("EmptyTrash")).toEqual([]);
  await waitFor(() => expect(sure).not.toHaveAttribute("aria-disabled"));
  await userEvent.click(sure);
  expect(await trash.findByText(/The trash is empty/)).toBeVisible();
  expect(calls("EmptyTrash")).toHaveLength(1);
});

it("calls a page without a title by one name, its address, in the row and in its button", async () => {
  await withTexts("en");
  const node = listedEntry("e1", {
    url: "https://shop.example/tea?id=7&size=large",
    deletedAt: "2026-11-20T00:00:00Z",
  });
  const { wrapper } = graphqlServer({ Trash: () => entriesAnswer([node]) });
  render(<TrashDialog onClose={() => undefined} />, { wrapper });
  const button = await screen.findByRole("button", { name: "Restore shop.example/tea?id=7&size=large" });
  const name = within(button.closest("li") as HTMLElement).getByText("shop.example/tea?id=7&size=large");
  // A `wbr` would break the one line that the row has for it.
  expect(name.querySelector("wbr")).toBeNull();
});
