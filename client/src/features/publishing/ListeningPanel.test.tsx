import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { ListeningPanel } from "./ListeningPanel";

const nothing = { loads: 0, plays: 0, ended: 0, seconds: 0 };

async function panel(more: object = {}) {
  await withTexts("en");
  const listening = {
    __typename: "Listening",
    from: "2026-11-01",
    to: "2026-11-30",
    total: { __typename: "Heard", ...nothing },
    days: [],
    revisions: [],
    hosts: [],
    ...more,
  };
  const server = graphqlServer({
    Listening: () => ({ entry: { __typename: "Entry", id: "e1", listening } }),
  });
  render(<ListeningPanel entryId="e1" />, { wrapper: server.wrapper });
}

it("says how to get listeners while there are none", async () => {
  await panel();
  expect(await screen.findByText(/Paste the code into a page/)).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
});

it("shows days, where listeners leave, and sites, each as a table", async () => {
  await panel({
    total: { __typename: "Heard", loads: 80, plays: 12, ended: 7, seconds: 545 },
    days: [{ __typename: "HeardOnDay", day: "2026-11-16", plays: 12, seconds: 545 }],
    revisions: [
      {
        __typename: "HeardOfRevision",
        revisionNumber: "0002",
        plays: 12,
        ended: 7,
        tenths: [12, 12, 11, 10, 10, 9, 9, 8, 8, 7],
      },
    ],
    hosts: [
      { __typename: "HeardOnHost", host: "shop.example", plays: 10 },
      { __typename: "HeardOnHost", host: "", plays: 2 },
    ],
  });
  expect(
    await screen.findByText("Shown 80 times, played 12 times, heard to the end 7 times, 9:05 in all."),
  ).toBeVisible();
  const rowsOf = (name: RegExp) =>
    within(screen.getByRole("table", { name }))
      .getAllByRole("row")
      .slice(1)
      .map(({ textContent }) => textContent);
  expect(rowsOf(/Plays by day/)).toEqual(["2026-11-1612"]);
  expect(rowsOf(/Version 2/)).toHaveLength(10);
  expect(rowsOf(/Version 2/)[9]).toBe("90–100 %7");
  expect(rowsOf(/Plays by site/)).toEqual(["shop.example10", "Unknown2"]);
});
