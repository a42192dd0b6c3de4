import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AppError } from "#lib/errors";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { ListeningPanel } from "./ListeningPanel";

const nothing = { loads: 0, plays: 0, ended: 0, seconds: 0 };

async function panel(more: object = {}, refusals: AppError[] = []) {
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
    Listening: () => {
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      return { entry: { __typename: "Entry", id: "e1", listening } };
    },
  });
  const onShare = vi.fn();
  render(<ListeningPanel entryId="e1" onShare={onShare} />, { wrapper: server.wrapper });
  return { onShare, user: userEvent.setup() };
}

const version = (revisionNumber: string, more: object) => ({
  __typename: "HeardOfRevision",
  revisionNumber,
  plays: 12,
  ended: 7,
  seconds: 600,
  tenths: [12, 12, 11, 10, 10, 9, 9, 8, 8, 7],
  sentences: [],
  ...more,
});
const sentences = ["One.", "Two.", "Three."].map((text, at) => ({
  __typename: "HeardSentence",
  start: at * 5,
  text,
  listeners: [12, 11, 7][at],
}));

it("says how to get listeners while there are none, and leads there", async () => {
  const { onShare, user } = await panel();
  expect(await screen.findByText("Nobody has listened in the last 30 days")).toBeVisible();
  expect(screen.getByText(/Paste the “Code for a page”/)).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show link and code" }));
  expect(onShare).toHaveBeenCalledOnce();
});

it("draws days, where listeners leave, versions and sites, each with a table of the same figures", async () => {
  const { user } = await panel({
    total: { __typename: "Heard", loads: 80, plays: 15, ended: 7, seconds: 545 },
    days: [{ __typename: "HeardOnDay", day: "2026-11-16", loads: 80, plays: 15, seconds: 545 }],
    revisions: [
      version("0002", { sentences }),
      version("0001", { plays: 3, ended: 0, seconds: 30, tenths: Array(10).fill(1) }),
    ],
    hosts: [
      { __typename: "HeardOnHost", host: "shop.example", plays: 13 },
      { __typename: "HeardOnHost", host: "", plays: 2 },
    ],
  });
  expect(await screen.findByText("47%")).toBeVisible();
  for (const name of ["Plays by day", "How far people listen", "Versions compared"])
    expect(screen.getByRole("img", { name })).toBeVisible();
  expect(screen.getByText("Best day: Nov 16 (15 plays).")).toBeVisible();
  expect(screen.getByText("Most leave around “Three.” (4).")).toBeVisible();

  for (const summary of screen.getAllByText("Show the figures as a table")) await user.click(summary);
  const rowsOf = (name: string) =>
    within(screen.getByRole("table", { name }))
      .getAllByRole("row")
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rowsOf("Plays by day")).toHaveLength(30);
  expect(rowsOf("Plays by day")[15]).toEqual(["Nov 16", "80", "15", "9:05"]);
  expect(rowsOf("How far people listen")).toEqual([
    ["One.", "12", "100%"],
    ["Two.", "11", "92%"],
    ["Three.", "7", "58%"],
  ]);
  expect(rowsOf("Versions compared")).toEqual([
    ["Version 2", "12", "58%", "0:50"],
    ["Version 1", "3", "0%", "0:10"],
  ]);
  expect(rowsOf("Plays by site")).toEqual([
    ["shop.example", "13"],
    ["Unknown", "2"],
  ]);

  await user.selectOptions(screen.getByRole("combobox", { name: "Version" }), "0001");
  expect(rowsOf("How far people listen")[9]).toEqual(["90–100%", "1", "33%"]);
});

it("says that it was shown and never played, and draws no empty curves", async () => {
  await panel({ total: { __typename: "Heard", ...nothing, loads: 1200 } });
  expect(await screen.findByText("It was shown, but nobody has pressed play.")).toBeVisible();
  expect(screen.getByText("1,200")).toBeVisible();
  expect(screen.queryByRole("img")).toBeNull();
});

it("asks again for figures that did not come", async () => {
  const { user } = await panel({}, [new AppError("SERVER_ERROR")]);
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Nobody has listened in the last 30 days")).toBeVisible();
});
