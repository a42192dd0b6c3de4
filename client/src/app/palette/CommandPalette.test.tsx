import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { onEvent } from "#lib/events";
import { entriesAnswer, listedEntry } from "#test/entries";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { CommandPalette } from "./CommandPalette";

/** Two pages: a lamp, which is the newest, and a chair. */
async function palette() {
  await withTexts("en");
  const pages = [listedEntry("lamp", { title: "A lamp" }), listedEntry("chair", { title: "A chair" })];
  let answered = Promise.resolve();
  const server = graphqlServer({
    Entries: async ({ search }) => {
      await answered;
      return entriesAnswer(pages.filter(({ title }) => title?.includes(String(search ?? ""))));
    },
  });
  const router = createMemoryRouter([{ path: "*", element: <CommandPalette turn={1} /> }]);
  render(<RouterProvider router={router} />, { wrapper: server.wrapper });
  await screen.findByRole("button", { name: /A lamp/ });
  const opened = () => router.state.location.search;
  /** Lets the searches from now on wait until the returned function is called. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    answered = promise;
    return resolve;
  };
  return { ...server, hold, opened, user: userEvent.setup(), field: screen.getByRole("textbox") };
}

it("does what was typed on Enter, and opens no page that does not fit", async () => {
  const { opened, user, field } = await palette();
  const asked = vi.fn();
  const stop = onEvent("panelWanted", asked);
  await user.type(field, "account{Enter}");
  stop();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ panel: "account" });
  expect(opened()).toBe("");
});

it("leads to the trash", async () => {
  const { user, field } = await palette();
  const asked = vi.fn();
  const stop = onEvent("trashWanted", asked);
  await user.type(field, "trash{Enter}");
  stop();
  expect(asked).toHaveBeenCalledOnce();
});

it("selects the page that is found, once it is", async () => {
  const { opened, user, field } = await palette();
  await user.type(field, "chair");
  await screen.findByRole("button", { name: /A chair/ });
  expect(screen.queryByRole("button", { name: /A lamp/ })).toBeNull();
  await user.keyboard("{Enter}");
  expect(opened()).toBe("?entry=chair");
});

it("says that nothing is found only once that is known", async () => {
  const { calls, hold, user, field } = await palette();
  const release = hold();
  await user.type(field, "table");
  await waitFor(() => expect(calls("Entries").at(-1)).toMatchObject({ search: "table" }));
  expect(screen.queryByText("Nothing found.")).toBeNull();
  release();
  expect(await screen.findByText("Nothing found.")).toBeVisible();
});
