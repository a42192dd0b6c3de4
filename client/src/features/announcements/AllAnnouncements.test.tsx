import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { emitEvent } from "#lib/events";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { AllAnnouncements } from "./AllAnnouncements";

const announcement = (id: number, title: string) => ({
  __typename: "Announcement",
  id,
  title,
  content: "<p>There are <b>new</b> voices.</p>",
  priority: "normal",
  datetime: 202611200905,
});

async function opened(announcements: object[]) {
  await withTexts("en");
  const server = graphqlServer({ Announcements: () => ({ announcements }) });
  render(<AllAnnouncements />, { wrapper: server.wrapper });
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => emitEvent("announcementsWanted", {}));
  return { ...server, dialog: within(await screen.findByRole("dialog", { name: "Announcements" })) };
}

it("lists what was announced, newest first, in the language of the screen", async () => {
  const { dialog, calls } = await opened([announcement(2, "Second"), announcement(1, "First")]);
  await dialog.findByText("Second");
  expect(dialog.getAllByRole("heading", { level: 3 }).map((title) => title.textContent)).toEqual([
    "Second",
    "First",
  ]);
  expect(dialog.getAllByText("new")[0]?.tagName).toBe("B");
  expect(calls("Announcements")).toEqual([{ language: "en" }]);
  await userEvent.click(dialog.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("says so where nothing was announced yet", async () => {
  const { dialog } = await opened([]);
  expect(await dialog.findByText("No announcements yet")).toBeVisible();
});
